package import Domain
package import Postgres

/// The lock of a network from which too many passwords were wrong, as the parts of statements.
///
/// What an hour allows of wrong passwords is used up first. Each wrong one after that locks the network:
/// for one second, and then for twice as long each time, at most a minute. A single burst costs others behind
/// the address a second, where a lock for the time until the next one is given back would cost an office
/// its sign-ins. A guesser who stays gets about as many guesses as an hour allows.
package enum NetworkLock {
  /// Wrong passwords of a network are given back evenly over this time.
  package static let periodSeconds: Int64 = 3600
  /// The longest lock.
  static let maxSeconds: Int64 = 60

  /// A query that has a row where the network is locked.
  static func holding(_ failures: Allowance, in pool: UserPoolID, at now: Instant) -> SQL {
    """
    SELECT FROM authentication.password_failures AS failure
    WHERE failure.user_pool_id = \(pool.text) AND failure.name = \(name(of: failures))
      AND \(holds(at: now))
    """
  }

  /// A statement that locks the network for the next time; its row has the `seconds`.
  ///
  /// It has no row where another wrong password has locked the network already: of many at once one counts.
  package static func locking(_ failures: Allowance, in pool: UserPoolID, at now: Instant) -> SQL {
    let forgotten = now.adding(seconds: -PasswordGuess.memorySeconds).unixMillis
    return """
      INSERT INTO authentication.password_failures AS failure
        (user_pool_id, name, failures, failed_at_unix_millis)
      VALUES (\(pool.text), \(name(of: failures)), 1, \(now.unixMillis))
      ON CONFLICT (user_pool_id, name) DO UPDATE
      SET failures = CASE
          WHEN failure.failed_at_unix_millis < \(forgotten) THEN 1
          ELSE least(failure.failures + 1, 1000)
        END,
        failed_at_unix_millis = greatest(failure.failed_at_unix_millis, excluded.failed_at_unix_millis)
      WHERE NOT \(holds(at: now))
      RETURNING \(seconds) AS seconds
      """
  }

  /// Apart from the names of users and origins.
  private static func name(of failures: Allowance) -> String { "network \(failures.key)" }

  private static func holds(at now: Instant) -> SQL {
    "(\(now.unixMillis) < failure.failed_at_unix_millis + 1000 * \(seconds))"
  }

  private static var seconds: SQL {
    "least(1::bigint << least(failure.failures - 1, 20), \(maxSeconds))"
  }
}
