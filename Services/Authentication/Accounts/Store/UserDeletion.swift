internal import AuthenticationCore
internal import Domain
internal import Postgres

extension UserStore {
  /// Deletes the user with names, codes and messages; false when another call did.
  func delete(
    _ user: UserRecord,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    let isDeleted = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH gone AS (
          DELETE FROM authentication.users WHERE \(user.row(in: pool)) RETURNING username
        ), codes AS (
          DELETE FROM authentication.confirmation_codes AS code USING gone
          WHERE code.user_pool_id = \(pool.text) AND code.username = gone.username
        ), messages AS (
          -- They hold the address, and no user is left to read an unsent one.
          DELETE FROM authentication.outbox_messages AS message USING gone
          WHERE message.user_pool_id = \(pool.text) AND message.username = gone.username
        )
        SELECT count(*) = 1 AS is_deleted FROM gone
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("is_deleted", as: Bool.self)
      }
    }
    return isDeleted ?? false
  }

  /// Deletes some sign-ups that were made before a moment and never confirmed; returns how many.
  ///
  /// Not while a code may still confirm one, and not while another transaction changes it.
  func deleteUnconfirmed(
    before moment: Instant,
    at now: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH ended AS MATERIALIZED (
          SELECT u.user_pool_id, u.username FROM authentication.users AS u
          WHERE u.status = 'UNCONFIRMED' AND u.created_at_unix_millis < \(moment.unixMillis)
            AND NOT EXISTS (
              SELECT FROM authentication.confirmation_codes AS code
              WHERE code.user_pool_id = u.user_pool_id AND code.username = u.username
                AND code.purpose = 'sign_up' AND code.expires_at_unix_millis > \(now.unixMillis))
          ORDER BY u.created_at_unix_millis LIMIT \(limit)::bigint FOR UPDATE SKIP LOCKED
        ), codes AS (
          DELETE FROM authentication.confirmation_codes AS code USING ended
          WHERE code.user_pool_id = ended.user_pool_id AND code.username = ended.username
        ), messages AS (
          DELETE FROM authentication.outbox_messages AS message USING ended
          WHERE message.user_pool_id = ended.user_pool_id AND message.username = ended.username
        )
        DELETE FROM authentication.users AS u USING ended
        WHERE u.user_pool_id = ended.user_pool_id AND u.username = ended.username
        """
      )
    }
  }
}

extension PostgresConnection {
  /// Deletes a sign-up with its names, code and message, unless it was confirmed meanwhile.
  mutating func deleteUnconfirmed(sub: String, in pool: UserPoolID) {
    enqueue(
      """
      WITH gone AS (
        DELETE FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND sub = \(sub) AND status = 'UNCONFIRMED'
        RETURNING username
      ), codes AS (
        DELETE FROM authentication.confirmation_codes AS code USING gone
        WHERE code.user_pool_id = \(pool.text) AND code.username = gone.username
      )
      DELETE FROM authentication.outbox_messages AS message USING gone
      WHERE message.user_pool_id = \(pool.text) AND message.username = gone.username
      """
    )
  }
}
