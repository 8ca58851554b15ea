internal import AuthenticationCore
internal import Domain
internal import Postgres

/// Reads a user's own part of the audit log.
struct OwnChangeStore: Sendable {
  let database: PostgresPool

  /// What was changed, and which sign-ins were refused, newest first.
  ///
  /// By the sub and the pool: what is refused about another user, or about a name that no user has, is never here.
  func list(
    _ kinds: [OwnChange.Kind],
    of sub: String,
    in pool: UserPoolID,
    since earliest: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> [OwnChange] {
    let byOperation = Dictionary(
      kinds.flatMap { kind in kind.operations.map { ($0, kind) } },
      uniquingKeysWith: { first, _ in first }
    )
    let refused = kinds.filter(\.isOfRefusals).flatMap(\.operations)
    let done = kinds.filter { !$0.isOfRefusals }.flatMap(\.operations)
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        (
          SELECT \(Self.columns) FROM authentication.audit_events
          WHERE sub = \(sub) AND user_pool_id = \(pool.text)
            AND at_unix_millis >= \(earliest.unixMillis)
            AND operation = ANY (\(done)) AND outcome = 'Success'
          ORDER BY at_unix_millis DESC LIMIT \(limit)
        ) UNION ALL (
          SELECT \(Self.columns) FROM authentication.user_refusals
          WHERE sub = \(sub) AND user_pool_id = \(pool.text)
            AND at_unix_millis >= \(earliest.unixMillis) AND operation = ANY (\(refused))
          ORDER BY at_unix_millis DESC LIMIT \(limit)
        )
        ORDER BY at_unix_millis DESC LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> OwnChange? in
        guard let kind = byOperation[try row.value("operation", as: String.self)] else {
          return nil
        }
        return OwnChange(
          kind: kind,
          requestID: try row.value("request_id"),
          at: Instant(unixMillis: try row.value("at_unix_millis")),
          sourceIP: try row.optional("source_ip"),
          userAgent: try row.optional("user_agent")
        )
      }
    }
    return found.compactMap { $0 }
  }

  /// Whether a request has changed the user's account.
  func exists(
    _ requestID: String,
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT true AS found FROM authentication.audit_events
        WHERE request_id = \(requestID) AND sub = \(sub) AND user_pool_id = \(pool.text)
        LIMIT 1
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
    }
    return found ?? false
  }

  /// Where an administrator calls from is not for users.
  private static let columns: SQL = """
    operation, request_id, at_unix_millis,
    CASE WHEN actor IN ('user', 'anonymous') THEN source_ip END AS source_ip,
    CASE WHEN actor IN ('user', 'anonymous') THEN user_agent END AS user_agent
    """
}
