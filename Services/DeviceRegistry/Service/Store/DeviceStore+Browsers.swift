internal import Domain
internal import Postgres

/// The rows of browsers.
extension DeviceStore {
  /// A browser that its user has had remembered.
  struct NewBrowser: Sendable {
    let id: DeviceID
    let proofHash: [UInt8]
    let name: String?
    /// Whether the user asked for it now: then also one counts again that the user had forgotten about.
    let isAskedFor: Bool
    let isFactorGiven: Bool
    let lastSeen: LastSeen
  }

  /// Spends what a browser has signed; false where that came before.
  ///
  /// The primary key lets one of several through. A crash that loses the row lets a proof count twice within the
  /// sign-in of one who has the password, and so it waits for the disk.
  func spend(
    _ challenge: [UInt8],
    in pool: UserPoolID,
    until expiry: Instant
  ) async throws(DeviceRegistryFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO device_registry.spent_proofs (user_pool_id, id, expires_at_unix_millis)
        VALUES (\(pool.text), \(challenge), \(expiry.unixMillis))
        ON CONFLICT DO NOTHING
        """
      ) == 1
    }
  }

  /// Records the sign-in of the user's browser that has one of the proofs; nil when the user has none such.
  func noteBrowser(
    provedBy hashes: [[UInt8]],
    of owner: DeviceOwner,
    from lastSeen: LastSeen,
    isFactorGiven: Bool,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> DeviceRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        UPDATE device_registry.browsers
        SET authenticated_at_unix_millis = \(now.unixMillis),
          last_ip_address = \(lastSeen.ipAddress), sdk = \(lastSeen.sdk),
          is_factor_given = is_factor_given OR \(isFactorGiven)
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
          AND proof_hash = ANY(\(hashes)::bytea[])
        RETURNING \(DeviceRecord.browserColumns)
        """
      ) { (row) throws(PostgresError) in try DeviceRecord(tracked: row) }
    }
  }

  /// Remembers a browser: a new one, or one that is tracked already.
  ///
  /// One that the user has switched off stays so unless the user asks for it: no sign-in undoes that by itself.
  func track(
    _ browser: NewBrowser,
    limit: DeviceLimitRule?,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> BrowserTracking {
    do {
      return try await database.transaction { (connection) throws(PostgresError) in
        Self.lockDevices(of: browser.id.owner, in: &connection)
        if let known = try Self.remember(browser, at: now, in: &connection) {
          return .tracked(key: known, isNew: false, removed: RemovedDevices())
        }
        var removed = RemovedDevices()
        if let limit {
          let room = try Self.makeRoom(for: browser.id, limit: limit, at: now, in: &connection)
          guard case .tracked(let gone) = room else { return .limitReached }
          removed = gone
        }
        _ = try connection.execute(Self.insertion(of: browser, at: now))
        return .tracked(key: browser.id.key, isNew: true, removed: removed)
      }
    } catch {
      switch error {
      case .body(let failure), .database(let failure): throw DeviceRegistryFailure(failure)
      }
    }
  }

  /// The result of tracking a browser.
  enum BrowserTracking: Sendable {
    case tracked(key: String, isNew: Bool, removed: RemovedDevices)
    case limitReached
  }

  private static func remember(
    _ browser: NewBrowser,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(PostgresError) -> String? {
    let owner = browser.id.owner
    return try connection.query(
      """
      UPDATE device_registry.browsers
      SET remembered_at_unix_millis = CASE
          WHEN \(browser.isAskedFor)::boolean OR remembered_at_unix_millis IS NOT NULL
          THEN \(now.unixMillis)::bigint END,
        modified_at_unix_millis = \(now.unixMillis),
        is_factor_given = is_factor_given OR \(browser.isFactorGiven)
      WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
        AND proof_hash = \(browser.proofHash)
      RETURNING device_key
      """
    ) { (row) throws(PostgresError) in try row.value("device_key", as: String.self) }.first
  }

  private static func insertion(of browser: NewBrowser, at now: Instant) -> SQL {
    """
    INSERT INTO device_registry.browsers (user_pool_id, sub, device_key, proof_hash, name,
      remembered_at_unix_millis, last_ip_address, sdk, created_at_unix_millis,
      modified_at_unix_millis, authenticated_at_unix_millis, is_factor_given)
    VALUES (\(browser.id.owner.pool.text), \(browser.id.owner.sub), \(browser.id.key),
      \(browser.proofHash), \(browser.name), \(now.unixMillis), \(browser.lastSeen.ipAddress),
      \(browser.lastSeen.sdk), \(now.unixMillis), \(now.unixMillis), \(now.unixMillis),
      \(browser.isFactorGiven))
    """
  }
}

extension DeviceRecord {
  /// The columns of a row of browsers, as those of tracked_devices.
  fileprivate static let browserColumns: SQL = """
    device_key, name, ''::bytea AS srp_salt, ''::bytea AS sealed_srp_verifier,
    remembered_at_unix_millis, last_ip_address, sdk, created_at_unix_millis,
    modified_at_unix_millis, authenticated_at_unix_millis, is_factor_given, 'browser' AS kind
    """
}
