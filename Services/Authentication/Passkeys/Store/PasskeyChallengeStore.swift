package import AuthenticationCore
internal import Domain
internal import Postgres

/// What a browser was asked to make a passkey with (PKY-3).
struct PasskeyChallengeStore: Sendable {
  let database: PostgresPool

  /// How long a challenge may be answered.
  static let seconds: Int64 = 300

  /// What was found for an answer.
  enum Spent: Sendable, Hashable {
    case challenge([UInt8])
    /// Another client of the pool asked.
    case otherClient
    case none
  }

  /// Puts a challenge in the place of the user's last one; false for a user who is gone.
  func begin(
    _ challenge: [UInt8],
    of username: String,
    in pool: UserPoolID,
    for client: ClientID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    let written = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.passkey_challenges
          (user_pool_id, username, challenge, client_id, expires_at_unix_millis, srp_salt)
        SELECT user_pool_id, username, \(challenge)::bytea, \(client.text),
          \(now.adding(seconds: Self.seconds).unixMillis)::bigint, srp_salt
        FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND username = \(username)
        ON CONFLICT (user_pool_id, username) DO UPDATE
        SET challenge = excluded.challenge, client_id = excluded.client_id,
          expires_at_unix_millis = excluded.expires_at_unix_millis, srp_salt = excluded.srp_salt
        """
      )
    }
    return written == 1
  }

  /// Takes the user's challenge away, so that it is answered once; one of another client stays.
  ///
  /// A challenge does not count once the password has changed: a thief who got it by the stolen password would leave a
  /// passkey, which outlasts that password (PKY-11).
  func spend(
    of username: String,
    in pool: UserPoolID,
    by client: ClientID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Spent {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH spent AS (
          DELETE FROM authentication.passkey_challenges
          WHERE user_pool_id = \(pool.text) AND username = \(username) AND client_id = \(client.text)
          RETURNING challenge, expires_at_unix_millis, srp_salt
        )
        SELECT challenge FROM spent
        JOIN authentication.users AS u
          ON u.user_pool_id = \(pool.text) AND u.username = \(username)
            AND u.srp_salt IS NOT DISTINCT FROM spent.srp_salt
        WHERE expires_at_unix_millis > \(now.unixMillis)
        UNION ALL
        SELECT NULL FROM authentication.passkey_challenges
        WHERE user_pool_id = \(pool.text) AND username = \(username) AND client_id <> \(client.text)
          AND expires_at_unix_millis > \(now.unixMillis)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Spent in
        try row.optional("challenge", as: [UInt8].self).map { .challenge($0) } ?? .otherClient
      }
    }
    return found ?? .none
  }
}

extension Passkeys {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(
      table: "authentication.passkey_challenges",
      time: "expires_at_unix_millis"
    )
  ]
}
