import Domain
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages

@testable import TokenIssuanceService

@Suite struct RevocationTests {
  @Test("SES-8: revoking a refresh token ends its sign-in and no other")
  func revoke() async throws {
    let harness = try await TokenIssuanceHarness()
    let one = try await harness.issue()
    let other = try await harness.issue()
    try await harness.revoke(one.refresh)
    let refresh = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(one.refresh)
    }
    let rotation = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(one.refresh, grace: 10)
    }
    let access = await reason { () async throws(RPCError) in
      _ = try await harness.verify(one.access)
    }
    #expect(refresh == "refresh_token_revoked")
    #expect(rotation == "refresh_token_revoked")
    #expect(access == "access_token_revoked")
    #expect(try await harness.verify(other.access).username == "alice")
    #expect(try await harness.refresh(other.refresh).accessToken != nil)
  }

  @Test("revoking twice, late, or with a replaced token succeeds")
  func idempotence() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let successor = try await harness.rotate(tokens.refresh)
    try await harness.revoke(tokens.refresh)
    try await harness.revoke(tokens.refresh)
    try await harness.revoke(successor)
    harness.clock.advance(by: .seconds(100 * 86_400))
    try await harness.revoke(successor)
    try await harness.instance.service.expiredChainRemoval.removeOnce()
    try await harness.revoke(successor)
    let refresh = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(successor)
    }
    #expect(refresh == "refresh_token_expired")
  }

  @Test("another client's token is refused as unauthorized and stays good")
  func otherClient() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try #require(ClientID("zzzzzzzzzzzzzzzzzzzzzzzzzz"))
    let tokens = try await harness.issue()
    let refused = await reason { () async throws(RPCError) in
      try await harness.revoke(tokens.refresh, client: other)
    }
    #expect(refused == "unauthorized")
    #expect(try await harness.refresh(tokens.refresh).accessToken != nil)
  }

  @Test("an ID or access token is of the wrong type, also when it has expired")
  func wrongType() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    for _ in 0..<2 {
      for token in [tokens.id, tokens.access] {
        let refused = await reason { () async throws(RPCError) in
          try await harness.revoke(token)
        }
        #expect(refused == "unsupported_token_type")
      }
      harness.clock.advance(by: .seconds(10 * 86_400))
    }
    #expect(try await harness.refresh(tokens.refresh).accessToken != nil)
  }

  @Test("what is no token of ours is invalid", arguments: ["", "x", "a.b.c", "....", "é"])
  func garbage(_ text: String) async throws {
    let harness = try await TokenIssuanceHarness()
    let refused = await reason { () async throws(RPCError) in
      try await harness.revoke(Array(text.utf8))
    }
    #expect(refused == "refresh_token_invalid")
  }

  @Test("SES-12: global sign-out ends all sign-ins of the user, on every client")
  func revokeAll() async throws {
    let harness = try await TokenIssuanceHarness()
    let second = try #require(ClientID("zzzzzzzzzzzzzzzzzzzzzzzzzz"))
    let withoutRevocation = harness.contents(isRevocationEnabled: false)
    let ended = [
      try await harness.issue(),
      try await harness.issue(harness.issueRequest(contents: withoutRevocation)),
      try await harness.issue(harness.issueRequest(client: second)),
    ]
    let bystander = try await harness.issue(harness.issueRequest(sub: "somebody-else"))
    try await harness.revokeAll()
    for tokens in ended {
      let access = await reason { () async throws(RPCError) in
        _ = try await harness.verify(tokens.access)
      }
      #expect(access == "access_token_revoked")
    }
    for tokens in ended.prefix(2) {
      let refresh = await reason { () async throws(RPCError) in
        _ = try await harness.refresh(tokens.refresh)
      }
      #expect(refresh == "refresh_token_revoked")
    }
    #expect(try await harness.verify(bystander.access).sub == "somebody-else")
    // A sign-in afterwards is a new chain.
    let later = try await harness.issue()
    #expect(try await harness.verify(later.access).username == "alice")
    try await harness.revokeAll(of: "nobody")
  }

  @Test("a refresh and a sign-out at the same time leave nothing usable")
  func race() async throws {
    let harness = try await TokenIssuanceHarness()
    for _ in 0..<10 {
      let tokens = try await harness.issue()
      async let revocation: Void = harness.revokeAll()
      async let refresh = try? harness.refresh(tokens.refresh, grace: 10)
      _ = try await (revocation, refresh)
      if let access = await refresh?.accessToken {
        let verified = await reason { () async throws(RPCError) in
          _ = try await harness.verify(access)
        }
        #expect(verified == "access_token_revoked")
      }
    }
  }

  @Test("expired chains are removed, and only when their last access token has expired too")
  func removal() async throws {
    let harness = try await TokenIssuanceHarness()
    let removal = harness.instance.service.expiredChainRemoval
    _ = try await harness.issue()
    harness.clock.advance(by: .seconds(30 * 86_400 + 86_400))
    #expect(try await removal.removeOnce() == 0)
    harness.clock.advance(by: .seconds(301))
    _ = try await harness.issue()
    #expect(try await removal.removeOnce() == 1)
    #expect(try await harness.countOfChains() == 1)
  }
}
