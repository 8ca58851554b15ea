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
        SELECT \(DeviceRecord.columns), is_app FROM device_registry.tracked_devices
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
        SELECT \(DeviceRecord.columns), is_app FROM device_registry.tracked_devices
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

  /// Remembers a device from now on, or tracks it only; false when there is no such device.
  func setRemembered(
    _ isRemembered: Bool,
    _ device: DeviceID,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> Bool {
    let rememberedAt = isRemembered ? now.unixMillis : nil
    return try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE device_registry.devices
        SET remembered_at_unix_millis = \(rememberedAt), modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(device.owner.pool.text) AND sub = \(device.owner.sub)
          AND device_key = \(device.key)
        """
      ) == 1
    }
  }

  /// Removes a device; false when there was none.
  func remove(_ device: DeviceID) async throws(DeviceRegistryFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM device_registry.devices
        WHERE user_pool_id = \(device.owner.pool.text) AND sub = \(device.owner.sub)
          AND device_key = \(device.key)
        """
      ) == 1
    }
  }

  func removeAll(of owner: DeviceOwner) async throws(DeviceRegistryFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        DELETE FROM device_registry.devices
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
        """
      )
    }
  }

  /// Removes up to `limit` devices of a pool; returns how many.
  func remove(
    of pool: UserPoolID,
    limit: Int64
  ) async throws(DeviceRegistryFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM device_registry.devices
        WHERE user_pool_id = \(pool.text) AND (sub, device_key) IN (
          SELECT sub, device_key FROM device_registry.devices
          WHERE user_pool_id = \(pool.text) LIMIT \(limit))
        """
      )
    }
  }
}

/// From where a device was last seen.
struct LastSeen: Sendable, Hashable {
  let ipAddress: String?
  let sdk: String?
}
