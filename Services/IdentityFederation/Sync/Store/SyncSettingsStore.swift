internal import IdentityFederationCore
internal import Postgres

/// The rows of what pools do with their identities' data.
struct SyncSettingsStore: Sendable {
  let database: PostgresPool

  /// The pool's settings, none where it has no row.
  func settings(of pool: IdentityPoolID) async throws(IdentityFederationFailure) -> SyncSettings {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(SyncSettings.columns) FROM identity_federation.identity_pools AS p
        LEFT JOIN identity_federation.sync_configurations AS c ON c.identity_pool_id = p.id
        WHERE p.id = \(pool.uuid) AND p.region = \(pool.region)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try SyncSettings.read(row) }
    }
    guard let found else { throw .identityPoolNotFound(pool.text) }
    return found
  }

  /// Sets what is given of PushSync and CognitoStreams, and leaves the other as it is.
  func set(
    _ push: SyncSettings?,
    _ streams: SyncSettings?,
    of pool: IdentityPoolID
  ) async throws(IdentityFederationFailure) -> SyncSettings {
    try await change(
      pool,
      """
      INSERT INTO identity_federation.sync_configurations AS c
        (identity_pool_id, push_application_arns, push_role_arn, streaming_status, stream_name,
         stream_role_arn)
      SELECT id, \(push?.applicationARNs)::text[], \(push?.pushRoleARN),
        \(streams?.streamingStatus), \(streams?.streamName), \(streams?.streamRoleARN)
      FROM identity_federation.identity_pools
      WHERE id = \(pool.uuid) AND region = \(pool.region)
      ON CONFLICT ON CONSTRAINT sync_configurations_pkey DO UPDATE SET
        push_application_arns = CASE WHEN \(push != nil)::boolean
          THEN excluded.push_application_arns ELSE c.push_application_arns END,
        push_role_arn = CASE WHEN \(push != nil)::boolean
          THEN excluded.push_role_arn ELSE c.push_role_arn END,
        streaming_status = CASE WHEN \(streams != nil)::boolean
          THEN excluded.streaming_status ELSE c.streaming_status END,
        stream_name = CASE WHEN \(streams != nil)::boolean
          THEN excluded.stream_name ELSE c.stream_name END,
        stream_role_arn = CASE WHEN \(streams != nil)::boolean
          THEN excluded.stream_role_arn ELSE c.stream_role_arn END
      RETURNING \(SyncSettings.columns)
      """
    )
  }

  /// Sets the function of SyncTrigger; nil removes it.
  func setEventFunction(
    _ arn: String?,
    of pool: IdentityPoolID
  ) async throws(IdentityFederationFailure) {
    _ = try await change(
      pool,
      """
      INSERT INTO identity_federation.sync_configurations AS c (identity_pool_id, event_function)
      SELECT id, \(arn) FROM identity_federation.identity_pools
      WHERE id = \(pool.uuid) AND region = \(pool.region)
      ON CONFLICT ON CONSTRAINT sync_configurations_pkey
        DO UPDATE SET event_function = excluded.event_function
      RETURNING \(SyncSettings.columns)
      """
    )
  }

  private func change(
    _ pool: IdentityPoolID,
    _ statement: SQL
  ) async throws(IdentityFederationFailure) -> SyncSettings {
    let changed = try await querying { () async throws(PostgresError) in
      try await database.first(statement) { (row: borrowing PostgresRow) throws(PostgresError) in
        try SyncSettings.read(row)
      }
    }
    guard let changed else { throw .identityPoolNotFound(pool.text) }
    return changed
  }
}
