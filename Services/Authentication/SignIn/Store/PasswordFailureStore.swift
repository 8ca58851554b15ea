internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of wrong passwords.
package struct PasswordFailureStore: Sendable {
  let database: PostgresPool

  /// Judges a guess at the name's password after it was compared.
  ///
  /// Only a failure waits for the disk. A lock does not, after a right guess or a wrong one: the time would
  /// tell who may guess no more whether the guess was right.
  func judge(
    isRight: Bool,
    of name: FailureName,
    from origins: GuessOrigins = .none,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> PasswordVerdict {
    let guess = PasswordGuess.counting(
      isRight: "\(isRight)::boolean",
      of: "\(name.text)",
      from: origins,
      in: pool,
      at: now,
      source: "(SELECT) AS one",
      where: "true"
    )
    let verdict = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH \(guess)
        SELECT \(PasswordGuess.verdict(in: pool)), CASE WHEN coalesce(guess.failures, 0) = 0
            THEN set_config('synchronous_commit', 'off', true)
          END
        FROM (SELECT) AS one LEFT JOIN guess ON true
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        PasswordVerdict(
          failures: try row.optional("failures"),
          isSlowed: try row.value("is_slowed")
        )
      }
    }
    guard let verdict else { throw .internalFault("PostgreSQL judged no password") }
    return verdict
  }

  /// Locks a network from which too many passwords were wrong; returns for how many seconds, and nil where
  /// it is locked already.
  func lock(
    _ failures: Allowance,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Int? {
    try await querying { () async throws(PostgresError) in
      try await database.first(NetworkLock.locking(failures, in: pool, at: now)) {
        (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("seconds", as: Int.self)
      }
    }
  }
}
