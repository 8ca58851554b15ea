internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of attempts, which hold across instances and restarts.
package struct OperationAttemptStore: Sendable {
  let database: PostgresPool

  package static let periodSeconds: Int64 = 3600

  /// The attempts at a user in this hour, of which one is new.
  struct Counted: Sendable {
    /// By the name that was asked for.
    let entered: Int
    /// By any name, where names are counted apart; nil where they are not.
    let own: Int?
  }

  /// Counts one more attempt.
  ///
  /// Counted before anything is done, so that attempts at the same time all count.
  func count(
    _ operation: LimitedOperation,
    of names: CountedNames,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Counted {
    let rows =
      [Self.Row(name: names.entered, operation: operation.rawValue)]
      + (names.own.map { [Self.Row(name: $0, operation: operation.byAnyName)] } ?? [])
    let counted = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH counted AS (\(Self.counting(rows, upTo: operation.attemptsPerHour, in: pool, at: now)))
        SELECT max(attempts) FILTER (WHERE operation = \(operation.rawValue)) AS entered,
          max(attempts) FILTER (WHERE operation <> \(operation.rawValue)) AS own
        FROM counted
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Counted(entered: try row.value("entered"), own: try row.optional("own"))
      }
    }
    guard let counted else { throw .internalFault("PostgreSQL counted no attempt") }
    return counted
  }

  fileprivate struct Row {
    let name: String
    let operation: String
  }

  /// Counts one more attempt in each of the rows, in their order, and returns `operation` and
  /// `attempts`.
  fileprivate static func counting(
    _ rows: [Row],
    upTo limit: Int,
    in pool: UserPoolID,
    at now: Instant
  ) -> SQL {
    let over = now.adding(seconds: -periodSeconds).unixMillis
    return """
      INSERT INTO authentication.operation_attempts AS attempt
        (user_pool_id, name, operation, attempts, began_at_unix_millis)
      SELECT \(pool.text), name, operation, 1, \(now.unixMillis)::bigint
      FROM unnest(\(rows.map(\.name))::text[], \(rows.map(\.operation))::text[])
        AS tried (name, operation)
      ON CONFLICT (user_pool_id, name, operation) DO UPDATE
      SET attempts = CASE
          WHEN attempt.began_at_unix_millis <= \(over) THEN 1
          ELSE least(attempt.attempts + 1, \(limit) + 1)
        END,
        began_at_unix_millis = CASE
          WHEN attempt.began_at_unix_millis <= \(over) THEN \(now.unixMillis)
          ELSE attempt.began_at_unix_millis
        END
      RETURNING operation, attempts
      """
  }
}

extension LimitedOperation {
  /// Where attempts by all names of a user are counted together.
  fileprivate var byAnyName: String { "\(rawValue) by any name" }
}

extension PostgresConnection {
  /// Counts one more attempt with what else the transaction does; returns how many there are.
  mutating func countAttempt(
    _ operation: LimitedOperation,
    of username: String,
    in pool: UserPoolID,
    at now: Instant
  ) throws(AuthenticationFailure) -> Int {
    let attempts = try one(
      OperationAttemptStore.counting(
        [OperationAttemptStore.Row(name: username, operation: operation.rawValue)],
        upTo: operation.attemptsPerHour,
        in: pool,
        at: now
      )
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("attempts", as: Int.self)
    }
    guard let attempts else { throw .internalFault("PostgreSQL counted no attempt") }
    return attempts
  }
}
