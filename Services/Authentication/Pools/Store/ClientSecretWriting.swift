internal import AuthenticationCore
internal import Domain
internal import Postgres

extension UserPoolClientStore {
  /// Replaces the client's secrets if its row is still of the record's version.
  ///
  /// False when it is not. The new version tells every instance to read the secrets again.
  func replaceSecrets(
    of record: UserPoolClientRecord,
    by older: StoredClientSecret,
    and newer: StoredClientSecret?
  ) async throws(AuthenticationFailure) -> Bool {
    let updated = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_pool_clients
        SET sealed_secret = \(older.sealed),
          secret_created_at_unix_millis = \(older.createdAt.unixMillis),
          newer_sealed_secret = \(newer?.sealed),
          newer_secret_created_at_unix_millis = \(newer?.createdAt.unixMillis),
          version = nextval('authentication.settings_versions')
        WHERE user_pool_id = \(record.userPoolID.text) AND id = \(record.id.text)
          AND version = \(record.version)
        """
      )
    }
    return updated == 1
  }
}
