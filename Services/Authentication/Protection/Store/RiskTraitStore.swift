internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of traits, and what is said of events.
struct RiskTraitStore: Sendable {
  let database: PostgresPool

  struct Row: Sendable {
    let kind: String
    let firstSeen: Int64
    let lastSeen: Int64
    let knownFrom: Int64
    let days: Int
    let called: String?
  }

  /// A trait that was called another's is never known by its age.
  private static let never: Int64 = 253_402_300_800_000

  /// Notes what is said of an event, and has its traits known, or another's (THR-53, THR-54); false
  /// where the user has no such event.
  ///
  /// The last word counts.
  func say(
    _ value: String,
    by provider: String,
    of event: String,
    _ sub: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    let knownFrom = value == "Valid" ? now.unixMillis : Self.never
    do throws(TransactionError<PostgresError>) {
      return try await database.transaction {
        (db: inout PostgresConnection) throws(PostgresError) -> Bool in
        let found = try db.first(
          """
          WITH written AS (
            UPDATE authentication.auth_events AS event
            SET feedback = \(value), feedback_by = \(provider),
              feedback_at_unix_millis = \(now.unixMillis)
            WHERE event.user_pool_id = \(pool.text) AND event.event_id = \(event)
              AND event.sub = \(sub)
            RETURNING event.*
          ), \(LogQueueing.statement(of: "written"))
          SELECT traits FROM written
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) in
          try row.value("traits", as: [String].self)
        }
        guard let traits = found else { return false }
        // Country and browser are of too many people to tell an intruder by.
        db.enqueue(
          """
          INSERT INTO authentication.risk_traits AS trait
            (user_pool_id, sub, kind, hash, first_seen_at_unix_millis, last_seen_at_unix_millis,
             known_from_unix_millis, days, called, called_at_unix_millis)
          SELECT \(pool.text), \(sub), split_part(one.name, ':', 1), split_part(one.name, ':', 2),
            \(now.unixMillis), \(now.unixMillis), \(knownFrom), 0,
            CASE WHEN split_part(one.name, ':', 1) IN ('network', 'device') THEN \(value) END,
            CASE WHEN split_part(one.name, ':', 1) IN ('network', 'device')
              THEN \(now.unixMillis)::bigint END
          FROM unnest(\(traits)::text[]) AS one (name) ORDER BY one.name
          ON CONFLICT (user_pool_id, sub, kind, hash) DO UPDATE
          SET known_from_unix_millis = excluded.known_from_unix_millis, called = excluded.called,
            called_at_unix_millis = excluded.called_at_unix_millis
          """
        )
        return true
      }
    } catch {
      switch error {
      case .body(let failure), .database(let failure): throw AuthenticationFailure(failure)
      }
    }
  }

  /// A user's traits, the last seen first.
  func list(
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [Row] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT kind, first_seen_at_unix_millis, last_seen_at_unix_millis, known_from_unix_millis,
          days, called
        FROM authentication.risk_traits
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
        ORDER BY last_seen_at_unix_millis DESC, kind
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Row(
          kind: try row.value("kind"),
          firstSeen: try row.value("first_seen_at_unix_millis"),
          lastSeen: try row.value("last_seen_at_unix_millis"),
          knownFrom: try row.value("known_from_unix_millis"),
          days: Int(try row.value("days", as: Int32.self)),
          called: try row.optional("called")
        )
      }
    }
  }

  /// Forgets a user's traits of a kind; returns how many.
  func forget(
    _ kind: TraitKind,
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.risk_traits
        WHERE user_pool_id = \(pool.text) AND sub = \(sub) AND kind = \(kind.rawValue)
        """
      )
    }
  }
}
