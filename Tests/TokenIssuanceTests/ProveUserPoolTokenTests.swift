import Domain
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

/// What identity federation learns of a user pool's tokens (DID-27).
@Suite struct ProveUserPoolTokenTests {
  private func prove(
    _ token: [UInt8],
    _ harness: TokenIssuanceHarness,
    of pool: UserPoolID? = nil,
    on instance: TokenIssuanceHarness.Instance? = nil
  ) async throws(RPCError) -> ProveUserPoolTokenResponse {
    try await (instance ?? harness.instance).proof.proveUserPoolToken(
      ProveUserPoolTokenRequest(userPoolId: (pool ?? harness.pool).text, token: token),
      context: harness.context
    )
  }

  private func refusal(
    of token: [UInt8],
    _ harness: TokenIssuanceHarness,
    of pool: UserPoolID? = nil,
    on instance: TokenIssuanceHarness.Instance? = nil
  ) async -> String {
    await reason { () async throws(RPCError) in
      _ = try await prove(token, harness, of: pool, on: instance)
    }
  }

  @Test("a token's claims are told whole, also after it expired", arguments: ["RS256", "ES256"])
  func good(_ algorithm: String) async throws {
    let harness = try await TokenIssuanceHarness(algorithm: algorithm)
    let tokens = try await harness.issue()
    harness.clock.advance(by: .seconds(1800))
    for token in [tokens.id, tokens.access] {
      let answer = try await prove(token, harness)
      #expect(answer.isEnded == false)
      let text = try #require(answer.claims)
      let payload = token.split(separator: UInt8(ascii: "."))[1]
      #expect(base64URL(String(decoding: text, as: UTF8.self)).utf8.elementsEqual(payload))
    }
  }

  @Test("the end of a sign-in is told: revocation, global sign-out")
  func ended() async throws {
    let harness = try await TokenIssuanceHarness()
    let first = try await harness.issue()
    let second = try await harness.issue()
    try await harness.revoke(first.refresh)
    #expect(try await prove(first.id, harness).isEnded == true)
    #expect(try await prove(second.id, harness).isEnded == false)
    try await harness.revokeAll()
    #expect(try await prove(second.id, harness).isEnded == true)
  }

  @Test("a token whose sign-in is removed long after its end is told with its claims, as ended")
  func removed() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    harness.clock.advance(by: .seconds(400 * 86_400))
    try await harness.instance.service.expiredChainRemoval.removeOnce()
    let answer = try await prove(tokens.id, harness)
    #expect(answer.isEnded == true && answer.claims != nil)
  }

  @Test("another pool's token, made-up text and a change are refused, each for its reason")
  func refusals() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let other = try #require(UserPoolID("eu-west-1_OtherPool"))
    try await harness.createKeys(other, "ES256")
    #expect(await refusal(of: tokens.id, harness, of: other) == "pool_token_of_other_issuer")
    for text in ["", "a.b.c", "..", String(decoding: tokens.refresh, as: UTF8.self)] {
      #expect(await refusal(of: Array(text.utf8), harness) == "pool_token_invalid")
    }
    var parts = try TokenParts(tokens.id)
    parts.signature = try TokenParts(tokens.access).signature
    #expect(await refusal(of: parts.bytes, harness) == "pool_token_unverified")
    parts.signature = ""
    #expect(await refusal(of: parts.bytes, harness) == "pool_token_unverified")
    parts = try TokenParts(tokens.id)
    parts.header = base64URL(#"{"alg":"none"}"#)
    #expect(await refusal(of: parts.bytes, harness) == "pool_token_invalid")
  }

  @Test("a deleted pool's tokens are refused by a process that still holds its keys")
  func deletedPool() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance()
    let tokens = try await harness.issue()
    #expect(await refusal(of: tokens.id, harness, on: other) == "")
    _ = try await harness.instance.tokens.deleteUserPoolTokens(
      DeleteUserPoolTokensRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    #expect(await refusal(of: tokens.id, harness, on: other) == "pool_token_unverified")
  }
}
