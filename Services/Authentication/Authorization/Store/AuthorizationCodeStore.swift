internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of authorization codes.
struct AuthorizationCodeStore: Sendable {
  let database: PostgresPool

  /// How long a code may be redeemed.
  static let seconds: Int64 = 300
  /// How long a code is known after that, so that one that comes again ends what was made of it.
  static let rememberedSeconds: Int64 = 86_400

  /// How many codes of a session wait to be redeemed; the newest stay.
  static let maxWaiting: Int64 = 50

  /// A code that is about to be given out.
  struct NewCode: Sendable {
    let hash: [UInt8]
    let sealedGrant: [UInt8]
    let client: ClientID
    let user: UserRecord
    let pool: UserPoolID
    let now: Instant
  }

  /// A code that a client shows, with its user as of now.
  struct Found: Sendable {
    let hash: [UInt8]
    let sealedGrant: [UInt8]
    let session: String
    let sub: String
    let isSpent: Bool
    let isEnded: Bool
    let expiresAt: Instant
    /// The chain of the tokens that were made of it.
    let chain: String?
    let lookup: UserStore.ClientLookup
  }

  /// The code of the client that one of the hashes names; nil where there is none.
  func find(
    _ hashes: [[UInt8]],
    of client: ClientID,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Found? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT c.code_hash, c.sealed_grant, c.session_id, c.sub AS code_sub,
          c.spent_at_unix_millis IS NOT NULL AS is_spent,
          c.ended_at_unix_millis IS NOT NULL AS is_ended, c.expires_at_unix_millis, c.chain_id,
          \(UserStore.ClientLookup.columns)
        FROM authentication.authorization_codes AS c
        JOIN authentication.user_pool_clients AS client
          ON client.user_pool_id = c.user_pool_id AND client.id = c.client_id
        JOIN authentication.user_pools AS pool ON pool.id = client.user_pool_id
        LEFT JOIN authentication.users AS u
          ON u.user_pool_id = c.user_pool_id AND u.username = c.username AND u.sub = c.sub
        WHERE c.user_pool_id = \(pool.text) AND c.code_hash = ANY(\(hashes)::bytea[])
          AND c.client_id = \(client.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Found(
          hash: try row.value("code_hash"),
          sealedGrant: try row.value("sealed_grant"),
          session: try row.value("session_id"),
          sub: try row.value("code_sub"),
          isSpent: try row.value("is_spent"),
          isEnded: try row.value("is_ended"),
          expiresAt: Instant(unixMillis: try row.value("expires_at_unix_millis")),
          chain: try row.optional("chain_id"),
          lookup: try UserStore.ClientLookup(row, isLocked: false)
        )
      }
    }
  }

  /// Redeems the code: of any number of callers at once one does.
  func spend(
    _ hash: [UInt8],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.authorization_codes SET spent_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND code_hash = \(hash)
          AND spent_at_unix_millis IS NULL AND ended_at_unix_millis IS NULL
          AND expires_at_unix_millis > \(now.unixMillis)
        """
      ) == 1
    }
  }

  /// Gives the code back, where a fault of ours kept its tokens from being made.
  func giveBack(
    _ hash: [UInt8],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.authorization_codes SET spent_at_unix_millis = NULL
        WHERE user_pool_id = \(pool.text) AND code_hash = \(hash) AND chain_id IS NULL
        """
      )
    }
  }

  /// Notes the chain that was made of the code; false where the user's sign-ins were ended meanwhile, or the
  /// code came a second time, and no caller may have the tokens.
  func settle(
    _ hash: [UInt8],
    as chain: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.authorization_codes SET chain_id = \(chain)::uuid
        WHERE user_pool_id = \(pool.text) AND code_hash = \(hash) AND ended_at_unix_millis IS NULL
        """
      ) == 1
    }
  }

  /// Notes that a spent code came again, and returns the chain that was made of it.
  ///
  /// Tokens that are just being made of it are given to no caller.
  func endAfterReplay(
    _ hash: [UInt8],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> String? {
    let chain = try await querying { () async throws(PostgresError) -> String?? in
      try await database.first(
        """
        UPDATE authentication.authorization_codes
        SET ended_at_unix_millis = coalesce(ended_at_unix_millis, \(now.unixMillis))
        WHERE user_pool_id = \(pool.text) AND code_hash = \(hash) RETURNING chain_id
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> String? in
        try row.optional("chain_id")
      }
    }
    return chain ?? nil
  }

  /// Removes the oldest codes of a session that wait beyond `maxWaiting`.
  static func makingRoom(ofSession session: String, in pool: UserPoolID) -> SQL {
    """
    DELETE FROM authentication.authorization_codes AS c USING (
      SELECT code_hash FROM authentication.authorization_codes
      WHERE user_pool_id = \(pool.text) AND session_id = \(session)::uuid
        AND spent_at_unix_millis IS NULL
      ORDER BY expires_at_unix_millis DESC OFFSET \(maxWaiting)::bigint
    ) AS old
    WHERE c.user_pool_id = \(pool.text) AND c.code_hash = old.code_hash
    """
  }

  /// Ends the codes of a session.
  static func ending(ofSession session: String, in pool: UserPoolID, at now: Instant) -> SQL {
    """
    UPDATE authentication.authorization_codes SET ended_at_unix_millis = \(now.unixMillis)
    WHERE user_pool_id = \(pool.text) AND session_id = \(session)::uuid
      AND spent_at_unix_millis IS NULL AND ended_at_unix_millis IS NULL
    """
  }
}

extension AuthorizationCodeStore.NewCode {
  /// The statement that writes it, for a session of its user.
  func insertion(from session: String) -> SQL {
    """
    INSERT INTO authentication.authorization_codes
      (user_pool_id, code_hash, client_id, username, sub, sealed_grant, session_id,
       expires_at_unix_millis, removable_at_unix_millis)
    VALUES (\(pool.text), \(hash), \(client.text), \(user.username), \(user.sub), \(sealedGrant),
      \(session)::uuid, \(now.adding(seconds: AuthorizationCodeStore.seconds).unixMillis),
      \(now.adding(seconds: AuthorizationCodeStore.rememberedSeconds).unixMillis))
    """
  }
}
