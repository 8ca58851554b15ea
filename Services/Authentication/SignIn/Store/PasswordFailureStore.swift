internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of wrong passwords.
package struct PasswordFailureStore: Sendable {
  let database: PostgresPool

  /// Judges a guess at the name's password after it was compared.
  ///
  /// Only a failure waits for the disk. A lock does not, whichever the guess was: the time would
  /// tell who may guess no more whether the guess was right.
  func judge(
    isRight: Bool,
    of name: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> PasswordVerdict {
    let guess = PasswordGuess.counting(
      isRight: "\(isRight)::boolean",
      of: name,
      in: pool,
      at: now,
      from: ""
    )
    let verdict = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH guess AS (\(guess))
        SELECT guess.failures, CASE WHEN coalesce(guess.failures, 0) = 0
            THEN set_config('synchronous_commit', 'off', true)
          END
        FROM (SELECT) AS one LEFT JOIN guess ON true
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        PasswordVerdict(failures: try row.optional("failures"))
      }
    }
    guard let verdict else { throw .internalFault("PostgreSQL judged no password") }
    return verdict
  }
}
