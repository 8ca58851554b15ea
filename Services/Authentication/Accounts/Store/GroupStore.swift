internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of groups.
package struct GroupStore: Sendable {
  let database: PostgresPool

  /// What was found under a pool's id and a group's name.
  package enum Lookup: Sendable {
    case noPool
    case noGroup
    case found(GroupRecord)
  }

  enum Insertion: Sendable, Hashable {
    case inserted
    case nameTaken
    case poolFull
    case noPool
  }

  /// Inserts the group, unless the pool has so many already.
  ///
  /// The pool's row is locked first: of two insertions at once the second counts the first.
  func insert(
    _ group: GroupRecord,
    limit: Int
  ) async throws(AuthenticationFailure) -> Insertion {
    let pool = group.userPoolID.text
    return try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      guard try db.lockPool(pool) else { return .noPool }
      let count = try db.first(
        """
        SELECT count(*) AS count, coalesce(bool_or(name = \(group.name)), false) AS is_taken
        FROM authentication.groups WHERE user_pool_id = \(pool)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (groups: try row.value("count"), isTaken: try row.value("is_taken"))
          as (groups: Int, isTaken: Bool)
      }
      guard let count, !count.isTaken else { return .nameTaken }
      guard count.groups < limit else { return .poolFull }
      db.enqueue(
        """
        INSERT INTO authentication.groups
          (user_pool_id, name, description, role_arn, precedence,
           created_at_unix_millis, modified_at_unix_millis)
        VALUES (\(pool), \(group.name), \(group.description), \(group.roleARN),
          \(group.precedence), \(group.createdAt.unixMillis), \(group.modifiedAt.unixMillis))
        """
      )
      return .inserted
    }
  }

  func find(_ name: String, in pool: UserPoolID) async throws(AuthenticationFailure) -> Lookup {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(GroupRecord.columns)
        FROM authentication.user_pools AS pool
        LEFT JOIN authentication.groups AS g ON g.user_pool_id = pool.id AND g.name = \(name)
        WHERE pool.id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Lookup in
        try GroupRecord.read(row, in: pool).map { .found($0) } ?? .noGroup
      }
    }
    return found ?? .noPool
  }

  /// Changes the given members and leaves the others; nil when there is no such group.
  func update(
    _ name: String,
    in pool: UserPoolID,
    description: String?,
    roleARN: String?,
    precedence: Int32?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> GroupRecord? {
    let updated = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        UPDATE authentication.groups AS g
        SET description = coalesce(\(description), description),
          role_arn = coalesce(\(roleARN), role_arn),
          precedence = coalesce(\(precedence)::integer, precedence),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND name = \(name)
        RETURNING \(GroupRecord.columns)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try GroupRecord.read(row, in: pool)
      }
    }
    return updated ?? nil
  }

  /// Deletes the group; false when there is none.
  ///
  /// Its members leave first, in pieces: a million at once would take longer than a statement may.
  func delete(_ name: String, in pool: UserPoolID) async throws(AuthenticationFailure) -> Bool {
    while try await removeMembers(of: name, in: pool, limit: 5000) > 0 {}
    let deleted = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.groups
        WHERE user_pool_id = \(pool.text) AND name = \(name)
        """
      )
    }
    return deleted == 1
  }

  private func removeMembers(
    of name: String,
    in pool: UserPoolID,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.group_members
        WHERE user_pool_id = \(pool.text) AND group_name = \(name) AND username IN (
          SELECT username FROM authentication.group_members
          WHERE user_pool_id = \(pool.text) AND group_name = \(name) LIMIT \(limit)
        )
        """
      )
    }
  }

  /// The pool's groups whose names follow the given one, in the order of their names.
  func list(
    in pool: UserPoolID,
    after name: String,
    limit: Int
  ) async throws(AuthenticationFailure) -> [GroupRecord] {
    let groups = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(GroupRecord.columns) FROM authentication.groups AS g
        WHERE user_pool_id = \(pool.text) AND name > \(name)
        ORDER BY name LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try GroupRecord.read(row, in: pool)
      }
    }
    return groups.compactMap(\.self)
  }
}
