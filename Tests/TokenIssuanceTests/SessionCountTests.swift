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

@Suite("Which chains count as sessions")
struct SessionCountTests {
  private static let oneAtMost = SessionTerms.tracked(most: 1, refusing: true)

  private func end(
    _ client: ClientID,
    in pool: UserPoolID,
    _ harness: TokenIssuanceHarness
  )
    async throws
  {
    _ = try await harness.instance.tokens.revokeClientTokens(
      RevokeClientTokensRequest(userPoolId: pool.text, clientId: client.text),
      context: harness.context
    )
  }

  private func confirm(
    _ key: String,
    of sub: String = TokenIssuanceHarness.sub,
    in pool: UserPoolID? = nil,
    _ harness: TokenIssuanceHarness
  ) async throws {
    _ = try await harness.instance.tokens.noteConfirmedDevice(
      NoteConfirmedDeviceRequest(
        userPoolId: (pool ?? harness.pool).text,
        sub: sub,
        deviceKey: key
      ),
      context: harness.context
    )
  }

  @Test("SES-51: a deleted client's sessions are over, and take no place of those that are allowed")
  func deletedClient() async throws {
    let metrics = TestMetrics()
    let harness = try await TokenIssuanceHarness(metrics: metrics)
    let gone = try #require(ClientID("abcdefghijklmnop0123456789"))
    let signIns = [
      try await harness.signIn(Self.oneAtMost, client: gone),
      try await harness.signIn(Self.oneAtMost, sub: "another", client: gone),
    ]
    let full = await reason { () async throws(RPCError) in
      _ = try await harness.signIn(Self.oneAtMost)
    }
    #expect(full == "session_limit_exceeded")
    for _ in 0..<2 { try await end(gone, in: harness.pool, harness) }
    #expect(try await harness.active() == [])
    for signIn in signIns {
      let refused = await reason { () async throws(RPCError) in
        _ = try await harness.verify(signIn.access)
      }
      #expect(refused == "access_token_revoked")
    }
    let refresh = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(signIns[0].refresh, client: gone)
    }
    #expect(refresh == "refresh_token_revoked")
    let next = try await harness.signIn(Self.oneAtMost)
    #expect(try await harness.active() == [next.chainID])
    let counter = try metrics.expectCounter(
      "gatehouse_sessions_ended_total",
      [("reason", SessionEnd.clientDeleted.rawValue)]
    )
    #expect(counter.totalValue == 2)
  }

  @Test("SES-51: the sessions of other clients, and of a client of that id in another pool, go on")
  func otherClients() async throws {
    let harness = try await TokenIssuanceHarness()
    let otherPool = try #require(UserPoolID("eu-west-1_ZyXwVuTsR"))
    try await harness.createKeys(otherPool, "ES256")
    let gone = try #require(ClientID("abcdefghijklmnop0123456789"))
    let kept = try await harness.signIn(.tracked())
    let elsewhere = try await harness.signIn(.tracked(), client: gone, pool: otherPool)
    try await end(gone, in: harness.pool, harness)
    #expect(try await harness.active() == [kept.chainID])
    #expect(try await harness.active(pool: otherPool) == [elsewhere.chainID])
    _ = try await harness.signIn(client: gone, pool: otherPool)
  }

  @Test("SES-51: a sign-in that is under way begins no session, whatever the pool asks for")
  func underWay() async throws {
    let harness = try await TokenIssuanceHarness()
    try await end(harness.client, in: harness.pool, harness)
    for terms in [SessionTerms(), .tracked(), Self.oneAtMost] {
      let refused = await reason { () async throws(RPCError) in
        _ = try await harness.signIn(terms)
      }
      #expect(refused == "resource_not_found")
    }
    #expect(try await harness.active() == [])
  }

  @Test("SES-51: a session that began in the moment of the deletion ends by the upkeep")
  func inTheMoment() async throws {
    let harness = try await TokenIssuanceHarness()
    let late = try await harness.signIn(.tracked())
    let database = harness.database.pool(schema: "token_issuance")
    _ = try await database.execute(
      """
      INSERT INTO token_issuance.deleted_clients (user_pool_id, client_id, deleted_at_unix_millis)
      VALUES (\(harness.pool.text), \(harness.client.text), \(harness.clock.now().unixMillis))
      """
    )
    #expect(try await harness.active() == [late.chainID])
    try await harness.instance.service.expiredChainRemoval.removeOnce()
    #expect(try await harness.active() == [])
    // No call of that time is under way a day later, and the note is gone.
    harness.clock.advance(by: .seconds(SessionTerms.day + 1))
    try await harness.instance.service.expiredChainRemoval.removeOnce()
    let notes = try await database.first(
      "SELECT count(*) AS notes FROM token_issuance.deleted_clients"
    ) { (row) throws(PostgresError) in try row.value("notes", as: Int.self) }
    #expect(notes == 0)
  }

  @Test("SES-51: a session whose device nobody confirms counts while its access token lives")
  func unconfirmed() async throws {
    let harness = try await TokenIssuanceHarness()
    let first = try await harness.signIn(
      Self.oneAtMost,
      deviceKey: "eu-west-1_1",
      isDeviceNew: true
    )
    harness.clock.advance(by: .seconds(3599))
    #expect(try await harness.active() == [first.chainID])
    let full = await reason { () async throws(RPCError) in
      _ = try await harness.signIn(Self.oneAtMost)
    }
    #expect(full == "session_limit_exceeded")
    harness.clock.advance(by: .seconds(1))
    #expect(try await harness.active() == [])
    let ending = await reason { () async throws(RPCError) in
      try await harness.end(chain: first.chainID)
    }
    #expect(ending == "session_not_found")
    let next = try await harness.signIn(Self.oneAtMost)
    #expect(next.ended == [])
    #expect(try await harness.active() == [next.chainID])
  }

  @Test("SES-51: a session whose device is confirmed counts until its refresh token ends")
  func confirmed() async throws {
    let harness = try await TokenIssuanceHarness()
    let signIn = try await harness.signIn(.tracked(), deviceKey: "eu-west-1_1", isDeviceNew: true)
    for _ in 0..<2 { try await confirm("eu-west-1_1", harness) }
    harness.clock.advance(by: .seconds(29 * SessionTerms.day))
    #expect(try await harness.active() == [signIn.chainID])
    let full = await reason { () async throws(RPCError) in
      _ = try await harness.signIn(Self.oneAtMost)
    }
    #expect(full == "session_limit_exceeded")
  }

  @Test(
    "SES-51: another user's device of that key, another device and another pool's confirm nothing"
  )
  func foreignConfirmation() async throws {
    let harness = try await TokenIssuanceHarness()
    let otherPool = try #require(UserPoolID("eu-west-1_ZyXwVuTsR"))
    _ = try await harness.signIn(.tracked(), deviceKey: "eu-west-1_1", isDeviceNew: true)
    try await confirm("eu-west-1_1", of: "another", harness)
    try await confirm("eu-west-1_2", harness)
    try await confirm("eu-west-1_1", in: otherPool, harness)
    harness.clock.advance(by: .seconds(3600))
    #expect(try await harness.active() == [])
  }

  @Test(
    "SES-51: a session that is refreshed after all counts like any other",
    arguments: [true, false]
  )
  func refreshed(rotates: Bool) async throws {
    let harness = try await TokenIssuanceHarness()
    let signIn = try await harness.signIn(.tracked(), deviceKey: "eu-west-1_1", isDeviceNew: true)
    harness.clock.advance(by: .seconds(7200))
    #expect(try await harness.active() == [])
    // As in a pool that no longer tracks devices.
    try await harness.refresh(signIn.refresh, .tracked(), grace: rotates ? 10 : nil)
    #expect(try await harness.active() == [signIn.chainID])
  }
}
