internal import AuthenticationCore
internal import Domain
internal import Postgres

/// What the rows of pools and clients say of sessions.
extension UserPoolStore {
  /// Replaces it if the pool's row is still of the version; false when it is not.
  func setSessions(
    _ sessions: SessionTracking,
    of id: UserPoolID,
    at version: Int64
  ) async throws(AuthenticationFailure) -> Bool {
    let updated = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_pools
        SET tracks_sessions = \(sessions.isOn), sessions_per_user = \(sessions.maxPerUser),
          version = nextval('authentication.settings_versions')
        WHERE id = \(id.text) AND version = \(version)
        """
      )
    }
    return updated == 1
  }
}

extension UserPoolClientStore {
  /// Replaces it if the client's row is still of the record's version; false when it is not.
  func setSSOValidity(
    _ minutes: Int32,
    of record: UserPoolClientRecord
  ) async throws(AuthenticationFailure) -> Bool {
    let updated = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_pool_clients
        SET sso_validity_minutes = \(minutes),
          version = nextval('authentication.settings_versions')
        WHERE user_pool_id = \(record.userPoolID.text) AND id = \(record.id.text)
          AND version = \(record.version)
        """
      )
    }
    return updated == 1
  }
}
