internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The memberships of groups.
package struct GroupMemberStore: Sendable {
  let database: PostgresPool

  enum Insertion: Sendable, Hashable {
    /// The user is in the group, now or since before.
    case isMember
    case noUser
    case noGroup
    case userFull
  }

  /// Puts the user into the group, unless the user is in so many already.
  ///
  /// The user's row is locked first: of two insertions at once the second counts the first.
  func insert(
    _ user: UserRecord,
    into group: String,
    of pool: UserPoolID,
    limit: Int
  ) async throws(AuthenticationFailure) -> Insertion {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      let isPresent = try db.first(
        """
        SELECT true AS found FROM authentication.users
        WHERE \(user.row(in: pool)) FOR NO KEY UPDATE
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
      guard isPresent == true else { return .noUser }
      // The lock keeps the group from being deleted before the member's row refers to it.
      let state = try db.first(
        """
        SELECT
          (SELECT count(*) FROM authentication.group_members AS m
            WHERE m.user_pool_id = g.user_pool_id AND m.username = \(user.username)) AS count,
          EXISTS (SELECT FROM authentication.group_members AS m
            WHERE m.user_pool_id = g.user_pool_id AND m.username = \(user.username)
              AND m.group_name = g.name) AS is_member
        FROM authentication.groups AS g
        WHERE g.user_pool_id = \(pool.text) AND g.name = \(group)
        FOR KEY SHARE
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (groups: try row.value("count"), isMember: try row.value("is_member"))
          as (groups: Int, isMember: Bool)
      }
      guard let state else { return .noGroup }
      guard !state.isMember else { return .isMember }
      guard state.groups < limit else { return .userFull }
      db.enqueue(
        """
        INSERT INTO authentication.group_members (user_pool_id, username, group_name)
        VALUES (\(pool.text), \(user.username), \(group))
        """
      )
      return .isMember
    }
  }

  /// Takes the user out of the group, in which the user need not be; false without such a group.
  func delete(
    _ username: String,
    from group: String,
    of pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH gone AS (
          DELETE FROM authentication.group_members
          WHERE user_pool_id = \(pool.text) AND username = \(username) AND group_name = \(group)
        )
        SELECT EXISTS (
          SELECT FROM authentication.groups WHERE user_pool_id = \(pool.text) AND name = \(group)
        ) AS found
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
    }
    return found ?? false
  }

  /// The user's groups whose names follow the given one, in the order of their names.
  func groups(
    of username: String,
    in pool: UserPoolID,
    after name: String,
    limit: Int
  ) async throws(AuthenticationFailure) -> [GroupRecord] {
    let groups = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(GroupRecord.columns)
        FROM authentication.group_members AS m
        JOIN authentication.groups AS g
          ON g.user_pool_id = m.user_pool_id AND g.name = m.group_name
        WHERE m.user_pool_id = \(pool.text) AND m.username = \(username) AND m.group_name > \(name)
        ORDER BY m.group_name LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try GroupRecord.read(row, in: pool)
      }
    }
    return groups.compactMap(\.self)
  }

  /// The group's members whose usernames follow the given one, in the order of their usernames.
  func members(
    of group: String,
    in pool: UserPoolID,
    after username: String,
    limit: Int
  ) async throws(AuthenticationFailure) -> [UserRecord] {
    let members = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(UserRecord.columns)
        FROM authentication.group_members AS m
        JOIN authentication.users AS u
          ON u.user_pool_id = m.user_pool_id AND u.username = m.username
        WHERE m.user_pool_id = \(pool.text) AND m.group_name = \(group) AND m.username > \(username)
        ORDER BY m.username LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try UserRecord.read(row) }
    }
    return members.compactMap(\.self)
  }
}
