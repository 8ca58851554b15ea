import Cryptography
import Domain
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages

@testable import TokenIssuanceService

@Suite struct RefreshTokensTests {
  @Test(
    "E.1 Tokens: a refresh without rotation keeps auth_time and the chain, and returns no token"
  )
  func withoutRotation() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue(harness.issueRequest(deviceKey: "eu-west-1_d"))
    let first = try DecodedToken(tokens.access).claims
    harness.clock.advance(by: .seconds(5000))
    for _ in 0..<3 {
      let response = try await harness.refresh(tokens.refresh)
      #expect(response.refreshToken == nil)
      #expect(response.expiresInSeconds == 3600)
      let access = try DecodedToken(try #require(response.accessToken)).claims
      let id = try DecodedToken(try #require(response.idToken)).claims
      for name in ["auth_time", "origin_jti", "event_id", "sub"] {
        #expect(access[name] == first[name])
        #expect(id[name] == first[name])
      }
      #expect(access["iat"] == .number(harness.clock.now().unixSeconds))
      #expect(access["jti"] != first["jti"])
      #expect(access["device_key"] == "eu-west-1_d")
      let verified = try await harness.verify(try #require(response.accessToken))
      #expect(verified.deviceKey == "eu-west-1_d")
    }
  }

  @Test("rotation replaces the token, and each one continues the chain")
  func rotation() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    var current = tokens.refresh
    var seen: Set<[UInt8]> = [current]
    for _ in 0..<5 {
      harness.clock.advance(by: .seconds(100))
      current = try await harness.rotate(current)
      #expect(seen.insert(current).inserted)
    }
    let opened = try await harness.open(current)
    #expect(opened.sub == TokenIssuanceHarness.sub)
    #expect(
      opened.authenticatedAtUnixMillis == harness.clock.now().adding(seconds: -500).unixMillis
    )
  }

  @Test("a token that is taken for another user's or device's is refused, and nothing is done")
  func otherHolder() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue(harness.issueRequest(deviceKey: "eu-west-1_d"))
    let own = TokenHolder(sub: TokenIssuanceHarness.sub, deviceKey: "eu-west-1_d")
    let others = [
      TokenHolder(sub: "somebody-else"),
      TokenHolder(sub: "somebody-else", deviceKey: own.deviceKey),
      TokenHolder(sub: own.sub, deviceKey: "eu-west-1_e"),
    ]
    func refused(_ token: [UInt8]) async {
      for (holder, grace) in others.flatMap({ other in [(other, nil), (other, Int64(0))] }) {
        let refusal = await reason { () async throws(RPCError) in
          _ = try await harness.refresh(token, grace: grace, holder: holder)
        }
        #expect(refusal == "refresh_token_other_holder")
      }
    }
    await refused(tokens.refresh)
    #expect(try await harness.refresh(tokens.refresh, holder: own).accessToken != nil)
    let anyDevice = TokenHolder(sub: own.sub)
    let rotated = try await harness.refresh(tokens.refresh, grace: 10, holder: anyDevice)
    let successor = try #require(rotated.refreshToken)
    // Replaced: a call for another holder does not end the sign-in by it.
    await refused(tokens.refresh)
    #expect(try await harness.refresh(successor, holder: own).accessToken != nil)
  }

  @Test("D3: a lost answer is repeated: the old token gives the same successor within the grace")
  func grace() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let successor = try await harness.rotate(tokens.refresh)
    harness.clock.advance(by: .seconds(9))
    #expect(try await harness.open(tokens.refresh).sub == TokenIssuanceHarness.sub)
    #expect(try await harness.rotate(tokens.refresh) == successor)
    #expect(try await harness.rotate(successor) != successor)
  }

  @Test("after the grace the old token ends the chain, with its access tokens")
  func reuse() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let successor = try await harness.rotate(tokens.refresh)
    harness.clock.advance(by: .seconds(10))
    func refreshReason(_ token: [UInt8]) async -> String {
      await reason { () async throws(RPCError) in _ = try await harness.refresh(token, grace: 10) }
    }
    #expect(await refreshReason(tokens.refresh) == "refresh_token_reuse")
    #expect(await refreshReason(tokens.refresh) == "refresh_token_reuse")
    #expect(await refreshReason(successor) == "refresh_token_revoked")
    let access = await reason { () async throws(RPCError) in
      _ = try await harness.verify(tokens.access)
    }
    #expect(access == "access_token_revoked")
    let opening = await reason { () async throws(RPCError) in
      _ = try await harness.open(successor)
    }
    #expect(opening == "refresh_token_revoked")
  }

  @Test("without grace the old token ends the chain at once")
  func withoutGrace() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    _ = try await harness.rotate(tokens.refresh, grace: 0)
    let again = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(tokens.refresh, grace: 0)
    }
    #expect(again == "refresh_token_reuse")
  }

  @Test("an old token is good for all of its grace, also where its successors were replaced too")
  func ancestor() async throws {
    let harness = try await TokenIssuanceHarness()
    let first = try await harness.issue().refresh
    let second = try await harness.rotate(first, grace: 60)
    harness.clock.advance(by: .seconds(20))
    let third = try await harness.rotate(second, grace: 60)
    harness.clock.advance(by: .seconds(20))
    let fourth = try await harness.rotate(third, grace: 60)
    harness.clock.advance(by: .milliseconds(19_999))
    for old in [first, second, third] {
      #expect(try await harness.rotate(old, grace: 60) == fourth)
    }
    // Each has a grace of its own: the first's is over, the second's is not.
    harness.clock.advance(by: .milliseconds(1))
    #expect(try await harness.rotate(second, grace: 60) == fourth)
    let reuse = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(first, grace: 60)
    }
    #expect(reuse == "refresh_token_reuse")
    let current = await reason { () async throws(RPCError) in _ = try await harness.open(fourth) }
    #expect(current == "refresh_token_revoked")
  }

  @Test("two windows of one app that refresh in turns stay together, on two instances")
  func twoWindows() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance()
    var (one, two) = (try await harness.issue().refresh, [UInt8]())
    two = one
    for _ in 0..<10 {
      one = try await harness.rotate(one, grace: 60)
      one = try await harness.rotate(one, grace: 60)
      two = try #require(try await harness.refresh(two, grace: 60, on: other).refreshToken)
      #expect(two == one)
      harness.clock.advance(by: .seconds(25))
    }
  }

  @Test("a chain remembers a bounded number of tokens, and none is forgotten within its grace")
  func bound() async throws {
    let harness = try await TokenIssuanceHarness()
    var tokens = [try await harness.issue().refresh]
    for _ in 0..<ReplacedToken.maxOfChain {
      tokens.append(try await harness.rotate(try #require(tokens.last), grace: 60))
      harness.clock.advance(by: .seconds(1))
    }
    #expect(Set(tokens).count == ReplacedToken.maxOfChain + 1)
    let current = try #require(tokens.last)
    for token in tokens {
      #expect(try await harness.rotate(token, grace: 60) == current)
    }
    #expect(try await harness.replaced(current).count == ReplacedToken.maxOfChain)
    // With the end of the oldest's grace there is room again.
    harness.clock.advance(by: .seconds(60 - Int64(ReplacedToken.maxOfChain)))
    let next = try await harness.rotate(current, grace: 60)
    #expect(next != current)
    #expect(try await harness.replaced(next).count == ReplacedToken.maxOfChain)
    #expect(try await harness.rotate(tokens[1], grace: 60) == next)
    // Whatever is out of its grace is dropped.
    harness.clock.advance(by: .seconds(60))
    let last = try await harness.rotate(next, grace: 60)
    #expect(try await harness.replaced(last).map(\.generation) == [17])
    let reuse = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(tokens[16], grace: 60)
    }
    #expect(reuse == "refresh_token_reuse")
  }

  @Test("beside an older version, which notes only when the last token was replaced")
  func olderVersion() async throws {
    let harness = try await TokenIssuanceHarness()
    let first = try await harness.issue().refresh
    let second = try await harness.rotate(first, grace: 60)
    try await harness.forgetReplacedTokens()
    #expect(try await harness.rotate(first, grace: 60) == second)
    let third = try await harness.rotate(second, grace: 60)
    let fourth = try await harness.rotate(third, grace: 60)
    #expect(try await harness.rotate(second, grace: 60) == fourth)
    let reuse = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(first, grace: 60)
    }
    #expect(reuse == "refresh_token_reuse")
  }

  @Test("a replaced token is reuse also after the client has stopped rotating")
  func rotationSwitchedOff() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let successor = try await harness.rotate(tokens.refresh, grace: 60)
    #expect(try await harness.refresh(successor).refreshToken == nil)
    let old = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(tokens.refresh)
    }
    #expect(old == "refresh_token_reuse")
  }

  @Test("a hundred refreshes at once, on two instances, all get the same successor")
  func concurrency() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance()
    for _ in 0..<3 {
      let tokens = try await harness.issue()
      let successors = try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
        for index in 0..<100 {
          group.addTask {
            try await harness.refresh(
              tokens.refresh,
              grace: 10,
              on: index.isMultiple(of: 2) ? harness.instance : other
            ).refreshToken
          }
        }
        return try await group.reduce(into: Set<[UInt8]?>()) { $0.insert($1) }
      }
      #expect(successors.count == 1)
      let successor = try #require(successors.first ?? nil)
      #expect(try await harness.rotate(successor) != successor)
    }
  }

  @Test("SES-13: the chain ends at its time however often it was refreshed")
  func absoluteExpiry() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    var current = tokens.refresh
    for _ in 0..<29 {
      harness.clock.advance(by: .seconds(86_400))
      current = try await harness.rotate(current)
    }
    harness.clock.advance(by: .milliseconds(86_400_000 - 1))
    let last = try await harness.refresh(current)
    harness.clock.advance(by: .milliseconds(1))
    for grace in [nil, 10] as [Int64?] {
      let refused = await reason { () async throws(RPCError) in
        _ = try await harness.refresh(current, grace: grace)
      }
      #expect(refused == "refresh_token_expired")
    }
    let opening = await reason { () async throws(RPCError) in
      _ = try await harness.open(current)
    }
    #expect(opening == "refresh_token_expired")
    // The access token of the last moment lives on.
    let access = try #require(last.accessToken)
    #expect(try await harness.verify(access).username == "alice")
  }

  @Test("another client's token is refused, and stays good for its own")
  func otherClient() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try #require(ClientID("zzzzzzzzzzzzzzzzzzzzzzzzzz"))
    let tokens = try await harness.issue()
    for grace in [nil, 10] as [Int64?] {
      let refused = await reason { () async throws(RPCError) in
        _ = try await harness.refresh(tokens.refresh, grace: grace, client: other)
      }
      #expect(refused == "refresh_token_invalid")
    }
    let opening = await reason { () async throws(RPCError) in
      _ = try await harness.open(tokens.refresh, client: other)
    }
    #expect(opening == "refresh_token_invalid")
    #expect(try await harness.rotate(tokens.refresh) != tokens.refresh)
  }

  @Test("garbage and changed tokens are refused and end no chain")
  func garbage() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let raw = try #require(Base64URL.decode(bytes: tokens.refresh[...]))
    var bad: [[UInt8]] = [
      [], [0], Array("garbage".utf8), Array(tokens.refresh.dropLast()), tokens.refresh + [65],
      tokens.refresh + tokens.refresh, [UInt8](repeating: 65, count: 1_000_000), tokens.access,
    ]
    for index in raw.indices {
      var changed = raw
      changed[index] ^= 1
      bad.append(Base64URL.encodedBytes(changed))
    }
    for token in bad {
      let refused = await reason { () async throws(RPCError) in
        _ = try await harness.refresh(token, grace: 10)
      }
      #expect(refused == "refresh_token_invalid")
    }
    #expect(try await harness.rotate(tokens.refresh) != tokens.refresh)
  }

  @Test("a change of the sealing key leaves chains whole, and retries exact")
  func sealingKeyRotation() async throws {
    let harness = try await TokenIssuanceHarness()
    let keys = [1: harness.sealKey, 2: SecureRandom.bytes(32)] as [UInt32: [UInt8]]
    let newer = try harness.anotherInstance(try Sealer(keys: keys, current: 2))
    let tokens = try await harness.issue()
    let second = try await harness.rotate(tokens.refresh)
    // A retry that reaches an instance with the new key gets what the old one made.
    #expect(try await harness.refresh(tokens.refresh, grace: 10, on: newer).refreshToken == second)
    let third = try #require(try await harness.refresh(second, grace: 10, on: newer).refreshToken)
    #expect(try await harness.refresh(second, grace: 10, on: newer).refreshToken == third)
    // Over both keys.
    #expect(try await harness.refresh(tokens.refresh, grace: 10, on: newer).refreshToken == third)
    #expect(try await harness.refresh(third, on: newer).accessToken != nil)
  }
}
