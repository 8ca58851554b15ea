internal import Domain
internal import Postgres

/// How often in a row a password was wrong.
struct PasswordFailures: Sendable, Hashable {
  let count: Int
  let lastAt: Instant

  static let none = PasswordFailures(count: 0, lastAt: Instant(unixMillis: 0))

  /// Whether no further password is looked at for now.
  ///
  /// From the fifth failure on for one second, twice as long after each further one, at most a
  /// quarter of an hour (E.1.9): guessing on-line becomes hopeless, and a user who mistypes waits
  /// little.
  func isLocked(at now: Instant) -> Bool {
    guard count >= Self.free else { return false }
    let seconds = min(Int64(1) << Int64(min(count - Self.free, 20)), Self.longestLockSeconds)
    return now < lastAt.adding(seconds: seconds)
  }

  /// Quiet for so long, the failures are forgotten.
  static let memorySeconds: Int64 = 900
  private static let longestLockSeconds: Int64 = 900
  private static let free = 5

  static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> PasswordFailures {
    guard let count = try row.optional("failures", as: Int.self) else { return .none }
    return PasswordFailures(
      count: count,
      lastAt: Instant(unixMillis: try row.value("failed_at_unix_millis"))
    )
  }
}
