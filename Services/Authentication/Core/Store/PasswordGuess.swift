package import Domain
package import Postgres

/// How a password, or the proof of one, was judged.
package enum PasswordVerdict: Sendable, Hashable {
  /// Right; the wrong ones before it are forgotten.
  case right
  /// Wrong, and counted.
  case wrong
  /// Refused whether right or wrong, and not counted.
  case locked

  /// From the column `failures` of a statement that counted a guess; NULL where it counted none.
  package init(failures: Int?) {
    switch failures {
    case nil: self = .locked
    case 0: self = .right
    default: self = .wrong
    }
  }
}

/// The rule of wrong passwords (E.1.9), as the parts of statements that judge a guess.
///
/// The fifth failure locks the name for one second, and each further one for twice as long, at most a
/// quarter of an hour. Guessing on-line becomes hopeless, and a user who mistypes waits little.
package enum PasswordGuess {
  /// The failures are forgotten after this time without a new one.
  package static let memorySeconds: Int64 = 900

  /// Whether the row `failure` of `password_failures` locks its name.
  package static func isLocked(at now: Instant) -> SQL {
    """
    (failure.failures >= 5 AND \(now.unixMillis) < failure.failed_at_unix_millis
      + 1000 * least(1::bigint << least(failure.failures - 5, 20), 900))
    """
  }

  /// Counts a guess, and returns the name's `failures` after it; no row for a name that is locked.
  ///
  /// Concurrent guesses pass the name's row one after the other, right ones too, from all processes.
  /// Which of them come before the lock does not depend on which one is right. The caller computes
  /// a guess's proof before this statement, so that no other guess waits for that work.
  package static func counting(
    isRight: SQL,
    of name: String,
    in pool: UserPoolID,
    at now: Instant,
    from source: SQL
  ) -> SQL {
    let forgotten = now.adding(seconds: -memorySeconds).unixMillis
    return """
      INSERT INTO authentication.password_failures AS failure
        (user_pool_id, name, failures, failed_at_unix_millis)
      SELECT \(pool.text)::text, \(name)::text, CASE WHEN \(isRight) THEN 0 ELSE 1 END,
        \(now.unixMillis)::bigint
      \(source)
      ON CONFLICT (user_pool_id, name) DO UPDATE
      SET failures = CASE
          WHEN excluded.failures = 0 THEN 0
          WHEN failure.failed_at_unix_millis < \(forgotten) THEN 1
          ELSE least(failure.failures + 1, 1000)
        END,
        failed_at_unix_millis = CASE
          WHEN excluded.failures = 0 THEN failure.failed_at_unix_millis
          ELSE greatest(failure.failed_at_unix_millis, excluded.failed_at_unix_millis)
        END
      WHERE NOT \(isLocked(at: now))
      RETURNING failures
      """
  }
}
