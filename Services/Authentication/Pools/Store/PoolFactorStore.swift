internal import AuthenticationCore
internal import Domain
internal import JSON
internal import Postgres

/// The second factors in a pool's row.
extension UserPoolStore {
  /// Replaces the pool's settings and second factors if the row is still of the record's version.
  ///
  /// Nil for a pool without a call of SetUserPoolMfaConfig.
  func update(
    _ record: UserPoolRecord,
    _ secondFactors: PoolSecondFactors.Configuration?
  ) async throws(AuthenticationFailure) -> Bool {
    guard let secondFactors else { return try await update(record) }
    let secondFactorsJSON = JSONWriter.text(of: secondFactors)
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
