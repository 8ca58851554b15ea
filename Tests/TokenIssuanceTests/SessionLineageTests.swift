import Domain
import GatehouseStubs
import RPC
import Sessions
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite("What became of a session's refresh tokens")
struct SessionLineageTests {
  private func lineage(
    _ chain: String,
    _ harness: TokenIssuanceHarness,
    sub: String = TokenIssuanceHarness.sub,
    pool: UserPoolID? = nil
  ) async throws(RPCError) -> ShowChainResponse {
    try await harness.instance.tokens.showChain(
      ShowChainRequest(userPoolId: (pool ?? harness.pool).text, sub: sub, chainId: chain),
      context: harness.context
    )
  }

  private func reused(
    _ harness: TokenIssuanceHarness,
    sub: String = TokenIssuanceHarness.sub
  ) async throws(RPCError) -> [ReusedChain] {
    try await harness.instance.tokens.listReusedChains(
      ListReusedChainsRequest(userPoolId: harness.pool.text, sub: sub, limit: 20),
      context: harness.context
    ).chains
  }

  @Test("SES-20: a chain shows the tokens that were replaced while one of them may be good")
  func steps() async throws {
    let harness = try await TokenIssuanceHarness()
    let signedIn = try await harness.signIn()
    #expect(try await lineage(signedIn.chainID, harness).generation == 0)
    let begun = harness.clock.now().unixMillis
    var token = signedIn.refresh
    for _ in 0..<2 {
      harness.clock.advance(by: .seconds(10))
      token = try #require(
        try await harness.refresh(token, SessionTerms(), grace: 60).refreshToken
      )
    }
    let shown = try await lineage(signedIn.chainID, harness)
    #expect(shown.generation == 2 && shown.end == nil && shown.endedAtUnixMillis == nil)
    #expect(shown.replaced.map(\.generation) == [0, 1])
    #expect(shown.replaced.map(\.replacedAtUnixMillis) == [begun + 10_000, begun + 20_000])
    #expect(shown.chain?.clientId == harness.client.text)
    #expect(try await reused(harness).isEmpty)
  }

  @Test("SES-20: a chain that ended by reuse says so, and is found among those of its user alone")
  func reuse() async throws {
    let harness = try await TokenIssuanceHarness()
    let signedIn = try await harness.signIn()
    let other = try await harness.signIn()
    _ = try await harness.refresh(signedIn.refresh, SessionTerms(), grace: 0)
    harness.clock.advance(by: .seconds(5))
    #expect(
      await harness.refusal(of: signedIn.refresh, grace: 0) == Reason.refreshTokenReuse.rawValue
    )
    let shown = try await lineage(signedIn.chainID, harness)
    #expect(shown.end == SessionEnd.reuse.rawValue)
    #expect(shown.endedAtUnixMillis == harness.clock.now().unixMillis)
    #expect(try await reused(harness).map(\.chainId) == [signedIn.chainID])
    #expect(try await reused(harness, sub: "another").isEmpty)
    try await harness.end(chain: other.chainID)
    #expect(try await lineage(other.chainID, harness).end == SessionEnd.sessionRevoked.rawValue)
    #expect(try await reused(harness).count == 1)
  }

  @Test("SES-22: a chain of another user or pool, and an unknown one, are one refusal")
  func others() async throws {
    let harness = try await TokenIssuanceHarness()
    let signedIn = try await harness.signIn()
    let elsewhere = try #require(UserPoolID("us-east-1_Elsewhere"))
    let unknown = "00000000-0000-4000-8000-000000000000"
    let asked: [(chain: String, sub: String, pool: UserPoolID)] = [
      (signedIn.chainID, "another", harness.pool),
      (signedIn.chainID, TokenIssuanceHarness.sub, elsewhere),
      (unknown, TokenIssuanceHarness.sub, harness.pool),
    ]
    for (chain, sub, pool) in asked {
      let refused = await reason { () async throws(RPCError) in
        _ = try await lineage(chain, harness, sub: sub, pool: pool)
      }
      #expect(refused == Reason.sessionNotFound.rawValue)
    }
  }

  @Test("keys that sign are told by their age, and those that were replaced are not")
  func agedKeys() async throws {
    let harness = try await TokenIssuanceHarness()
    _ = try await harness.signIn()
    func aged() async throws(RPCError) -> [AgedSigningKey] {
      let before = harness.clock.now().adding(seconds: -86_400)
      return try await harness.instance.keyOperator.listAgedSigningKeys(
        ListAgedSigningKeysRequest(beforeUnixMillis: before.unixMillis, limit: 10),
        context: harness.context
      ).keys
    }
    #expect(try await aged().isEmpty)
    harness.clock.advance(by: .seconds(86_401))
    #expect(try await aged().map(\.userPoolId) == [harness.pool.text])
    _ = try await harness.instance.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    #expect(try await aged().isEmpty)
  }
}
