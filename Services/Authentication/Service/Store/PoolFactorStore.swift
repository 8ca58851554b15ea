internal import Domain
internal import Postgres

/// The second factors in a pool's row.
extension UserPoolStore {
  /// Replaces the pool's settings and second factors if the row is still of the record's version.
  func update(
    _ record: UserPoolRecord,
    secondFactorsJSON: String
  ) async throws(AuthenticationFailure) -> Bool {
    let updated = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_pools
        SET settings = \(record.settingsJSON)::jsonb,
          second_factors = \(secondFactorsJSON)::jsonb,
          modified_at_unix_millis = \(record.modifiedAt.unixMillis),
          version = nextval('authentication.settings_versions')
        WHERE id = \(record.id.text) AND version = \(record.version)
        """
      )
    }
    return updated == 1
  }
}
