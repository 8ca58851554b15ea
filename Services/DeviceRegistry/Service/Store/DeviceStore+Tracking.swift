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
  enum Tracking: Sendable {
    /// The device is tracked; these were removed for it.
    case tracked(removed: RemovedDevices)
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
          ? .tracked(removed: RemovedDevices()) : .exists
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
    lockDevices(of: device.id.owner, in: &connection)
    let room = try makeRoom(for: device.id, limit: limit, at: now, in: &connection)
    guard case .tracked = room else { return room }
    _ = try connection.execute(insertion(of: device, at: now))
    return room
  }

  /// Lets one device or account of a user be added at a time: two at once would both find room for
  /// one.
  ///
  /// Taken before the row of an instance is locked, so that no two wait for each other.
  static func lockDevices(of owner: DeviceOwner, in connection: inout PostgresConnection) {
    connection.enqueue(
      "SELECT pg_advisory_xact_lock(hashtextextended(\(owner.pool.text + "|" + owner.sub), 1))"
    )
  }

  /// Makes room for a device or account, by the removal of those that were proved longest ago where
  /// the limit says so.
  static func makeRoom(
    for device: DeviceID,
    limit: DeviceLimitRule,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(PostgresError) -> Tracking {
    let owner = device.owner
    let present = try connection.query(
      """
      SELECT device_key, kind FROM device_registry.tracked_devices
      WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
      ORDER BY authenticated_at_unix_millis, device_key
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      (
        key: try row.value("device_key", as: String.self),
        isApp: try row.optional("kind", as: String.self) == DeviceRecord.Kind.app.rawValue
      )
    }
    guard !present.contains(where: { $0.key == device.key }) else { return .exists }
    let excess = max(0, present.count + 1 - limit.mostDevices)
    guard excess == 0 || limit.removesOldest else { return .limitReached }
    let oldest = present.prefix(excess)
    let devices = oldest.filter { !$0.isApp }.map(\.key)
    for table in devices.isEmpty ? [] : tables {
      _ = try connection.execute(
        """
        DELETE FROM \(table)
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
          AND device_key = ANY(\(devices))
        """
      )
    }
    var removed = RemovedDevices(keys: oldest.map(\.key))
    let accounts = oldest.filter(\.isApp).map(\.key)
    if !accounts.isEmpty {
      removed.accounts = try AppAccountStore.remove(accounts, of: owner, at: now, in: &connection)
    }
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
