import IdentityFederationSchema
import Postgres
import TestSupport
import Testing

@Suite("Counts of the scale that was before (DID-43)")
struct SyncCountMigrationTests {
  private static let pool = "6d1a1fd6-4c02-4e7b-8b4c-5d3c5b8f0a01"
  private static let identity = "6d1a1fd6-4c02-4e7b-8b4c-5d3c5b8f0a02"

  /// Two datasets, of which `full` has records that were changed once and twice, and `empty` none.
  private static let rows: [SQL] = [
    """
    INSERT INTO identity_federation.identity_pools
      (id, region, name, settings, roles, principal_tag_maps, created_at_unix_millis)
    VALUES (\(pool)::uuid, 'us-east-1', 'app', '{}', '{}', '{}', 0)
    """,
    """
    INSERT INTO identity_federation.identities
      (identity_pool_id, id, created_at_unix_millis, modified_at_unix_millis)
    VALUES (\(pool)::uuid, \(identity)::uuid, 0, 0)
    """,
    """
    INSERT INTO identity_federation.sync_datasets (identity_pool_id, identity_id, name, sync_count,
      live_bytes, live_records, all_records, created_at_unix_millis, modified_at_unix_millis, modified_by)
    VALUES (\(pool)::uuid, \(identity)::uuid, 'full', 3, 2, 2, 2, 0, 0, 'x'),
      (\(pool)::uuid, \(identity)::uuid, 'empty', 4, 0, 0, 0, 0, 0, 'x')
    """,
    """
    INSERT INTO identity_federation.sync_records (identity_pool_id, dataset_id, key, value, sync_count,
      changed_count, modified_at_unix_millis, modified_by)
    SELECT d.identity_pool_id, d.id, r.key, '', r.sync_count, r.changed_count, 0, 'x'
    FROM identity_federation.sync_datasets AS d,
      (VALUES ('once', 1, 1), ('twice', 2, 3)) AS r (key, sync_count, changed_count)
    WHERE d.name = 'full'
    """,
  ]

  private struct Counted: Equatable {
    let name: String
    let count: Int64
  }

  private func counts(_ query: SQL, _ pool: PostgresPool) async throws -> [Counted] {
    try await pool.query(query) { (row: borrowing PostgresRow) throws(PostgresError) in
      Counted(name: try row.value("name"), count: try row.value("count"))
    }
  }

  @Test("are lifted, so that each device reads each record once more")
  func lifted() async throws {
    let steps = IdentityFederationMigrations.all
    let before = Migrations(
      schema: steps.schema,
      migrations: Array(steps.migrations.prefix(9))
    )
    let database = try await ThrowawayPostgres.shared().makeDatabase(before)
    let pool = database.administrationPool()
    for row in Self.rows { try await pool.execute(row) }
    try await steps.apply(to: database.administration)
    let datasets = try await counts(
      "SELECT name, sync_count AS count FROM identity_federation.sync_datasets ORDER BY name",
      pool
    )
    #expect(datasets == [Counted(name: "empty", count: 4), Counted(name: "full", count: 4)])
    let records: SQL = """
      SELECT key AS name, sync_count AS count FROM identity_federation.sync_records
      WHERE sync_count = changed_count ORDER BY key
      """
    #expect(
      try await counts(records, pool)
        == [Counted(name: "once", count: 4), Counted(name: "twice", count: 4)]
    )
    // A process of the version before goes on to write how often the record was changed.
    try await pool.execute(
      """
      UPDATE identity_federation.sync_records SET sync_count = 2, changed_count = 5
      WHERE identity_pool_id = \(Self.pool)::uuid AND key = 'once'
      """
    )
    #expect(
      try await counts(records, pool)
        == [Counted(name: "once", count: 5), Counted(name: "twice", count: 4)]
    )
  }
}
