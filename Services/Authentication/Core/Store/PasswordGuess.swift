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
  /// The same, because so many passwords from the caller's network were wrong that it is locked.
  case slowed

  /// From the columns of a statement that counted a guess; `failures` is NULL where it counted none.
  package init(failures: Int?, isSlowed: Bool) {
    switch failures {
    case nil: self = isSlowed ? .slowed : .locked
    case 0: self = .right
    default: self = .wrong
    }
  }
}

/// Under which name failures are counted: each kind has a key space of its own.
package enum FailureName: Sendable, Hashable {
  /// Passwords: of a username or, where there is no such user, of what `UnknownUsers` makes of a name.
  case password(of: String)
  /// Answers to the challenges of a pool's functions, by the user's sub: apart from passwords, or a
  /// solved puzzle would forgive wrong ones.
  case customChallenge(of: String)
  /// Codes that a sign-in begins with, of a username or what is made up for a name: apart from passwords, or
  /// codes that a stranger asks for would lock the password.
  case firstCode(of: String)

  /// As it is stored.
  package var text: String {
    switch self {
    case .password(let name): "password of \(name)"
    case .customChallenge(let sub): "custom challenge of \(sub)"
    case .firstCode(let name): "first code of \(name)"
    }
  }

  /// The same of passwords for a name that a statement finds out.
  package static func password(of name: SQL) -> SQL { "('password of ' || \(name))" }
}

/// Where a guess comes from.
package struct GuessOrigins: Sendable, Hashable {
  /// What stands for the caller's network, and for the device that it names, together with the name
  /// that is guessed at.
  package let names: [String]
  /// By which wrong passwords from the network are counted; nil where they are not.
  package let failures: Allowance?

  package init(names: [String], failures: Allowance?) {
    // Always in one order, so that no two statements wait for each other.
    self.names = names.sorted()
    self.failures = failures
  }

  /// The origins of guesses for which they do not matter.
  package static let none = GuessOrigins(names: [], failures: nil)
}

/// The rule of wrong passwords (E.1.9), as the parts of statements that judge a guess.
///
/// The fifth failure locks the name for one second, and each further one for twice as long, at most a
/// quarter of an hour. Guessing on-line becomes hopeless, and a user who mistypes waits little.
///
/// Guesses are counted once more for each origin. A right one from an origin that the user has signed
/// in from lately passes the name's lock, unless the guesses from there lock it too: otherwise any
/// caller could keep a user out. A wrong one is answered as from anywhere, after the same work.
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

  /// The queries `slowed`, `guess` and `apart` of a statement that counts a guess; `verdict` has the
  /// columns that say what it comes to.
  ///
  /// Concurrent guesses pass the name's row one after the other, right ones too, from all processes.
  /// Which of them come before the lock does not depend on which one is right. The caller computes
  /// a guess's proof before this statement, so that no other guess waits for that work.
  ///
  /// Every wrong guess is counted for its origins, and a right one where the name is locked: nothing
  /// tells from the time who is known there.
  package static func counting(
    isRight: SQL,
    of name: SQL,
    from origins: GuessOrigins,
    in pool: UserPoolID,
    at now: Instant,
    source: SQL,
    where condition: SQL
  ) -> SQL {
    let slowed =
      origins.failures.map { NetworkLock.holding($0, in: pool, at: now) } ?? "SELECT WHERE false"
    let value: SQL = "CASE WHEN \(isRight) THEN 0 ELSE 1 END, \(now.unixMillis)::bigint"
    return """
      slowed AS (\(slowed)), guess AS (
        INSERT INTO authentication.password_failures AS failure
          (user_pool_id, name, failures, failed_at_unix_millis)
        SELECT \(pool.text)::text, \(name)::text, \(value)
        FROM \(source) WHERE \(condition) AND NOT EXISTS (SELECT FROM slowed)
        \(onConflict(at: now))
        RETURNING failures
      ), apart AS (
        INSERT INTO authentication.password_failures AS failure
          (user_pool_id, name, failures, failed_at_unix_millis)
        SELECT \(pool.text)::text, origin.name, \(value)
        FROM \(source), (SELECT count(*) AS counted FROM guess) AS answered,
          unnest(\(origins.names)::text[]) AS origin (name)
        WHERE \(condition) AND ((\(isRight)) IS NOT TRUE OR answered.counted = 0)
        ORDER BY origin.name
        \(onConflict(at: now))
        RETURNING name, failures
      )
      """
  }

  private static func onConflict(at now: Instant) -> SQL {
    let forgotten = now.adding(seconds: -memorySeconds).unixMillis
    return """
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
      """
  }

  /// The columns `failures` and `is_slowed`, of a statement that joins `guess` whether it has a row or
  /// not.
  package static func verdict(in pool: UserPoolID) -> SQL {
    """
    EXISTS (SELECT FROM slowed) AS is_slowed, CASE
        WHEN guess.failures IS NULL AND EXISTS (
          SELECT FROM apart JOIN authentication.familiar_origins AS familiar
            ON familiar.user_pool_id = \(pool.text) AND familiar.origin = apart.name
          WHERE apart.failures = 0
        )
        THEN 0 ELSE guess.failures
      END AS failures
    """
  }
}
