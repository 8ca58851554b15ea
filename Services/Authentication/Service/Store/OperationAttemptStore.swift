internal import Domain
internal import Postgres

/// An operation that a user may be the subject of only so often (E.1.10).
enum LimitedOperation: String, Sendable {
  case confirmSignUp = "ConfirmSignUp"
  case resendConfirmationCode = "ResendConfirmationCode"
  case forgotPassword = "ForgotPassword"
  case confirmForgotPassword = "ConfirmForgotPassword"
  case changePassword = "ChangePassword"
  case getUserAttributeVerificationCode = "GetUserAttributeVerificationCode"
  case verifyUserAttribute = "VerifyUserAttribute"

  var attemptsPerHour: Int {
    switch self {
    case .confirmSignUp, .verifyUserAttribute: 15
    case .confirmForgotPassword: 10
    case .resendConfirmationCode, .forgotPassword, .changePassword,
      .getUserAttributeVerificationCode:
      5
    }
  }
}

/// The rows of attempts, which hold across instances and restarts.
struct OperationAttemptStore: Sendable {
  let database: PostgresPool

  static let periodSeconds: Int64 = 3600

  /// Counts one more attempt and says whether it is one too many.
  ///
  /// Counted before anything is done, so that attempts at the same time all count.
  func exceeds(
    _ operation: LimitedOperation,
    of name: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    let limit = operation.attemptsPerHour
    let over = now.adding(seconds: -Self.periodSeconds).unixMillis
    let attempts = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        INSERT INTO authentication.operation_attempts AS attempt
          (user_pool_id, name, operation, attempts, began_at_unix_millis)
        VALUES (\(pool.text), \(name), \(operation.rawValue), 1, \(now.unixMillis))
        ON CONFLICT (user_pool_id, name, operation) DO UPDATE
        SET attempts = CASE
            WHEN attempt.began_at_unix_millis <= \(over) THEN 1
            ELSE least(attempt.attempts + 1, \(limit) + 1)
          END,
          began_at_unix_millis = CASE
            WHEN attempt.began_at_unix_millis <= \(over) THEN \(now.unixMillis)
            ELSE attempt.began_at_unix_millis
          END
        RETURNING attempts
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("attempts", as: Int.self)
      }
    }
    return (attempts ?? 0) > limit
  }
}
