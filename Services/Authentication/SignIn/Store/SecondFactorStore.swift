internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import Postgres

/// The rows that second factors leave: tries, consumed sessions, and what users have and prefer.
package struct SecondFactorStore: Sendable {
  let database: PostgresPool

  /// How often one session's code may be tried.
  static let triesPerSession = 5
  /// How often one user's codes may be tried in a row, counted over all sessions, before an hour's rest:
  /// at three codes in a million that right now count.
  static let triesPerUser = 10
  static let periodSeconds: Int64 = 3600

  /// What an answer needs, from one statement.
  struct Attempt: Sendable {
    let isConsumed: Bool
    let hasSessionTry: Bool
    let hasUserTry: Bool
    let lookup: UserStore.ClientLookup
  }

  /// Takes a try of the session and of the user before the code is compared, so that tries at the
  /// same time all count, and loads the user; nil when the client is gone.
  func takeTry(
    _ challenge: ChallengeKey,
    for client: ClientID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Attempt? {
    let pool = challenge.pool.text
    let forgotten = now.adding(seconds: -Self.periodSeconds).unixMillis
    return try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH session_try AS (\(Self.takingSessionTry(challenge))), user_try AS (
          INSERT INTO authentication.second_factor_tries AS t
            (user_pool_id, sub, tries, began_at_unix_millis)
          SELECT \(pool)::text, \(challenge.sub)::text, 1, \(now.unixMillis)::bigint FROM session_try
          ON CONFLICT (user_pool_id, sub) DO UPDATE
          SET tries = CASE
              WHEN t.began_at_unix_millis <= \(forgotten) THEN 1 ELSE t.tries + 1 END,
            began_at_unix_millis = CASE
              WHEN t.began_at_unix_millis <= \(forgotten) THEN \(now.unixMillis)
              ELSE t.began_at_unix_millis END
          WHERE t.tries < \(Self.triesPerUser) OR t.began_at_unix_millis <= \(forgotten)
          RETURNING true
        )
        SELECT EXISTS (SELECT FROM session_try) AS has_session_try,
          EXISTS (SELECT FROM user_try) AS has_user_try,
          \(Self.isSpent(challenge)) AS is_spent,
          \(UserStore.ClientLookup.columns)
        \(UserStore.ClientLookup.source(of: client, in: challenge.pool, sub: challenge.sub))
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Attempt(
          isConsumed: try row.value("is_spent"),
          hasSessionTry: try row.value("has_session_try"),
          hasUserTry: try row.value("has_user_try"),
          lookup: try UserStore.ClientLookup(row, isLocked: false)
        )
      }
    }
  }

  /// What an answer to the code of a sign-in's beginning needs, whose tries at a user count elsewhere.
  struct SessionAttempt: Sendable {
    let isConsumed: Bool
    let hasSessionTry: Bool
    let lookup: UserStore.ClientLookup
  }

  /// Takes a try of the session before the code is compared, and loads the user; nil when the client is gone.
  func takeSessionTry(
    _ challenge: ChallengeKey,
    for client: ClientID
  ) async throws(AuthenticationFailure) -> SessionAttempt? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH session_try AS (\(Self.takingSessionTry(challenge)))
        SELECT EXISTS (SELECT FROM session_try) AS has_session_try,
          \(Self.isSpent(challenge)) AS is_spent, \(UserStore.ClientLookup.columns)
        \(UserStore.ClientLookup.source(of: client, in: challenge.pool, sub: challenge.sub))
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        SessionAttempt(
          isConsumed: try row.value("is_spent"),
          hasSessionTry: try row.value("has_session_try"),
          lookup: try UserStore.ClientLookup(row, isLocked: false)
        )
      }
    }
  }

  private static func takingSessionTry(_ challenge: ChallengeKey) -> SQL {
    """
    INSERT INTO authentication.challenge_tries AS t
      (user_pool_id, id, tries, expires_at_unix_millis)
    VALUES (\(challenge.pool.text), \(challenge.id), 1, \(challenge.expiresAt.unixMillis))
    ON CONFLICT (user_pool_id, id) DO UPDATE SET tries = t.tries + 1
    WHERE t.tries < \(triesPerSession)
    RETURNING true
    """
  }

  private static func isSpent(_ challenge: ChallengeKey) -> SQL {
    """
    EXISTS (
      SELECT FROM authentication.spent_challenges AS s
      WHERE s.user_pool_id = \(challenge.pool.text) AND s.id = \(challenge.id)
    )
    """
  }

  /// Consumes the session and its proof, and stores recovery codes where there are new ones.
  ///
  /// If several right answers come at once, from any number of processes, the rows let exactly one through.
  func finish(
    _ challenge: ChallengeKey,
    _ proof: SecondFactorProof,
    recoveryCodes: [[UInt8]]?
  ) async throws(AuthenticationFailure) {
    try await users.writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      try db.consume(challenge)
      switch proof {
      case .sentCode, .softwareTokenSetUp:
        break
      case .softwareToken(let step):
        let advanced = try db.change(
          """
          UPDATE authentication.users SET totp_last_step = \(step)
          WHERE user_pool_id = \(challenge.pool.text) AND sub = \(challenge.sub)
            AND totp_last_step < \(step)
          """
        )
        guard advanced == 1 else { throw .softwareTokenUsed }
      case .recoveryCode(let hash, let wrong):
        let removed = try db.change(
          """
          UPDATE authentication.users
          SET recovery_code_hashes = array_remove(recovery_code_hashes, \(hash)::bytea)
          WHERE user_pool_id = \(challenge.pool.text) AND sub = \(challenge.sub)
            AND \(hash)::bytea = ANY (recovery_code_hashes)
          """
        )
        guard removed == 1 else { throw wrong }
      }
      if let recoveryCodes {
        db.replaceRecoveryCodes(recoveryCodes, of: challenge.sub, in: challenge.pool)
      }
    }
  }

  /// Makes the codes the only ones of a user, and tells the user.
  func replaceRecoveryCodes(
    _ hashes: [[UInt8]],
    of sub: String,
    in pool: UserPoolID,
    telling notice: NewOutboxMessage?
  ) async throws(AuthenticationFailure) {
    try await users.writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      db.replaceRecoveryCodes(hashes, of: sub, in: pool)
      if let notice { db.enqueue(notice.insertion) }
    }
  }

  /// Consumes a challenge without a code.
  func consume(_ challenge: ChallengeKey) async throws(AuthenticationFailure) -> Bool {
    let consumed = try await querying { () async throws(PostgresError) in
      try await database.execute(ConsumedChallengeStore.consuming(challenge))
    }
    return consumed == 1
  }

  /// Writes a message to the outbox.
  func send(_ message: NewOutboxMessage) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(message.insertion)
    }
  }

  /// Writes a message to the outbox, or does the same work and sends none.
  func send(_ message: NewOutboxMessage, isDecoy: Bool) async throws(AuthenticationFailure) {
    try await users.writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      db.enqueue(message.insertion)
      if isDecoy { db.enqueue(message.withdrawal) }
    }
  }

  private var users: UserStore { UserStore(database: database) }
}

/// What belongs to an address that a sign-in sets up, besides the attribute.
struct EmailSetUp: Sendable {
  let challenge: ChallengeKey
  /// Hashes of recovery codes that replace the user's; nil leaves them.
  let recoveryCodes: [[UInt8]]?
}

extension PostgresConnection {
  /// Consumes the session of an e-mail set-up and switches the factor on.
  mutating func finish(_ setUp: EmailSetUp) throws(AuthenticationFailure) {
    try consume(setUp.challenge)
    enqueue(
      """
      UPDATE authentication.users
      SET enabled_factors = array_append(enabled_factors, 'EMAIL_OTP'),
        preferred_factor = coalesce(preferred_factor, 'EMAIL_OTP')
      WHERE user_pool_id = \(setUp.challenge.pool.text) AND sub = \(setUp.challenge.sub)
      """
    )
    if let codes = setUp.recoveryCodes {
      replaceRecoveryCodes(codes, of: setUp.challenge.sub, in: setUp.challenge.pool)
    }
  }

  /// Makes the codes the only ones of a user.
  fileprivate mutating func replaceRecoveryCodes(
    _ hashes: [[UInt8]],
    of sub: String,
    in pool: UserPoolID
  ) {
    enqueue(
      """
      UPDATE authentication.users SET recovery_code_hashes = \(hashes)
      WHERE user_pool_id = \(pool.text) AND sub = \(sub)
      """
    )
  }

  /// Refuses a challenge that was answered before, and forgets the tries that led to the right answer.
  fileprivate mutating func consume(
    _ challenge: ChallengeKey
  ) throws(AuthenticationFailure) {
    guard try change(ConsumedChallengeStore.consuming(challenge)) == 1 else { throw .usedSession }
    enqueue(
      """
      DELETE FROM authentication.second_factor_tries
      WHERE user_pool_id = \(challenge.pool.text) AND sub = \(challenge.sub)
      """
    )
  }
}
