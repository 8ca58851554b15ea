internal import AuthenticationCore
internal import Domain
internal import Postgres

/// What the database knows of a user when a sign-in's risk is decided, in one statement.
struct RiskFactStore: Sendable {
  let database: PostgresPool

  /// A trait of the sign-in that the user has, by its name.
  struct Known: Sendable, Hashable {
    let name: String
    let isKnown: Bool
    let called: String?
  }

  struct Found: Sendable {
    var known: [Known] = []
    var days = 0
    var lastAt: Instant?
    var lastAddress: String?
    var failures = 0
    var isNetworkBusy = false
  }

  /// A user's traits among those of the sign-in, and what came before it.
  func find(
    _ traits: [TraitName],
    of sub: String,
    busy: (key: String, untilMillis: Int64)?,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Found {
    let names = traits.map(\.text)
    let network = traits.first { $0.kind == .network }?.text ?? ""
    let said = now.adding(seconds: -90 * 86_400).unixMillis
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT
          ARRAY(
            SELECT trait.kind || ':' || trait.hash || '|'
              || (trait.known_from_unix_millis <= \(now.unixMillis))::text || '|'
              || CASE WHEN trait.called_at_unix_millis > \(said) THEN coalesce(trait.called, '')
                ELSE '' END
            FROM authentication.risk_traits AS trait
            WHERE trait.user_pool_id = \(pool.text) AND trait.sub = \(sub)
              AND trait.kind || ':' || trait.hash = ANY(\(names)::text[])
          ) AS known,
          (SELECT trait.days FROM authentication.risk_traits AS trait
            WHERE trait.user_pool_id = \(pool.text) AND trait.sub = \(sub)
              AND trait.kind = 'sign_ins' AND trait.hash = '') AS days,
          (SELECT count(*) FROM authentication.auth_events AS event
            WHERE event.user_pool_id = \(pool.text) AND event.sub = \(sub)
              AND event.created_at_unix_millis > \(now.unixMillis - 3_600_000)
              AND event.response = 'Fail' AND event.password_result = 'Failure'
              AND NOT \(network) = ANY(event.traits)) AS failures,
          last.created_at_unix_millis AS last_at, last.source_ip AS last_ip,
          EXISTS (
            SELECT FROM authentication.allowances AS allowance
            WHERE allowance.user_pool_id = \(pool.text)
              AND allowance.kind = 'wrong passwords of a network'
              AND allowance.key = \(busy?.key ?? "")
              AND allowance.full_at_unix_millis >= \(busy?.untilMillis ?? .max)
          ) AS is_busy
        FROM (SELECT) AS one LEFT JOIN LATERAL (
          SELECT event.created_at_unix_millis, event.source_ip
          FROM authentication.auth_events AS event
          WHERE event.user_pool_id = \(pool.text) AND event.sub = \(sub)
            AND event.kind = 'SignIn' AND event.response = 'Pass'
            AND event.feedback IS DISTINCT FROM 'Invalid'
          ORDER BY event.created_at_unix_millis DESC, event.event_id DESC LIMIT 1
        ) AS last ON true
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        var found = Found()
        found.known = try row.value("known", as: [String].self).compactMap { Known($0) }
        found.days = Int(try row.optional("days", as: Int32.self) ?? 0)
        found.failures = Int(try row.value("failures", as: Int64.self))
        found.lastAt = try row.optional("last_at", as: Int64.self).map { Instant(unixMillis: $0) }
        found.lastAddress = try row.optional("last_ip")
        found.isNetworkBusy = try row.value("is_busy")
        return found
      }
    }
    guard let found else { throw .internalFault("PostgreSQL knows no facts of a sign-in") }
    return found
  }
}

extension RiskFactStore.Known {
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    self.init(
      name: String(parts[0]),
      isKnown: parts[1] == "true",
      called: parts[2].isEmpty ? nil : String(parts[2])
    )
  }
}
