internal import AuthenticationCore
internal import Domain
internal import Postgres

/// Making, changing and deleting pools.
extension UserPoolStore {
  /// What became of a request to delete a pool.
  enum Deletion: String, Sendable, Hashable, SQLDecodable {
    /// The pool is gone, now or earlier; its keys and tokens are still to be ended.
    case tokensRemain = "tokens_remain"
    case protected
    /// The pool has a domain, which is to be deleted first.
    case domainsRemain = "domains_remain"
    case absent
  }

  /// Inserts the pool; false when its id is taken.
  func insert(_ record: UserPoolRecord) async throws(PostgresError) -> Bool {
    let inserted = try await database.execute(
      """
      INSERT INTO authentication.user_pools
        (id, region, name, is_deletion_protected, settings,
         created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(record.id.text), \(record.id.region), \(record.name),
        \(record.isDeletionProtected), \(record.settingsJSON)::jsonb,
        \(record.createdAt.unixMillis), \(record.modifiedAt.unixMillis))
      ON CONFLICT (id) DO NOTHING
      """
    )
    return inserted == 1
  }

  /// Replaces the row if it is still of the record's version; false when it is not.
  func update(_ record: UserPoolRecord) async throws(AuthenticationFailure) -> Bool {
    let updated = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_pools
        SET \(record.assignments)
        WHERE id = \(record.id.text) AND version = \(record.version)
        """
      )
    }
    return updated == 1
  }

  /// Deletes the pool with its clients, unless it is protected or has a domain; no later call finds it.
  ///
  /// Notes in the same statement what is left to do, so that a crash loses nothing; the rows that
  /// may be many go later, in pieces.
  func delete(_ id: UserPoolID, at now: Instant) async throws(AuthenticationFailure) -> Deletion {
    let deletion = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH gone AS (
          DELETE FROM authentication.user_pools
          WHERE id = \(id.text) AND NOT is_deletion_protected AND NOT EXISTS (
            SELECT FROM authentication.user_pool_domains WHERE user_pool_id = \(id.text)
          )
          RETURNING id
        ), noted AS (
          INSERT INTO authentication.deleted_user_pools (id, deleted_at_unix_millis)
          SELECT id, \(now.unixMillis) FROM gone
          ON CONFLICT (id) DO NOTHING
        )
        SELECT CASE
          WHEN EXISTS (SELECT FROM gone) THEN 'tokens_remain'
          WHEN EXISTS (
            SELECT FROM authentication.user_pools WHERE id = \(id.text) AND is_deletion_protected
          ) THEN 'protected'
          WHEN EXISTS (
            SELECT FROM authentication.user_pool_domains WHERE user_pool_id = \(id.text)
          ) THEN 'domains_remain'
          WHEN EXISTS (
            SELECT FROM authentication.deleted_user_pools
            WHERE id = \(id.text) AND NOT tokens_ended
          ) THEN 'tokens_remain'
          ELSE 'absent'
        END AS outcome
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Deletion in
        try row.value("outcome")
      }
    }
    return deletion ?? .absent
  }
}

extension UserPoolRecord {
  /// The assignments of an UPDATE that replaces the settings; some settings have columns of their own.
  var assignments: SQL {
    """
    name = \(name), is_deletion_protected = \(isDeletionProtected), settings = \(settingsJSON)::jsonb,
      modified_at_unix_millis = \(modifiedAt.unixMillis),
      version = nextval('authentication.settings_versions')
    """
  }
}
