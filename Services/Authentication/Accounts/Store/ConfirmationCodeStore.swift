internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import Postgres

/// The rows of confirmation codes.
package struct ConfirmationCodeStore: Sendable {
  let database: PostgresPool

  /// A code as stored: only what recognises it.
  struct Stored: Sendable {
    let hash: [UInt8]
    let attributeName: String
    let expiresAt: Instant
  }

  enum Try: Sendable {
    case code(Stored)
    case noTriesLeft
    case noCode
  }

  /// How often a try is asked for whose row changes each time: more are no accident.
  private static let maxLooks = 3

  /// Takes one try before the code is compared, so that tries at the same time all count.
  func takeTry(
    _ purpose: CodePurpose,
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Try {
    for _ in 0..<Self.maxLooks {
      if let found = try await take(purpose, of: username, in: pool) { return found }
    }
    return .noTriesLeft
  }

  /// Nil when another call consumed or replaced the code in the same moment: the row that was read is
  /// no longer the current one.
  private func take(
    _ purpose: CodePurpose,
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Try? {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH taken AS (
          UPDATE authentication.confirmation_codes SET tries_left = tries_left - 1
          WHERE user_pool_id = \(pool.text) AND username = \(username)
            AND purpose = \(purpose.rawValue) AND tries_left > 0
          RETURNING code_hash
        )
        SELECT code.code_hash, code.attribute_name, code.expires_at_unix_millis, code.tries_left,
          EXISTS (SELECT FROM taken) AS is_taken
        FROM authentication.confirmation_codes AS code
        WHERE user_pool_id = \(pool.text) AND username = \(username)
          AND purpose = \(purpose.rawValue)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Try? in
        guard try row.value("is_taken") else {
          return try row.value("tries_left", as: Int.self) > 0 ? nil : .noTriesLeft
        }
        return .code(
          Stored(
            hash: try row.value("code_hash"),
            attributeName: try row.value("attribute_name"),
            expiresAt: Instant(unixMillis: try row.value("expires_at_unix_millis"))
          )
        )
      }
    }
    // The outer optional says that there is no row.
    guard let found else { return .noCode }
    return found
  }
}
