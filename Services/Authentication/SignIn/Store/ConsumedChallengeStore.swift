internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of challenges that were answered.
package struct ConsumedChallengeStore: Sendable {
  let database: PostgresPool

  /// What an answer to a challenge needs, from one statement.
  struct Spending: Sendable {
    /// Whether this is the challenge's first answer: of several answers at once, to any number of
    /// processes, the primary key lets exactly one be first.
    let isFirst: Bool
    let lookup: UserStore.ClientLookup
  }

  /// The same for a proof of a password.
  struct JudgedSpending: Sendable {
    let isFirst: Bool
    /// Means nothing where the answer was no guess, or not the first.
    let verdict: PasswordVerdict
    let lookup: UserStore.ClientLookup
  }

  /// What an answer to a secret block shows.
  enum Proof: Sendable, Hashable {
    /// It was not looked at.
    case none
    case wrong
    /// Right for the password that the user had when the block was made. Tokens follow at once,
    /// unless the user's row says otherwise, or something else is asked first.
    case right(tokensFollow: Bool)
  }

  /// What was shown for which name's password.
  struct Guess: Sendable, Hashable {
    /// Under which a wrong one is counted where there is no such user.
    let unknownName: String
    let origins: GuessOrigins
    /// The password's salt when the challenge was made.
    let salt: [UInt8]
    let proof: Proof
  }

  /// Marks the challenge of a password as answered, judges the proof and loads the user; nil when
  /// the client is gone.
  ///
  /// Does not wait for the disk where tokens follow, which are committed after it and wait for what
  /// was committed before them too, nor where nothing was judged. It does where a further challenge
  /// follows: nothing is committed then, and no crash may let the proof be shown once more.
  func consume(
    _ challenge: ChallengeKey,
    _ guess: Guess,
    at now: Instant,
    cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> JudgedSpending? {
    let proof = guess.proof
    let counting = PasswordGuess.counting(
      isRight: """
        \(proof.isRight)::boolean AND subject.sealed_srp_verifier IS NOT NULL
          AND subject.srp_salt = \(guess.salt)::bytea
        """,
      of: FailureName.password(of: "coalesce(subject.username, \(guess.unknownName)::text)"),
      from: guess.origins,
      in: challenge.pool,
      at: now,
      source: "subject, consumed",
      where: "\(proof != .none)::boolean"
    )
    return try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH consumed AS (\(Self.consuming(challenge))
          RETURNING true
        ), subject AS (
          \(Self.subject(of: challenge, for: cached.client.id))
        ), \(counting)
        SELECT subject.*, EXISTS (SELECT FROM consumed) AS is_first,
          \(PasswordGuess.verdict(in: challenge.pool)), CASE
            WHEN guess.failures IS NULL OR guess.failures = 0
              AND \(proof.tokensFollow)::boolean
              AND subject.pool_version = \(cached.pool.version)
              AND subject.is_enabled AND subject.status = 'CONFIRMED'
              AND cardinality(subject.enabled_factors) = 0
            THEN set_config('synchronous_commit', 'off', true)
          END
        FROM subject LEFT JOIN guess ON true
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        JudgedSpending(
          isFirst: try row.value("is_first"),
          verdict: PasswordVerdict(
            failures: try row.optional("failures"),
            isSlowed: try row.value("is_slowed")
          ),
          lookup: try UserStore.ClientLookup(row, isLocked: false)
        )
      }
    }
  }

  /// Marks the challenge as answered and loads its user; nil when the client is gone.
  ///
  /// Need not wait for the disk where another statement follows that does.
  func consume(
    _ challenge: ChallengeKey,
    for client: ClientID,
    waitsForDisk: Bool = true
  ) async throws(AuthenticationFailure) -> Spending? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH consumed AS (\(Self.consuming(challenge))
          RETURNING true
        ), subject AS (
          \(Self.subject(of: challenge, for: client))
        )
        SELECT subject.*, EXISTS (SELECT FROM consumed) AS is_first, CASE
            WHEN NOT \(waitsForDisk)::boolean THEN set_config('synchronous_commit', 'off', true)
          END
        FROM subject
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Spending(
          isFirst: try row.value("is_first"),
          lookup: try UserStore.ClientLookup(row, isLocked: false)
        )
      }
    }
  }

  /// Whether the challenge was answered.
  func isConsumed(_ id: [UInt8], in pool: UserPoolID) async throws(AuthenticationFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT true AS found FROM authentication.spent_challenges
        WHERE user_pool_id = \(pool.text) AND id = \(id)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Bool in try row.value("found") }
    }
    return found != nil
  }

  /// Lets the challenge be answered once more.
  func restore(_ id: [UInt8], in pool: UserPoolID) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.spent_challenges
        WHERE user_pool_id = \(pool.text) AND id = \(id)
        """
      )
    }
  }

  static func consuming(_ challenge: ChallengeKey) -> SQL {
    """
    INSERT INTO authentication.spent_challenges (user_pool_id, id, expires_at_unix_millis)
    VALUES (\(challenge.pool.text), \(challenge.id), \(challenge.expiresAt.unixMillis))
    ON CONFLICT DO NOTHING
    """
  }

  static func subject(of challenge: ChallengeKey, for client: ClientID) -> SQL {
    """
    SELECT \(UserStore.ClientLookup.columns)
    \(UserStore.ClientLookup.source(of: client, in: challenge.pool, sub: challenge.sub))
    """
  }
}

extension ConsumedChallengeStore.Proof {
  fileprivate var isRight: Bool {
    switch self {
    case .right: true
    case .wrong, .none: false
    }
  }

  fileprivate var tokensFollow: Bool { self == .right(tokensFollow: true) }
}
