internal import Domain
internal import Postgres

/// Reads the rows of audit events, those of all tables as one.
struct AuditEventListing: Sendable {
  let database: PostgresPool

  /// What a listing is narrowed to; nil means everything.
  struct Filter: Sendable {
    let poolID: String?
    /// A username, a sub, or an identity's id.
    let user: String?
    /// The hash of the same text, for events about names that no user has.
    let nameHash: String?
    let operation: String?
    let outcome: String?
    let requestID: String?
    let since: Instant?

    /// Whether the tables of refusals have such events at all.
    fileprivate var mayBeRefusal: Bool {
      let others = [AuditRecord.success, AuditRecord.interrupted, AuditRecord.notRecorded]
      return outcome.map { !others.contains($0) } ?? true
    }
  }

  /// Events in their order, and where to go on.
  struct Found: Sendable {
    let events: [AuditRecord]
    let cursor: AuditCursor
  }

  private struct Row: Sendable {
    let record: AuditRecord
    let cursor: AuditCursor
  }

  /// The newest events, oldest of them first; those that can be put in order, or all that are seen.
  func newest(
    _ filter: Filter,
    limit: Int,
    onlyOrdered: Bool
  ) async throws(GateFailure) -> Found {
    let horizon = try await horizon()
    let rows = try await rows(
      filter,
      from: { table in
        """
        SELECT \(Self.columns), \(table.rank)::integer AS rank
        FROM \(table.name)
        WHERE \(Self.condition(filter))
          AND (NOT \(onlyOrdered)::boolean OR transaction_id < \(horizon)::xid8)
        ORDER BY at_unix_millis DESC, transaction_id DESC, number DESC
        LIMIT \(limit)
        """
      },
      orderedBy: """
        ORDER BY at_unix_millis DESC, event.transaction_id DESC, number DESC, rank DESC
        LIMIT \(limit)
        """
    )
    return Found(
      events: rows.reversed().map(\.record),
      cursor: AuditCursor(transaction: horizon, number: 0)
    )
  }

  /// What was committed after the cursor, in the order in which it became visible.
  func after(
    _ cursor: AuditCursor,
    _ filter: Filter,
    limit: Int
  ) async throws(GateFailure) -> Found {
    let horizon = try await horizon()
    let rows = try await rows(
      filter,
      from: { table in
        """
        SELECT \(Self.columns), \(table.rank)::integer AS rank
        FROM \(table.name)
        WHERE (transaction_id, number) > (\(cursor.transaction)::xid8, \(cursor.number(in: table)))
          AND transaction_id < \(horizon)::xid8
          AND \(Self.condition(filter))
        ORDER BY transaction_id, number
        LIMIT \(limit)
        """
      },
      orderedBy: """
        ORDER BY event.transaction_id, number, rank
        LIMIT \(limit)
        """
    )
    let last = rows.count == limit ? rows.last?.cursor : nil
    return Found(
      events: rows.map(\.record),
      cursor: last ?? AuditCursor(transaction: horizon, number: 0)
    )
  }

  /// The rows of every table that may have some, each cut to the limit before they are put together:
  /// the order of each comes from an index.
  private func rows(
    _ filter: Filter,
    from part: (AuditTable) -> SQL,
    orderedBy order: SQL
  ) async throws(GateFailure) -> [Row] {
    var parts: SQL = "(\(part(.events)))"
    if filter.mayBeRefusal {
      parts = "\(parts) UNION ALL (\(part(.userRefusals)))"
      parts = "\(parts) UNION ALL (\(part(.strangerRefusals)))"
    }
    let statement: SQL = """
      SELECT \(Self.names), event.transaction_id::text AS transaction, number, rank
      FROM (\(parts)) AS event
      \(order)
      """
    return try await querying { () async throws(PostgresError) in
      try await database.query(statement, Self.read)
    }
  }

  /// The oldest transaction that may still write: everything before it is seen or never will be.
  private func horizon() async throws(GateFailure) -> String {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        "SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon"
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("horizon", as: String.self)
      }
    }
    guard let found else { throw .internalFault("PostgreSQL tells no snapshot") }
    return found
  }

  private static func condition(_ filter: Filter) -> SQL {
    """
    (\(filter.poolID)::text IS NULL OR user_pool_id = \(filter.poolID)::text)
      AND (
        \(filter.user)::text IS NULL
        OR sub = \(filter.user)::text
        OR coalesce(username, name_hash)
          IN (\(filter.user)::text, lower(\(filter.user)::text), \(filter.nameHash)::text)
      )
      AND (\(filter.operation)::text IS NULL OR operation = \(filter.operation)::text)
      AND (
        \(filter.outcome)::text IS NULL
        OR outcome = \(filter.outcome)::text
        OR (\(filter.outcome)::text = 'Refused' AND outcome NOT IN ('Success', 'Interrupted'))
      )
      AND (\(filter.requestID)::text IS NULL OR request_id = \(filter.requestID)::text)
      AND at_unix_millis >= \(filter.since?.unixMillis ?? 0)
    """
  }

  /// The columns of a record, for `readRecord`.
  static let names: SQL = """
    at_unix_millis, request_id, operation, actor, access_key_id, operator_name, source_ip, user_agent,
    user_pool_id, client_id, username, sub, name_hash, group_name, outcome, reason, rule
    """

  private static let columns: SQL = "transaction_id, number, \(names)"

  /// Reads `names`.
  @Sendable
  static func readRecord(_ row: borrowing PostgresRow) throws(PostgresError) -> AuditRecord {
    AuditRecord(
      at: Instant(unixMillis: try row.value("at_unix_millis")),
      requestID: try row.value("request_id"),
      operation: try row.value("operation"),
      actor: AuditRecord.Actor(rawValue: try row.value("actor")) ?? .anonymous,
      accessKeyID: try row.optional("access_key_id"),
      operatorName: try row.optional("operator_name"),
      sourceIP: try row.optional("source_ip"),
      userAgent: try row.optional("user_agent"),
      poolID: try row.optional("user_pool_id"),
      clientID: try row.optional("client_id"),
      username: try row.optional("username"),
      sub: try row.optional("sub"),
      nameHash: try row.optional("name_hash"),
      groupName: try row.optional("group_name"),
      outcome: try row.value("outcome"),
      reason: try row.optional("reason"),
      rule: try row.optional("rule")
    )
  }

  @Sendable
  private static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> Row {
    Row(
      record: try readRecord(row),
      cursor: AuditCursor(
        transaction: try row.value("transaction"),
        number: try row.value("number"),
        rank: Int(try row.value("rank", as: Int32.self))
      )
    )
  }
}
