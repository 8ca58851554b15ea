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

  /// Deletes the client; no later call finds it.
  ///
  /// Notes in the same statement that its tokens are still to be ended, so that a crash loses nothing. False
  /// when the pool has no client of that id and none whose tokens remain.
  func delete(
    _ id: ClientID,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    let isDeleted = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH gone AS (
          DELETE FROM authentication.user_pool_clients
          WHERE user_pool_id = \(pool.text) AND id = \(id.text)
          RETURNING id, user_pool_id
        ), noted AS (
          INSERT INTO authentication.deleted_user_pool_clients
            (id, user_pool_id, deleted_at_unix_millis)
          SELECT id, user_pool_id, \(now.unixMillis) FROM gone
          ON CONFLICT (id) DO NOTHING
        )
        SELECT EXISTS (SELECT FROM gone) OR EXISTS (
          SELECT FROM authentication.deleted_user_pool_clients
          WHERE user_pool_id = \(pool.text) AND id = \(id.text)
        ) AS is_deleted
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("is_deleted", as: Bool.self)
      }
    }
    return isDeleted ?? false
  }

  /// Deleted clients whose chains token issuance may still have, oldest first.
  func withTokens(
    limit: Int
  ) async throws(AuthenticationFailure) -> [(pool: UserPoolID, client: ClientID)] {
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT user_pool_id, id FROM authentication.deleted_user_pool_clients
        ORDER BY deleted_at_unix_millis LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (pool: try row.value("user_pool_id"), client: try row.value("id"))
          as (pool: String, client: String)
      }
    }
    return found.compactMap { row in
      guard let pool = UserPoolID(row.pool), let client = ClientID(row.client) else { return nil }
      return (pool: pool, client: client)
    }
  }

  /// Notes that token issuance has ended the deleted client's chains.
  func noteTokensEnded(
    of id: ClientID,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.deleted_user_pool_clients
        WHERE user_pool_id = \(pool.text) AND id = \(id.text)
        """
      )
    }
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
