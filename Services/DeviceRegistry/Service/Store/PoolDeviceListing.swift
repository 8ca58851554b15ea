internal import Domain
internal import Postgres

/// Lists the devices of all users of a pool by the time of their last authentication.
struct PoolDeviceListing: Sendable {
  let database: PostgresPool

  /// What a list is narrowed to; nil means everything.
  struct Filter: Sendable {
    let pool: UserPoolID
    let sdk: String?
    let isRemembered: Bool?
    let remembering: Remembering
    let unusedSince: Int64?

    /// Those that were not used for long come oldest first, all others newest first.
    var isAscending: Bool { unusedSince != nil }
  }

  /// A device's place in the list.
  struct Place: Sendable, Hashable {
    let authenticatedAt: Int64
    let sub: String
    let key: String
  }

  /// A device with its owner.
  struct Owned: Sendable {
    let sub: String
    let record: DeviceRecord

    var place: Place {
      Place(authenticatedAt: record.authenticatedAt.unixMillis, sub: sub, key: record.key)
    }
  }

  /// How many rows one call looks at.
  private static let mostScanned = 5000

  /// The devices behind a place that fit, and where to go on.
  func devices(
    _ filter: Filter,
    after place: Place,
    limit: Int
  ) async throws(DeviceRegistryFailure) -> (devices: [Owned], next: Place?) {
    let scanned = Self.scanned(filter, after: place)
    let statement = Self.statement(filter, among: scanned, limit: limit + 1)
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(statement) { (row) throws(PostgresError) in
        Owned(sub: try row.value("sub"), record: try DeviceRecord(row))
      }
    }
    guard found.count <= limit else { return (Array(found.prefix(limit)), found[limit - 1].place) }
    return (found, try await lastScanned(scanned))
  }

  /// Those of the rows that fit, in their order.
  static func statement(_ filter: Filter, among scanned: SQL, limit: Int) -> SQL {
    """
    SELECT sub, \(DeviceRecord.columns)
    FROM (\(scanned) LIMIT \(mostScanned)) AS scanned
    WHERE (\(filter.sdk)::text IS NULL OR starts_with(sdk, \(filter.sdk)::text))
      AND (
        \(filter.isRemembered)::boolean IS NULL
        OR coalesce(
          remembered_at_unix_millis > \(filter.remembering.since.unixMillis), false
        ) = \(filter.isRemembered)::boolean
      )
    LIMIT \(limit)
    """
  }

  /// The last row that was looked at; nil where the list ended before.
  private func lastScanned(_ scanned: SQL) async throws(DeviceRegistryFailure) -> Place? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        "SELECT * FROM (\(scanned) OFFSET \(Self.mostScanned - 1) LIMIT 1) AS last"
      ) { (row) throws(PostgresError) in
        Place(
          authenticatedAt: try row.value("authenticated_at_unix_millis"),
          sub: try row.value("sub"),
          key: try row.value("device_key")
        )
      }
    }
  }

  /// The rows behind the place, as an index has them.
  static func scanned(_ filter: Filter, after place: Place) -> SQL {
    let pool = filter.pool.text
    if let before = filter.unusedSince {
      return """
        SELECT sub, \(DeviceRecord.columns) FROM device_registry.devices
        WHERE user_pool_id = \(pool) AND authenticated_at_unix_millis < \(before)
          AND (authenticated_at_unix_millis, sub, device_key)
            > (\(place.authenticatedAt)::bigint, \(place.sub), \(place.key))
        ORDER BY authenticated_at_unix_millis, sub, device_key
        """
    }
    return """
      SELECT sub, \(DeviceRecord.columns) FROM device_registry.devices
      WHERE user_pool_id = \(pool)
        AND (authenticated_at_unix_millis, sub, device_key)
          < (\(place.authenticatedAt)::bigint, \(place.sub), \(place.key))
      ORDER BY authenticated_at_unix_millis DESC, sub DESC, device_key DESC
      """
  }
}
