internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// How far the deliveries to webhooks have come.
struct DeliveryStore: Sendable {
  let database: PostgresPool

  /// One delivery that this instance alone may make until the lease ends.
  struct Claimed: Sendable {
    let id: String
    let pool: String
    let kind: SyncDeliveryKind
    let payload: [UInt8]
    /// Nil where the push is for a device that is gone.
    let device: Device?
    let streamName: String?
    let createdAt: Instant
    /// This attempt included.
    let attempts: Int
    let leaseID: String
    /// Whether the pool is still there.
    let hasPool: Bool
  }

  /// The device that a push is for.
  struct Device: Sendable {
    let id: String
    let platform: String
    let sealedToken: [UInt8]
  }

  /// Takes the delivery that waits longest; nil when none is due.
  ///
  /// A row that another instance is taking at the same time is skipped, not waited for. The row is
  /// sought once: were it sought for each row of the table, it would be another each time.
  func claim(
    _ kind: SyncDeliveryKind,
    lease: String,
    until leaseEnd: Instant,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> Claimed? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH due AS MATERIALIZED (
          SELECT identity_pool_id, id FROM identity_federation.sync_deliveries
          WHERE state <> 'failed' AND kind = \(kind.rawValue)
            AND next_attempt_at_unix_millis <= \(now.unixMillis)
          ORDER BY next_attempt_at_unix_millis LIMIT 1 FOR UPDATE SKIP LOCKED
        )
        UPDATE identity_federation.sync_deliveries AS delivery
        SET state = 'sending', attempts = attempts + 1, lease_id = \(lease),
          next_attempt_at_unix_millis = \(leaseEnd.unixMillis)
        FROM due
        LEFT JOIN identity_federation.identity_pools AS p ON p.id = due.identity_pool_id
        WHERE delivery.identity_pool_id = due.identity_pool_id AND delivery.id = due.id
        RETURNING delivery.identity_pool_id, delivery.id, payload, stream_name, attempts,
          delivery.created_at_unix_millis, p.id IS NOT NULL AS has_pool, device_id,
          (SELECT platform FROM identity_federation.sync_devices AS d
            WHERE d.identity_pool_id = delivery.identity_pool_id
              AND d.identity_id = delivery.identity_id AND d.id = delivery.device_id) AS platform,
          (SELECT sealed_token FROM identity_federation.sync_devices AS d
            WHERE d.identity_pool_id = delivery.identity_pool_id
              AND d.identity_id = delivery.identity_id AND d.id = delivery.device_id
          ) AS sealed_token
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try Self.read(row, kind, lease)
      }
    }
  }

  private static func read(
    _ row: borrowing PostgresRow,
    _ kind: SyncDeliveryKind,
    _ lease: String
  ) throws(PostgresError) -> Claimed {
    var device: Device?
    if let id = try row.optional("device_id", as: String.self),
      let platform = try row.optional("platform", as: String.self),
      let sealedToken = try row.optional("sealed_token", as: [UInt8].self)
    {
      device = Device(id: id, platform: platform, sealedToken: sealedToken)
    }
    return Claimed(
      id: try row.value("id"),
      pool: try row.value("identity_pool_id"),
      kind: kind,
      payload: try row.value("payload"),
      device: device,
      streamName: try row.optional("stream_name"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      attempts: try row.value("attempts"),
      leaseID: lease,
      hasPool: try row.value("has_pool")
    )
  }

  /// Forgets a delivery that was made or need not be made.
  func remove(_ delivery: Claimed) async throws(IdentityFederationFailure) {
    try await execute(
      """
      DELETE FROM identity_federation.sync_deliveries
      WHERE identity_pool_id = \(delivery.pool) AND id = \(delivery.id)
      """
    )
  }

  /// Gives the delivery back for another attempt; without effect when the lease is another's.
  func postpone(
    _ delivery: Claimed,
    until next: Instant,
    error: String
  ) async throws(IdentityFederationFailure) {
    try await execute(
      """
      UPDATE identity_federation.sync_deliveries
      SET state = 'pending', next_attempt_at_unix_millis = \(next.unixMillis), lease_id = NULL,
        last_error = \(error)
      WHERE identity_pool_id = \(delivery.pool) AND id = \(delivery.id)
        AND state = 'sending' AND lease_id = \(delivery.leaseID)
      """
    )
  }

  /// Gives the delivery up; without effect when the lease is another's.
  func giveUp(_ delivery: Claimed, error: String) async throws(IdentityFederationFailure) {
    try await execute(
      """
      UPDATE identity_federation.sync_deliveries
      SET state = 'failed', lease_id = NULL, last_error = \(error)
      WHERE identity_pool_id = \(delivery.pool) AND id = \(delivery.id)
        AND state = 'sending' AND lease_id = \(delivery.leaseID)
      """
    )
  }

  private func execute(_ statement: SQL) async throws(IdentityFederationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(statement)
    }
  }
}
