internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// A device to be registered.
struct NewDevice: Sendable {
  /// Its id, unless the identity has a device of this token.
  let id: String
  let platform: String
  let tokenDigest: [UInt8]
  /// Seals the token for the device of an id.
  let sealedToken: @Sendable (_ id: String) throws(IdentityFederationFailure) -> [UInt8]
  let now: Instant
}

/// The rows of devices and their subscriptions.
struct DeviceStore: Sendable {
  let database: PostgresPool

  /// Devices of an identity: those registered longest ago make room for more.
  private static let maxDevices = 50

  /// What the pool is set to; refuses an unknown identity and a merged one.
  func settings(of subject: SyncedIdentity) async throws(IdentityFederationFailure) -> SyncSettings
  {
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(DatasetFinding.query(subject, .nameless, .none)) {
        (row: borrowing PostgresRow) throws(PostgresError) in try DatasetFinding.Row.read(row)
      }
    }
    return try DatasetFinding(rows, of: subject).settings
  }

  /// Adds the device; returns its id, or that of the one which has the same token.
  ///
  /// The token of a known device is sealed anew: its key may be gone.
  func register(
    _ device: NewDevice,
    of subject: SyncedIdentity
  ) async throws(IdentityFederationFailure) -> String {
    try await transacting(database) { (db) throws(IdentityFederationFailure) in
      // One registration of an identity at a time, so that the oldest are counted right.
      db.enqueue(
        """
        SELECT 1 FROM identity_federation.identities
        WHERE identity_pool_id = \(subject.pool.uuid) AND id = \(subject.identity.uuid)
        FOR NO KEY UPDATE
        """
      )
      let known = try running { () throws(PostgresError) in
        try db.first(
          """
          SELECT id FROM identity_federation.sync_devices
          WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
            AND platform = \(device.platform) AND token_digest = \(device.tokenDigest)
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in try row.value("id") }
      }
      let chosen = known ?? device.id
      let sealedToken = try device.sealedToken(chosen)
      let id = try running { () throws(PostgresError) in
        try db.first(
          """
          INSERT INTO identity_federation.sync_devices AS d
            (identity_pool_id, identity_id, id, platform, token_digest, sealed_token,
             registered_at_unix_millis)
          SELECT identity_pool_id, id, \(chosen), \(device.platform), \(device.tokenDigest),
            \(sealedToken), \(device.now.unixMillis)
          FROM identity_federation.identities
          WHERE identity_pool_id = \(subject.pool.uuid) AND id = \(subject.identity.uuid)
            AND merged_into IS NULL
          ON CONFLICT ON CONSTRAINT sync_devices_token_key
            DO UPDATE SET registered_at_unix_millis = excluded.registered_at_unix_millis,
              sealed_token = excluded.sealed_token
          RETURNING d.id
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in try row.value("id") }
      }
      guard let id else { throw .identityForbidden(subject.identity.text) }
      db.enqueue(
        """
        DELETE FROM identity_federation.sync_devices
        WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
          AND id IN (
            SELECT id FROM identity_federation.sync_devices
            WHERE identity_pool_id = \(subject.pool.uuid)
              AND identity_id = \(subject.identity.uuid) AND id <> \(id)
            ORDER BY registered_at_unix_millis DESC, id OFFSET \(Self.maxDevices - 1)
          )
        """
      )
      return id
    }
  }

  /// Adds a subscription; false where the identity has no such device.
  func subscribe(
    _ device: String,
    to dataset: DatasetState,
    of subject: SyncedIdentity
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.sync_subscriptions
          (identity_pool_id, dataset_id, identity_id, device_id)
        SELECT identity_pool_id, \(dataset.id), identity_id, id
        FROM identity_federation.sync_devices
        WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
          AND id = \(device)
        ON CONFLICT ON CONSTRAINT sync_subscriptions_pkey
          DO UPDATE SET identity_id = excluded.identity_id
        """
      ) == 1
    }
  }

  /// Removes a subscription, if there is one; false where the identity has no such device.
  func unsubscribe(
    _ device: String,
    from dataset: DatasetState,
    of subject: SyncedIdentity
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH removed AS (
          DELETE FROM identity_federation.sync_subscriptions
          WHERE identity_pool_id = \(subject.pool.uuid) AND dataset_id = \(dataset.id)
            AND identity_id = \(subject.identity.uuid) AND device_id = \(device)
        )
        SELECT 1 AS found FROM identity_federation.sync_devices
        WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
          AND id = \(device)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Int in try row.value("found") }
        != nil
    }
  }
}
