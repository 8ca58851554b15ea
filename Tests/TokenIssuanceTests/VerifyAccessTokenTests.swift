import Cryptography
import Domain
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages

@testable import TokenIssuanceService

@Suite struct VerifyAccessTokenTests {
  @Test("a good token names its user, client, chain and device")
  func good() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue(harness.issueRequest(deviceKey: "eu-west-1_d"))
    let signedInAt = harness.clock.now()
    harness.clock.advance(by: .milliseconds(3_599_999))
    let response = try await harness.verify(tokens.access)
    #expect(response.userPoolId == harness.pool.text)
    #expect(response.clientId == harness.client.text)
    #expect(response.sub == TokenIssuanceHarness.sub)
    #expect(response.username == "alice")
    #expect(response.scope == "aws.cognito.signin.user.admin")
    #expect(response.deviceKey == "eu-west-1_d")
    #expect(response.authenticatedAtUnixMillis == signedInAt.unixMillis)
    #expect(response.chainId == (try await harness.open(tokens.refresh)).chainId)
  }

  @Test("a token is refused from the second of its exp")
  func expired() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    harness.clock.advance(by: .seconds(3600))
    #expect(await refusal(of: tokens.access, harness) == "access_token_expired")
  }

  @Test("an ID token is no access token")
  func idToken() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    #expect(await refusal(of: tokens.id, harness) == "access_token_invalid")
    #expect(await refusal(of: tokens.refresh, harness) == "access_token_invalid")
  }

  @Test("a change anywhere in a token is noticed", arguments: ["RS256", "ES256"])
  func tampering(_ algorithm: String) async throws {
    let harness = try await TokenIssuanceHarness(algorithm: algorithm)
    let tokens = try await harness.issue()
    for index in stride(from: 0, to: tokens.access.count, by: 11) {
      var changed = tokens.access
      changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      #expect(await refusal(of: changed, harness) == "access_token_invalid")
    }
    for bad in [Array(tokens.access.dropLast()), tokens.access + [65], [46] + tokens.access] {
      #expect(await refusal(of: bad, harness) == "access_token_invalid")
    }
  }

  @Test("a header of any other form is refused, whatever it promises (RFC 8725 §3.1)")
  func headers() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let parts = try TokenParts(tokens.access)
    let good = try DecodedToken(tokens.access)
    guard case .text(let kid) = good.header["kid"] else {
      Issue.record("no kid")
      return
    }
    let headers = [
      #"{"kid":"\#(kid)","alg":"none"}"#, #"{"kid":"\#(kid)","alg":"HS256"}"#,
      #"{"kid":"\#(kid)","alg":"RS256"}"#, #"{"alg":"ES256","kid":"\#(kid)"}"#,
      #"{"kid":"\#(kid)","alg":"ES256","typ":"JWT"}"#, #"{"kid":"\#(kid)", "alg":"ES256"}"#,
      #"{"kid":"\#(kid)","kid":"x","alg":"ES256"}"#, #"{"kid":"","alg":"ES256"}"#,
      #"{"kid":"unknown","alg":"ES256"}"#, #"{"kid":"\#("\u{0}")","alg":"ES256"}"#,
      #"{"kid":"\#(String(repeating: "A", count: 43))","alg":"ES256"}"#, "{}", "", "[]", "null",
    ]
    for header in headers {
      for signature in [parts.signature, ""] {
        var changed = parts
        changed.header = base64URL(header)
        changed.signature = signature
        #expect(await refusal(of: changed.bytes, harness) == "access_token_invalid")
      }
    }
  }

  @Test("what is no token is refused without a fault")
  func garbage() async throws {
    let harness = try await TokenIssuanceHarness()
    let nested = String(repeating: "[", count: 20_000)
    let header = base64URL(#"{"kid":"a","alg":"ES256"}"#)
    let texts = [
      "", ".", "..", "...", "a.b.c", "é.é.é", String(repeating: "a", count: 200_000),
      String(repeating: ".", count: 30_000), "\(header).\(base64URL(nested)).AA",
      "\(header).\(base64URL(#"{"iss":5}"#)).AA", "\(header).\(base64URL("{}")).AA",
      "\(header).\(base64URL("{\"iss\":\"\u{0}\"}")).AA",
    ]
    for text in texts {
      #expect(await refusal(of: Array(text.utf8), harness) == "access_token_invalid")
    }
    for count in [1, 50, 500] {
      let bytes = SecureRandom.bytes(count)
      #expect(await refusal(of: bytes, harness) == "access_token_invalid")
    }
  }

  @Test("a token that another installation signed for the same pool's name is refused")
  func otherInstallation() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try await TokenIssuanceHarness()
    let tokens = try await other.issue()
    #expect(await refusal(of: tokens.access, harness) == "access_token_invalid")
  }

  @Test("a key of one pool signs nothing for another")
  func otherPool() async throws {
    let harness = try await TokenIssuanceHarness()
    let second = try #require(UserPoolID("eu-west-1_zzzzzzzzz"))
    try await harness.createKeys(second, "ES256")
    let tokens = try await harness.issue()
    let pools = harness.instance.service
    let claims = try #require(JSONWebToken(tokens.access)?.payload)
    let text = String(decoding: claims, as: UTF8.self)
      .replacing(harness.pool.text, with: second.text)
    // Signed by the first pool's own key, but with the second one's issuer.
    let active = try await harness.activeKeys()
    let key = try #require(
      try await pools.keys.key(active.access, of: .userPool(harness.pool), at: harness.clock.now())
    )
    let forged = try key.sign(Array(text.utf8))
    #expect(await refusal(of: forged, harness) == "access_token_invalid")
    #expect(await refusal(of: try key.sign(claims), harness) == "")
  }

  @Test("an access token that the ID token's key signed is refused")
  func wrongKey() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let active = try await harness.activeKeys()
    let key = try #require(
      try await harness.instance.service.keys.key(
        active.id,
        of: .userPool(harness.pool),
        at: harness.clock.now()
      )
    )
    let claims = try #require(JSONWebToken(tokens.access)?.payload)
    #expect(await refusal(of: try key.sign(claims), harness) == "access_token_invalid")
  }

  private func refusal(of token: [UInt8], _ harness: TokenIssuanceHarness) async -> String {
    await reason { () async throws(RPCError) in _ = try await harness.verify(token) }
  }
}

extension TokenIssuanceHarness {
  func activeKeys() async throws -> ActiveKeyIDs {
    let keys = try await descriptions().filter(\.isSigning)
    return ActiveKeyIDs(
      id: try #require(keys.first { $0.use == .id }?.keyID),
      access: try #require(keys.first { $0.use == .access }?.keyID)
    )
  }
}
