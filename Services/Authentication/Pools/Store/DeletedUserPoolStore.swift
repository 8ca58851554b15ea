package import AuthenticationCore
package import Domain
internal import Postgres

/// The pools that are deleted, and what is left of them.
package struct DeletedUserPoolStore: Sendable {
  let database: PostgresPool
  /// What removes the rows that other areas store, the largest tables first.
  let removals: [PoolRowRemoval]

  /// How many rows of a pool go in one statement, each with the rows that refer to it.
  package static let piece = 1000

  /// Pools of which token issuance or the device registry may still know, oldest first.
  func withTokens(limit: Int) async throws(AuthenticationFailure) -> [UserPoolID] {
    try await ids(
      """
      SELECT id FROM authentication.deleted_user_pools
      WHERE NOT tokens_ended ORDER BY deleted_at_unix_millis LIMIT \(limit)
      """
    )
  }

  /// Pools of which only rows of this service may be left.
  package func withoutTokens() async throws(AuthenticationFailure) -> [UserPoolID] {
    try await ids(
      """
      SELECT id FROM authentication.deleted_user_pools
      WHERE tokens_ended ORDER BY deleted_at_unix_millis LIMIT 100
      """
    )
  }

  /// Notes that every other service has forgotten the pool.
  func noteTokensEnded(of id: UserPoolID) async throws(AuthenticationFailure) {
    _ = try await execute(
      "UPDATE authentication.deleted_user_pools SET tokens_ended = true WHERE id = \(id.text)"
    )
  }

  /// Removes at most so many of the pool's rows; returns how many, none when nothing is left.
  ///
  /// What is not named here refers to one of these, or goes by its age.
  package func removeRows(of id: UserPoolID, limit: Int) async throws(AuthenticationFailure) -> Int
  {
    for removal in removals {
      let removed = try await execute(removal(id, limit))
      if removed > 0 { return removed }
    }
    return 0
  }

  /// Forgets a pool of which nothing is left, if it was deleted before that.
  package func forget(_ id: UserPoolID, deletedBefore: Instant) async throws(AuthenticationFailure)
  {
    _ = try await execute(
      """
      DELETE FROM authentication.deleted_user_pools
      WHERE id = \(id.text) AND deleted_at_unix_millis < \(deletedBefore.unixMillis)
      """
    )
  }

  private func ids(_ statement: SQL) async throws(AuthenticationFailure) -> [UserPoolID] {
    let ids = try await querying { () async throws(PostgresError) in
      try await database.query(statement) {
        (row: borrowing PostgresRow) throws(PostgresError) -> String in try row.value("id")
      }
    }
    return ids.compactMap { UserPoolID($0) }
  }

  private func execute(_ statement: SQL) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(statement)
    }
  }
}
