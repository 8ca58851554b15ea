internal import Domain
internal import Postgres

/// The rows of devices.
struct DeviceStore: Sendable {
  let database: PostgresPool

  /// A device that may prove itself; no account of an app.
  func find(_ device: DeviceID) async throws(DeviceRegistryFailure) -> DeviceRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(DeviceRecord.columns) FROM device_registry.devices
        WHERE user_pool_id = \(device.owner.pool.text) AND sub = \(device.owner.sub)
          AND device_key = \(device.key)
        """
      ) { (row) throws(PostgresError) in try DeviceRecord(row) }
    }
  }

  /// A device or an account of an app.
  func findTracked(_ device: DeviceID) async throws(DeviceRegistryFailure) -> DeviceRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(DeviceRecord.columns), kind FROM device_registry.tracked_devices
        WHERE user_pool_id = \(device.owner.pool.text) AND sub = \(device.owner.sub)
          AND device_key = \(device.key)
        """
      ) { (row) throws(PostgresError) in try DeviceRecord(tracked: row) }
    }
  }

  /// Up to `limit` devices and accounts of a user that come after a key, in the order of their keys.
  ///
  /// An account of an app has no status that could be changed, and counts as remembered.
  func list(
    of owner: DeviceOwner,
    after key: String,
    rememberedSince since: Instant?,
    limit: Int64
  ) async throws(DeviceRegistryFailure) -> [DeviceRecord] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(DeviceRecord.columns), kind FROM device_registry.tracked_devices
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub) AND device_key > \(key)
          AND (\(since == nil) OR is_app OR remembered_at_unix_millis > \(since?.unixMillis ?? 0))
        ORDER BY device_key LIMIT \(limit)
        """
      ) { (row) throws(PostgresError) in try DeviceRecord(tracked: row) }
    }
  }

  func count(of owner: DeviceOwner) async throws(DeviceRegistryFailure) -> Int64 {
    let count = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT count(*) AS devices FROM device_registry.tracked_devices
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
        """
      ) { (row) throws(PostgresError) in try row.value("devices", as: Int64.self) }
    }
    return count ?? 0
  }

  /// Remembers a device or a browser from now on, or tracks it only; false when there is none.
  func setRemembered(
    _ isRemembered: Bool,
    _ device: DeviceID,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> Bool {
    let rememberedAt = isRemembered ? now.unixMillis : nil
    return try await ofEither { (table) async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE \(table)
        SET remembered_at_unix_millis = \(rememberedAt), modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(device.owner.pool.text) AND sub = \(device.owner.sub)
          AND device_key = \(device.key)
        """
      )
    }
  }

  /// What a statement does to the one row of devices or browsers that it is about; false when there is none.
  private func ofEither(
    _ change: (SQL) async throws(PostgresError) -> Int
  ) async throws(DeviceRegistryFailure) -> Bool {
    for table in Self.tables {
      let count = try await querying { () async throws(PostgresError) in try await change(table) }
      if count == 1 { return true }
    }
    return false
  }

  /// What proves itself here: devices by SRP, browsers by a key or a cookie.
  static let tables: [SQL] = ["device_registry.devices", "device_registry.browsers"]

  /// Removes a device or a browser; false when there was none.
  func remove(_ device: DeviceID) async throws(DeviceRegistryFailure) -> Bool {
    try await ofEither { (table) async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM \(table)
        WHERE user_pool_id = \(device.owner.pool.text) AND sub = \(device.owner.sub)
          AND device_key = \(device.key)
        """
      )
    }
  }

  /// Removes the devices and browsers of a user, or the browsers alone; returns their keys.
  func removeAll(
    of owner: DeviceOwner,
    browsersOnly: Bool = false
  ) async throws(DeviceRegistryFailure) -> [String] {
    var keys: [String] = []
    for table in browsersOnly ? Self.tables.suffix(1) : Self.tables[...] {
      keys += try await querying { () async throws(PostgresError) in
        try await database.query(
          """
          DELETE FROM \(table)
          WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
          RETURNING device_key
          """
        ) { (row) throws(PostgresError) in try row.value("device_key", as: String.self) }
      }
    }
    return keys
  }

  /// Removes up to `limit` devices, and as many browsers, of a pool; returns how many.
  func remove(
    of pool: UserPoolID,
    limit: Int64
  ) async throws(DeviceRegistryFailure) -> Int {
    var removed = 0
    for table in Self.tables {
      removed += try await querying { () async throws(PostgresError) in
        try await database.execute(
          """
          DELETE FROM \(table)
          WHERE user_pool_id = \(pool.text) AND (sub, device_key) IN (
            SELECT sub, device_key FROM \(table)
            WHERE user_pool_id = \(pool.text) LIMIT \(limit))
          """
        )
      }
    }
    return removed
  }
}

/// From where a device was last seen.
struct LastSeen: Sendable, Hashable {
  let ipAddress: String?
  let sdk: String?
}
