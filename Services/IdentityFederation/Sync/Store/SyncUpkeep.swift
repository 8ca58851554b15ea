package import Domain
package import IdentityFederationCore
package import Logging
package import Postgres

/// Removes what has done its service: tombstones, and deliveries that are too old.
package struct SyncUpkeep: Sendable {
  private let database: PostgresPool
  private let clock: any WallClock
  private let logger: Logger

  /// How long a device may stay away and still be told what was removed.
  static let tombstoneSeconds: Int64 = 30 * 86_400
  private static let piece = 1000

  /// Over a database whose migrations are applied.
  package init(database: PostgresPool, clock: any WallClock, logger: Logger) {
    self.database = database
    self.clock = clock
    self.logger = logger
  }

  /// Removes what is old by now, in pieces; returns how many rows that were.
  ///
  /// A table that cannot be cleaned does not keep the others from being cleaned.
  @discardableResult
  package func once() async -> Int {
    let now = clock.now()
    let oldest = now.adding(seconds: -Self.tombstoneSeconds)
    var removals = [Self.datasets(deletedBefore: oldest), Self.tombstones(before: oldest)]
    for kind in SyncDeliveryKind.allCases {
      removals.append(Self.deliveries(kind, before: now.adding(.zero - kind.lifetime)))
    }
    var total = 0
    for removal in removals {
      do throws(IdentityFederationFailure) {
        total += try await removing(removal)
      } catch {
        logger.warning("old data not removed", metadata: ["error": "\(error.status)"])
      }
    }
    return total
  }

  private static func datasets(deletedBefore oldest: Instant) -> SQL {
    .removal(
      of: piece,
      from: "identity_federation.sync_datasets",
      where: "deleted_at_unix_millis < \(oldest.unixMillis)",
      inOrderOf: "deleted_at_unix_millis"
    )
  }

  private static func deliveries(_ kind: SyncDeliveryKind, before oldest: Instant) -> SQL {
    .removal(
      of: piece,
      from: "identity_federation.sync_deliveries",
      where: "kind = \(kind.rawValue) AND created_at_unix_millis < \(oldest.unixMillis)",
      inOrderOf: "kind, created_at_unix_millis"
    )
  }

  /// The dataset's lock comes first, as in an update: its count of rows stays true.
  private static func tombstones(before oldest: Instant) -> SQL {
    """
    WITH old AS MATERIALIZED (
      SELECT identity_pool_id, dataset_id, key FROM identity_federation.sync_records
      WHERE value IS NULL AND modified_at_unix_millis < \(oldest.unixMillis)
      ORDER BY modified_at_unix_millis LIMIT \(piece)
    ), locked AS MATERIALIZED (
      SELECT d.identity_pool_id, d.id FROM identity_federation.sync_datasets AS d
      WHERE (d.identity_pool_id, d.id) IN (SELECT identity_pool_id, dataset_id FROM old)
      FOR NO KEY UPDATE SKIP LOCKED
    ), removed AS (
      DELETE FROM identity_federation.sync_records AS r USING old, locked
      WHERE old.identity_pool_id = locked.identity_pool_id AND old.dataset_id = locked.id
        AND r.identity_pool_id = old.identity_pool_id AND r.dataset_id = old.dataset_id
        AND r.key = old.key
        AND r.value IS NULL AND r.modified_at_unix_millis < \(oldest.unixMillis)
      RETURNING r.identity_pool_id, r.dataset_id, r.changed_count
    )
    UPDATE identity_federation.sync_datasets AS d
    SET all_records = d.all_records - gone.records,
      purged_count = greatest(d.purged_count, gone.greatest_count)
    FROM (
      SELECT identity_pool_id, dataset_id, count(*) AS records,
        max(changed_count) AS greatest_count
      FROM removed
      GROUP BY identity_pool_id, dataset_id
    ) AS gone
    WHERE d.identity_pool_id = gone.identity_pool_id AND d.id = gone.dataset_id
    """
  }

  private func removing(_ statement: SQL) async throws(IdentityFederationFailure) -> Int {
    try await removingInPieces { () async throws(IdentityFederationFailure) in
      try await querying { () async throws(PostgresError) in
        try await database.execute(statement)
      }
    }
  }

  /// What removes the rows of a deleted pool.
  ///
  /// Those that go with their identity have a removal of their own, too, because an identity may have
  /// very many of them.
  package static let removalsOfPool: [IdentityPoolRowRemoval] = [
    removal(from: "identity_federation.sync_deliveries", key: "id"),
    removal(from: "identity_federation.sync_subscriptions", key: "dataset_id, device_id"),
    removal(from: "identity_federation.sync_records", key: "dataset_id, key"),
    removal(from: "identity_federation.sync_datasets", key: "identity_id, name"),
    removal(from: "identity_federation.sync_devices", key: "identity_id, id"),
  ]

  private static func removal(from table: SQL, key: SQL) -> IdentityPoolRowRemoval {
    { pool, limit in .removal(of: limit, from: table, key: key, in: pool) }
  }
}
