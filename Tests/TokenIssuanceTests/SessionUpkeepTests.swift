import Domain
import MetricsTestKit
import Postgres
import RPC
import Sessions
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

@Suite("What is kept and counted of sessions")
struct SessionUpkeepTests {
  @Test("SES-17: where tracking stops, addresses and user agents are forgotten within a day")
  func forgotten() async throws {
    let harness = try await TokenIssuanceHarness()
    let otherPool = try #require(UserPoolID("eu-west-1_ZyXwVuTsR"))
    try await harness.createKeys(otherPool, "ES256")
    _ = try await harness.signIn(.tracked())
    let elsewhere = try await harness.signIn(.tracked(), pool: otherPool)
    _ = try await harness.instance.tokens.forgetSessionDetails(
      ForgetSessionDetailsRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    // A refresh that was under way when tracking stopped, and a sign-in after it was begun again.
    harness.clock.advance(by: .seconds(30))
    _ = try await harness.signIn(.tracked())
    harness.clock.advance(by: .seconds(3600))
    let later = try await harness.signIn(.tracked())
    for _ in 0..<2 { try await harness.instance.service.expiredChainRemoval.removeOnce() }
    let chains = try await harness.list().chains
    #expect(chains.count == 3)
    for chain in chains {
      let isKept = chain.chainId == later.chainID
      #expect((chain.address == nil) == !isKept)
      #expect((chain.userAgent == nil) == !isKept)
    }
    let other = try #require(try await harness.list(pool: otherPool).chains.first)
    #expect(other.chainId == elsewhere.chainID)
    #expect(other.address == "192.0.2.7")
  }

  @Test("SES-17: a refresh under terms that track nothing leaves no address")
  func untracked() async throws {
    let harness = try await TokenIssuanceHarness()
    var terms = SessionTerms.tracked()
    terms.idleSeconds = SessionTerms.day
    let signIn = try await harness.signIn(terms)
    harness.clock.advance(by: .seconds(3600))
    terms.tracking = nil
    try await harness.refresh(signIn.refresh, terms)
    let chain = try #require(try await harness.list().chains.first)
    #expect(chain.address == nil && chain.userAgent == nil)
  }

  @Test("SES-17: the end of an SSO session is noted for 91 days")
  func ssoNotes() async throws {
    let harness = try await TokenIssuanceHarness()
    let sso = "0f3c0d7e-0000-4000-8000-00000000000a"
    _ = try await harness.signIn(sso: sso)
    try await harness.end(sso: sso, isLinked: true)
    harness.clock.advance(by: .seconds(90 * SessionTerms.day))
    try await harness.instance.service.expiredChainRemoval.removeOnce()
    let refused = await reason { () async throws(RPCError) in
      _ = try await harness.signIn(sso: sso)
    }
    #expect(refused == "session_not_found")
    harness.clock.advance(by: .seconds(SessionTerms.day + 1))
    try await harness.instance.service.expiredChainRemoval.removeOnce()
    _ = try await harness.signIn(sso: sso)
  }

  @Test("a deleted pool leaves no chain and no note of an SSO session, and another pool's stay")
  func deletedPool() async throws {
    let harness = try await TokenIssuanceHarness()
    let otherPool = try #require(UserPoolID("eu-west-1_ZyXwVuTsR"))
    try await harness.createKeys(otherPool, "ES256")
    let sso = "0f3c0d7e-0000-4000-8000-00000000000a"
    for pool in [harness.pool, otherPool] {
      _ = try await harness.signIn(pool: pool, sso: sso)
      try await harness.end(sso: sso, pool: pool)
    }
    _ = try await harness.instance.tokens.deleteUserPoolTokens(
      DeleteUserPoolTokensRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    try await harness.createKeys(harness.pool, "ES256")
    #expect(try await harness.active() == [])
    _ = try await harness.signIn(sso: sso)
    let refused = await reason { () async throws(RPCError) in
      _ = try await harness.signIn(pool: otherPool, sso: sso)
    }
    #expect(refused == "session_not_found")
  }

  @Test("SES-48: chains that begin, are refreshed and end are counted, ends by their reason")
  func metrics() async throws {
    let metrics = TestMetrics()
    let harness = try await TokenIssuanceHarness(metrics: metrics)
    let first = try await harness.signIn(.tracked(most: 1))
    try await harness.refresh(first.refresh, .tracked(most: 1))
    let second = try await harness.signIn(.tracked(most: 1))
    try await harness.end(chain: second.chainID)
    let third = try await harness.signIn()
    try await harness.revoke(third.refresh)
    try await harness.revoke(third.refresh)
    #expect(try metrics.expectCounter("gatehouse_sessions_begun_total").totalValue == 3)
    #expect(try metrics.expectCounter("gatehouse_sessions_refreshed_total").totalValue == 1)
    for (end, count) in [
      (SessionEnd.evicted, 1), (.sessionRevoked, 1), (.requested, 1), (.superseded, 0),
    ] {
      let counter = try metrics.expectCounter(
        "gatehouse_sessions_ended_total",
        [("reason", end.rawValue)]
      )
      #expect(counter.totalValue == Int64(count), "\(end)")
    }
  }

  @Test("SES-28: an expiry that moves waits for the disk; what is merely noted does not")
  func durability() async throws {
    let harness = try await TokenIssuanceHarness()
    var both = SessionTerms.sliding(14)
    both.tracking = SessionTerms.tracked().tracking
    let plain = try await harness.signIn(.tracked())
    let sliding = try await harness.signIn(both)
    try await watch(harness)
    try await harness.refresh(plain.refresh, .tracked())
    #expect(try await commits(harness) == ["off"])
    try await harness.refresh(sliding.refresh, both)
    #expect(try await commits(harness) == ["off"])
    harness.clock.advance(by: .seconds(SessionTerms.day))
    try await harness.refresh(sliding.refresh, both)
    #expect(try await commits(harness) == ["on"])
    harness.clock.advance(by: .seconds(SessionTerms.day))
    try await harness.refresh(sliding.refresh, .sliding(14))
    #expect(try await commits(harness) == ["on"])
    // The setting is that statement's alone.
    try await harness.refresh(plain.refresh, .tracked())
    try await harness.end(chain: plain.chainID)
    #expect(try await commits(harness) == ["off", "on"])
  }

  /// Notes with which setting each change of a chain is committed, at the very moment of its commit.
  private func watch(_ harness: TokenIssuanceHarness) async throws {
    let database = harness.database.administrationPool()
    let statements: [SQL] = [
      "CREATE TABLE public.commits (number bigint GENERATED ALWAYS AS IDENTITY, note text)",
      """
      CREATE FUNCTION public.note_commit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        INSERT INTO public.commits (note) VALUES (current_setting('synchronous_commit'));
        RETURN NULL;
      END $$
      """,
      """
      CREATE CONSTRAINT TRIGGER note_commit AFTER UPDATE ON token_issuance.chains
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.note_commit()
      """,
    ]
    for statement in statements { _ = try await database.execute(statement) }
  }

  /// The changes since the last call.
  private func commits(_ harness: TokenIssuanceHarness) async throws -> [String] {
    try await harness.database.administrationPool().query(
      """
      WITH gone AS (DELETE FROM public.commits RETURNING number, note)
      SELECT note FROM gone ORDER BY number
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("note") }
  }
}
