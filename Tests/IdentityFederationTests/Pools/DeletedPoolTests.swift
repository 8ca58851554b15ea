import Domain
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationPools
import Logging
import Postgres
import TestSupport
import Testing

@testable import IdentityFederationService

@Suite("What is left of deleted identity pools")
struct DeletedPoolTests {
  /// All that three identities of a pool have: ten records in each of two datasets, two devices that
  /// are told of both datasets, and a login.
  private func fill(_ pool: IdentityPoolID, _ stage: IdentityStage) async throws {
    for number in 0..<3 {
      let text = try await stage.identity(["accounts.google.com": "\(number)"], in: pool.text)
      let identity = try #require(IdentityID(text))
      for statement in Self.rows(of: identity, in: pool) {
        try await stage.store.execute(statement)
      }
    }
  }

  private static func rows(of identity: IdentityID, in pool: IdentityPoolID) -> [SQL] {
    [
      """
      INSERT INTO sync_datasets (identity_pool_id, identity_id, name, sync_count, live_bytes,
        live_records, all_records, created_at_unix_millis, modified_at_unix_millis, modified_by)
      SELECT \(pool.uuid)::uuid, \(identity.uuid)::uuid, name, 10, 0, 10, 10, 0, 0, 'x'
      FROM unnest(ARRAY['a', 'b']) AS name
      """,
      """
      INSERT INTO sync_records (identity_pool_id, dataset_id, key, value, sync_count,
        changed_count, modified_at_unix_millis, modified_by)
      SELECT d.identity_pool_id, d.id, 'k' || number, '', 1, 1, 0, 'x'
      FROM sync_datasets AS d, generate_series(1, 10) AS number
      WHERE d.identity_id = \(identity.uuid)::uuid
      """,
      """
      INSERT INTO sync_devices (identity_pool_id, identity_id, id, platform, token_digest,
        sealed_token, registered_at_unix_millis)
      SELECT \(pool.uuid)::uuid, \(identity.uuid)::uuid, gen_random_uuid(), 'GCM',
        decode(md5(number::text), 'hex'), '', 0
      FROM generate_series(1, 2) AS number
      """,
      """
      INSERT INTO sync_subscriptions (identity_pool_id, dataset_id, identity_id, device_id)
      SELECT d.identity_pool_id, d.id, d.identity_id, v.id
      FROM sync_datasets AS d JOIN sync_devices AS v USING (identity_pool_id, identity_id)
      WHERE d.identity_id = \(identity.uuid)::uuid
      """,
    ]
  }

  /// The rows of all tables, without the logins: an identity has a few at most.
  private func count(_ stage: IdentityStage) async throws -> Int {
    try await stage.store.first(
      """
      SELECT (SELECT count(*) FROM identities) + (SELECT count(*) FROM sync_datasets)
        + (SELECT count(*) FROM sync_records) + (SELECT count(*) FROM sync_devices)
        + (SELECT count(*) FROM sync_subscriptions) AS rows
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("rows", as: Int.self)
    } ?? 0
  }

  private func delete(_ pool: IdentityPoolID, _ stage: IdentityStage) async throws {
    _ = try await stage.pools.deleteIdentityPool(
      DeleteIdentityPoolRequest(identityPoolId: pool.text),
      call: stage.call()
    )
  }

  @Test("no piece takes more rows than it may, whatever refers to them (DID-24)")
  func pieces() async throws {
    let stage = try await IdentityStage()
    let pool = try #require(IdentityPoolID(try await stage.makePool()))
    let other = try #require(IdentityPoolID(try await stage.makePool()))
    try await fill(pool, stage)
    try await fill(other, stage)
    try await delete(pool, stage)
    var left = try await count(stage)
    #expect(left == 2 * 3 * (1 + 2 + 20 + 2 + 4))
    while true {
      let removed = try await stage.pools.deletedPools.removeRows(of: pool, limit: 7)
      let now = try await count(stage)
      #expect(left - now == removed)
      #expect(removed <= 7)
      left = now
      if removed == 0 { break }
    }
    #expect(left == 3 * (1 + 2 + 20 + 2 + 4))
  }

  @Test("a pool whose rows cannot be removed keeps back no other pool")
  func failure() async throws {
    let stage = try await IdentityStage(
      removals: IdentityFederation.removalsOfPool.map { removal in
        { pool, limit in pool.region == "eu-west-1" ? "SELECT 1 / 0" : removal(pool, limit) }
      }
    )
    let failing = try #require(IdentityPoolID(try await stage.makePool()))
    try await delete(failing, stage)
    stage.clock.advance(by: .seconds(1))
    try await stage.store.execute(
      """
      INSERT INTO deleted_identity_pools (id, region, deleted_at_unix_millis)
      VALUES (gen_random_uuid(), 'us-east-1', \(stage.clock.now().unixMillis))
      """
    )
    let removal = DeletedPoolRemoval(
      pools: stage.pools.deletedPools,
      clock: stage.clock,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    stage.clock.advance(by: .seconds(601))
    try await removal.removeOnce()
    #expect(try await stage.pools.deletedPools.all() == [failing])
  }
}
