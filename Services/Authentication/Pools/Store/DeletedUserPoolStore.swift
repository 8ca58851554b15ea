internal import Domain
internal import Postgres

/// The pools that are deleted, and what is left of them.
struct DeletedUserPoolStore: Sendable {
  let database: PostgresPool

  /// How many rows of a pool go in one statement, each with the rows that refer to it.
  static let piece = 1000

  /// Those of which token issuance or the device registry may still know, oldest first.
  func withTokens(limit: Int) async throws(AuthenticationFailure) -> [UserPoolID] {
    try await ids(
      """
      SELECT id FROM authentication.deleted_user_pools
      WHERE NOT tokens_ended ORDER BY deleted_at_unix_millis LIMIT \(limit)
      """
    )
  }

  /// Those of which rows may be left here alone.
  func withoutTokens() async throws(AuthenticationFailure) -> [UserPoolID] {
    try await ids(
      """
      SELECT id FROM authentication.deleted_user_pools
      WHERE tokens_ended ORDER BY deleted_at_unix_millis LIMIT 100
      """
    )
  }

  /// Notes that no other service knows of the pool any more.
  func noteTokensEnded(of id: UserPoolID) async throws(AuthenticationFailure) {
    _ = try await execute(
      "UPDATE authentication.deleted_user_pools SET tokens_ended = true WHERE id = \(id.text)"
    )
  }

  /// Removes at most so many of the pool's rows; returns how many, none when nothing is left.
  ///
  /// What is not named here refers to one of these, or goes by its age.
  func removeRows(of id: UserPoolID, limit: Int) async throws(AuthenticationFailure) -> Int {
    for removal in Self.removals(of: id, limit: limit) {
      let removed = try await execute(removal)
      if removed > 0 { return removed }
    }
    return 0
  }

  /// Forgets a pool of which nothing is left, if it was deleted before that.
  func forget(_ id: UserPoolID, deletedBefore: Instant) async throws(AuthenticationFailure) {
    _ = try await execute(
      """
      DELETE FROM authentication.deleted_user_pools
      WHERE id = \(id.text) AND deleted_at_unix_millis < \(deletedBefore.unixMillis)
      """
    )
  }

  private static func removals(of id: UserPoolID, limit: Int) -> [SQL] {
    [
      """
      DELETE FROM authentication.users
      WHERE user_pool_id = \(id.text) AND username IN (
        SELECT username FROM authentication.users WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """,
      """
      DELETE FROM authentication.groups
      WHERE user_pool_id = \(id.text) AND name IN (
        SELECT name FROM authentication.groups WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """,
      """
      DELETE FROM authentication.outbox_messages
      WHERE user_pool_id = \(id.text) AND id IN (
        SELECT id FROM authentication.outbox_messages WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """,
      """
      DELETE FROM authentication.confirmation_codes
      WHERE user_pool_id = \(id.text) AND (username, purpose) IN (
        SELECT username, purpose FROM authentication.confirmation_codes
        WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """,
      """
      DELETE FROM authentication.user_import_log
      WHERE user_pool_id = \(id.text) AND (job_id, line) IN (
        SELECT job_id, line FROM authentication.user_import_log WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """,
      // Each may be as large as a thousand other rows.
      """
      DELETE FROM authentication.user_import_pieces
      WHERE user_pool_id = \(id.text) AND (job_id, upload_id, begins_at) IN (
        SELECT job_id, upload_id, begins_at FROM authentication.user_import_pieces
        WHERE user_pool_id = \(id.text)
        LIMIT \(max(limit / 10, 1)) FOR UPDATE SKIP LOCKED
      )
      """,
      // A few dozen at most.
      "DELETE FROM authentication.imported_hash_kinds WHERE user_pool_id = \(id.text)",
    ]
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
