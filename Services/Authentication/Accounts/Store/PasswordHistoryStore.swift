internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of former passwords.
package struct PasswordHistoryStore: Sendable {
  let database: PostgresPool

  /// The newest passwords of the user, at most so many.
  func newest(
    _ limit: Int,
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [SealedPassword] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT srp_salt, sealed_srp_verifier FROM authentication.password_history
        WHERE user_pool_id = \(pool.text) AND username = \(username)
        ORDER BY number DESC LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        SealedPassword(
          salt: try row.value("srp_salt"),
          sealedVerifier: try row.value("sealed_srp_verifier")
        )
      }
    }
  }
}

extension PostgresConnection {
  /// Keeps the password for later comparison, and no more of them than the policy asks for.
  mutating func remember(
    _ password: SealedPassword,
    of username: String,
    in pool: UserPoolID,
    historySize: Int
  ) {
    guard historySize > 0 else { return }
    enqueue(
      """
      INSERT INTO authentication.password_history
        (user_pool_id, username, srp_salt, sealed_srp_verifier)
      VALUES (\(pool.text), \(username), \(password.salt), \(password.sealedVerifier))
      """
    )
    enqueue(
      """
      DELETE FROM authentication.password_history
      WHERE user_pool_id = \(pool.text) AND username = \(username) AND number <= (
        SELECT number FROM authentication.password_history
        WHERE user_pool_id = \(pool.text) AND username = \(username)
        ORDER BY number DESC OFFSET \(historySize) LIMIT 1
      )
      """
    )
  }
}
