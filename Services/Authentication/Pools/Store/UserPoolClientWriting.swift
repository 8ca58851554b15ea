internal import AuthenticationCore
internal import Domain
internal import Postgres

/// Making, changing and deleting clients.
extension UserPoolClientStore {
  enum Insertion: Sendable, Hashable {
    case inserted
    case idTaken
    case noPool
  }

  func insert(
    _ record: UserPoolClientRecord
  ) async throws(AuthenticationFailure) -> Insertion {
    do throws(PostgresError) {
      let inserted = try await database.execute(
        """
        INSERT INTO authentication.user_pool_clients
          (user_pool_id, id, name, sealed_secret, settings,
           created_at_unix_millis, modified_at_unix_millis)
        VALUES (\(record.userPoolID.text), \(record.id.text), \(record.name),
          \(record.sealedSecret), \(record.settingsJSON)::jsonb,
          \(record.createdAt.unixMillis), \(record.modifiedAt.unixMillis))
        ON CONFLICT (id) DO NOTHING
        """
      )
      return inserted == 1 ? .inserted : .idTaken
    } catch {
      // The pool was deleted after the caller saw it.
      if case .foreignKeyViolation = error.kind { return .noPool }
      throw AuthenticationFailure(error)
    }
  }

  /// Replaces the row if it is still of the record's version; false when it is not.
  func update(_ record: UserPoolClientRecord) async throws(AuthenticationFailure) -> Bool {
    let updated = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_pool_clients
        SET name = \(record.name), settings = \(record.settingsJSON)::jsonb,
          modified_at_unix_millis = \(record.modifiedAt.unixMillis),
          version = nextval('authentication.settings_versions')
        WHERE user_pool_id = \(record.userPoolID.text) AND id = \(record.id.text)
          AND version = \(record.version)
        """
      )
    }
    return updated == 1
  }

  /// Deletes the client; false when the pool has none of that id.
  func delete(_ id: ClientID, in pool: UserPoolID) async throws(AuthenticationFailure) -> Bool {
    let deleted = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.user_pool_clients
        WHERE user_pool_id = \(pool.text) AND id = \(id.text)
        """
      )
    }
    return deleted == 1
  }

  /// Takes a provider off the lists of the pool's clients.
  func removeProvider(
    _ name: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_pool_clients
        SET settings = jsonb_set(
            settings, '{SupportedIdentityProviders}',
            (settings -> 'SupportedIdentityProviders') - \(name)::text
          ),
          modified_at_unix_millis = \(now.unixMillis),
          version = nextval('authentication.settings_versions')
        WHERE user_pool_id = \(pool.text) AND settings -> 'SupportedIdentityProviders' ? \(name)::text
        """
      )
    }
  }
}
