package import Domain
package import IdentityFederationCore
package import Postgres

/// Removes what has done its service: tombstones, and deliveries that are too old.
package struct SyncUpkeep: Sendable {
  private let database: PostgresPool
  private let clock: any WallClock

  /// How long a device may stay away and still be told what was removed.
  static let tombstoneSeconds: Int64 = 30 * 86_400
  private static let piece = 1000

  /// Over a database whose migrations are applied.
  package init(database: PostgresPool, clock: any WallClock) {
    self.database = database
    self.clock = clock
  }

  /// Removes what is old by now, in pieces; returns how many rows that were.
  @discardableResult
  package func once() async throws(IdentityFederationFailure) -> Int {
    let now = clock.now()
    let oldest = now.adding(seconds: -Self.tombstoneSeconds)
    var total = try await removing(
      """
      WITH old AS MATERIALIZED (
        SELECT identity_pool_id, id FROM identity_federation.sync_datasets
        WHERE deleted_at_unix_millis < \(oldest.unixMillis)
        LIMIT \(Self.piece) FOR UPDATE SKIP LOCKED
      )
      DELETE FROM identity_federation.sync_datasets AS d USING old
      WHERE d.identity_pool_id = old.identity_pool_id AND d.id = old.id
      """
    )
    total += try await removeTombstonesOfRecords(before: oldest)
    for kind in SyncDelivery.Kind.allCases {
      total += try await removing(
        """
        WITH old AS MATERIALIZED (
          SELECT identity_pool_id, id FROM identity_federation.sync_deliveries
          WHERE kind = \(kind.rawValue)
            AND created_at_unix_millis < \(now.adding(.zero - kind.lifetime).unixMillis)
          LIMIT \(Self.piece) FOR UPDATE SKIP LOCKED
        )
        DELETE FROM identity_federation.sync_deliveries AS d USING old
        WHERE d.identity_pool_id = old.identity_pool_id AND d.id = old.id
        """
      )
    }
    return total
  }

  /// The dataset's lock comes first, as in an update: its count of rows stays true.
  private func removeTombstonesOfRecords(
    before oldest: Instant
  ) async throws(IdentityFederationFailure) -> Int {
    try await removing(
      """
      WITH old AS (
        SELECT DISTINCT identity_pool_id, dataset_id FROM (
          SELECT identity_pool_id, dataset_id FROM identity_federation.sync_records
          WHERE value IS NULL AND modified_at_unix_millis < \(oldest.unixMillis)
          LIMIT \(Self.piece)
        ) AS tombstones
      ), locked AS (
        SELECT d.identity_pool_id, d.id FROM identity_federation.sync_datasets AS d
        JOIN old ON old.identity_pool_id = d.identity_pool_id AND old.dataset_id = d.id
        FOR NO KEY UPDATE OF d SKIP LOCKED
      ), removed AS (
        DELETE FROM identity_federation.sync_records AS r USING locked
        WHERE r.identity_pool_id = locked.identity_pool_id AND r.dataset_id = locked.id
          AND r.value IS NULL AND r.modified_at_unix_millis < \(oldest.unixMillis)
        RETURNING r.identity_pool_id, r.dataset_id
      )
      UPDATE identity_federation.sync_datasets AS d
      SET all_records = d.all_records - gone.records
      FROM (
        SELECT identity_pool_id, dataset_id, count(*) AS records FROM removed
        GROUP BY identity_pool_id, dataset_id
      ) AS gone
      WHERE d.identity_pool_id = gone.identity_pool_id AND d.id = gone.dataset_id
      """
    )
  }

  private func removing(_ statement: SQL) async throws(IdentityFederationFailure) -> Int {
    try await removingInPieces { () async throws(IdentityFederationFailure) in
      try await querying { () async throws(PostgresError) in
        try await database.execute(statement)
      }
    }
  }

  /// What removes the rows of a deleted pool that refer neither to it nor to an identity.
  package static let removalsOfPool: [IdentityPoolRowRemoval] = [
    { pool, limit in
      """
      WITH old AS MATERIALIZED (
        SELECT id FROM identity_federation.sync_deliveries
        WHERE identity_pool_id = \(pool.uuid) LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      DELETE FROM identity_federation.sync_deliveries AS d USING old
      WHERE d.identity_pool_id = \(pool.uuid) AND d.id = old.id
      """
    }
  ]
}
