internal import Deliveries
internal import Domain
internal import IdentityFederationCore
internal import Logging
internal import Postgres

/// How far the deliveries to webhooks have come.
struct DeliveryStore: DeliveryQueue {
  typealias Failure = IdentityFederationFailure
  typealias Row = Claimed

  let database: PostgresPool

  static let table: SQL = "identity_federation.sync_deliveries"
  static let pool: SQL = "identity_pool_id"

  /// One delivery that this instance alone may make until the lease ends.
  struct Claimed: ClaimedRow {
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

    var poolText: String { pool }
    var labels: Logger.Metadata { ["delivery": "\(id)", "kind": "\(kind)"] }
  }

  /// The device that a push is for.
  struct Device: Sendable {
    let id: String
    let platform: String
    let sealedToken: [UInt8]
  }

  /// Takes the delivery that waits longest; nil when none is due.
  func claim(
    _ kind: SyncDeliveryKind,
    lease: String,
    until leaseEnd: Instant,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> Claimed? {
    try await claim(
      due(kind.rawValue, at: now),
      lease: lease,
      until: leaseEnd,
      joining: """
        LEFT JOIN identity_federation.identity_pools AS p ON p.id = due.identity_pool_id
        """,
      returning: """
        claimed.identity_pool_id, claimed.id, payload, stream_name, attempts,
        claimed.created_at_unix_millis, p.id IS NOT NULL AS has_pool, device_id,
        (SELECT platform FROM identity_federation.sync_devices AS d
          WHERE d.identity_pool_id = claimed.identity_pool_id
            AND d.identity_id = claimed.identity_id AND d.id = claimed.device_id) AS platform,
        (SELECT sealed_token FROM identity_federation.sync_devices AS d
          WHERE d.identity_pool_id = claimed.identity_pool_id
            AND d.identity_id = claimed.identity_id AND d.id = claimed.device_id) AS sealed_token
        """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try Self.read(row, kind, lease)
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
    try await execute("DELETE FROM identity_federation.sync_deliveries WHERE \(key(of: delivery))")
  }
}
