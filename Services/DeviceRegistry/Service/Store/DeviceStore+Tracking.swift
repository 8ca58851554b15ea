internal import Domain
internal import Postgres

extension DeviceStore {
  /// A device that its owner confirms.
  struct NewDevice: Sendable {
    let id: DeviceID
    let name: String?
    let salt: [UInt8]
    let sealedVerifier: [UInt8]
    let isRemembered: Bool
    let isFactorGiven: Bool
    let lastSeen: LastSeen
  }

  /// The result of tracking.
  enum Tracking: Sendable, Hashable {
    /// The device is tracked; these were removed for it.
    case tracked(removed: [String])
    case exists
    case limitReached
  }

  /// Begins to track a device; the limit holds however many devices are confirmed at once.
  func track(
    _ device: NewDevice,
    limit: DeviceLimitRule?,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> Tracking {
    guard let limit else {
      return try await querying { () async throws(PostgresError) in
        try await database.execute(Self.insertion(of: device, at: now)) == 1
          ? .tracked(removed: []) : .exists
      }
    }
    do {
      return try await database.transaction { (connection) throws(PostgresError) in
        try Self.track(device, limit: limit, at: now, in: &connection)
      }
    } catch {
      switch error {
      case .body(let failure), .database(let failure): throw DeviceRegistryFailure(failure)
      }
    }
  }

  private static func track(
    _ device: NewDevice,
    limit: DeviceLimitRule,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(PostgresError) -> Tracking {
    let owner = device.id.owner
    // One confirmation of a user at a time: two at once would both find room for one.
    _ = try connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended(\(owner.pool.text + "|" + owner.sub), 1))"
    )
    let keys = try connection.query(
      """
      SELECT device_key FROM device_registry.devices
      WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
      ORDER BY authenticated_at_unix_millis, device_key
      """
    ) { (row) throws(PostgresError) in try row.value("device_key", as: String.self) }
    guard !keys.contains(device.id.key) else { return .exists }
    let excess = max(0, keys.count + 1 - limit.mostDevices)
    guard excess == 0 || limit.removesOldest else { return .limitReached }
    let removed = Array(keys.prefix(excess))
    if !removed.isEmpty {
      _ = try connection.execute(
        """
        DELETE FROM device_registry.devices
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
          AND device_key = ANY(\(removed))
        """
      )
    }
    _ = try connection.execute(insertion(of: device, at: now))
    return .tracked(removed: removed)
  }

  private static func insertion(of device: NewDevice, at now: Instant) -> SQL {
    """
    INSERT INTO device_registry.devices (user_pool_id, sub, \(DeviceRecord.columns))
    VALUES (\(device.id.owner.pool.text), \(device.id.owner.sub), \(device.id.key), \(device.name),
      \(device.salt), \(device.sealedVerifier), \(device.isRemembered ? now.unixMillis : nil),
      \(device.lastSeen.ipAddress), \(device.lastSeen.sdk), \(now.unixMillis), \(now.unixMillis),
      \(now.unixMillis), \(device.isFactorGiven))
    ON CONFLICT ON CONSTRAINT devices_pkey DO NOTHING
    """
  }
}

/// How many devices a user may have, and what happens beyond.
struct DeviceLimitRule: Sendable, Hashable {
  let mostDevices: Int
  let removesOldest: Bool
}
