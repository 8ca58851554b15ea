internal import Domain
internal import Postgres

/// The rows of audit events.
struct AuditEventStore: Sendable {
  let database: PostgresPool

  /// What a listing is narrowed to; nil means everything.
  struct Filter: Sendable {
    let userPoolID: String?
    /// A username or a sub.
    let user: String?
    /// Of the same text, for events about names that nobody has.
    let nameHash: String?
    let operation: String?
    let outcome: String?
    let requestID: String?
    let since: Instant?
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

  /// A change that begins.
  struct Begun: Sendable {
    let id: [UInt8]
    let record: AuditRecord
  }

  /// An event, and the row of its beginning where it has one.
  struct Ended: Sendable {
    let record: AuditRecord
    let begun: [UInt8]?
  }

  /// Inserts changes that are about to be made, all of them or none, by one statement.
  ///
  /// Does not wait for the disk: what is on the disk of a change that is committed afterwards, by
  /// whichever service of the one PostgreSQL, that has this before it.
  func insert(_ begun: [Begun]) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.begun_events (id, \(Self.names))
        SELECT id, \(Self.values)
        FROM unnest(\(begun.map(\.id)), \(Self.arrays(begun.map(\.record))))
          AS event (id, \(Self.names))
        WHERE set_config('synchronous_commit', 'off', true) = 'off'
        """
      )
    }
  }

  /// Inserts all of them or none, by one statement, in place of the rows of their beginnings.
  func insert(_ ended: [Ended]) async throws(AuthenticationFailure) {
    let records = ended.map(\.record)
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH begun AS (
          DELETE FROM authentication.begun_events WHERE id = ANY (\(ended.compactMap(\.begun)))
        )
        INSERT INTO authentication.audit_events (outcome, reason, rule, \(Self.names))
        SELECT outcome, nullif(reason, ''), nullif(rule, ''), \(Self.values)
        FROM unnest(
          \(records.map(\.outcome)), \(Self.texts(records, \.reason)),
          \(Self.texts(records, \.rule)), \(Self.arrays(records))
        ) AS event (outcome, reason, rule, \(Self.names))
        """
      )
    }
  }

  /// Makes events of at most so many changes that began before and never ended.
  func insertInterrupted(
    begunBefore: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH begun AS (
          DELETE FROM authentication.begun_events WHERE id IN (
            SELECT id FROM authentication.begun_events
            WHERE at_unix_millis < \(begunBefore.unixMillis)
            LIMIT \(limit) FOR UPDATE SKIP LOCKED
          )
          RETURNING \(Self.names)
        )
        INSERT INTO authentication.audit_events (outcome, \(Self.names))
        SELECT \(AuditRecord.interrupted), \(Self.names) FROM begun
        """
      )
    }
  }

  /// The columns that are known at the beginning.
  private static let names: SQL = """
    at_unix_millis, request_id, operation, actor, access_key_id, source_ip, user_agent,
    user_pool_id, client_id, username, sub, name_hash, group_name
    """

  /// An array has no NULL here; what may be absent is never empty.
  private static let values: SQL = """
    at_unix_millis, request_id, operation, actor, nullif(access_key_id, ''),
    nullif(source_ip, ''), nullif(user_agent, ''), nullif(user_pool_id, ''),
    nullif(client_id, ''), nullif(username, ''), nullif(sub, ''), nullif(name_hash, ''),
    nullif(group_name, '')
    """

  private static func arrays(_ records: [AuditRecord]) -> SQL {
    """
    \(records.map(\.at.unixMillis)), \(records.map(\.requestID)), \(records.map(\.operation)),
    \(records.map(\.actor.rawValue)), \(texts(records, \.accessKeyID)),
    \(texts(records, \.sourceIP)), \(texts(records, \.userAgent)),
    \(texts(records, \.userPoolID)), \(texts(records, \.clientID)),
    \(texts(records, \.username)), \(texts(records, \.sub)), \(texts(records, \.nameHash)),
    \(texts(records, \.groupName))
    """
  }

  private static func texts(
    _ records: [AuditRecord],
    _ member: (AuditRecord) -> String?
  ) -> [String] {
    records.map { member($0) ?? "" }
  }

  /// The newest events, oldest of them first; those that can be put in order, or all that are seen.
  func newest(
    _ filter: Filter,
    limit: Int,
    onlyOrdered: Bool
  ) async throws(AuthenticationFailure) -> Found {
    let horizon = try await horizon()
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(Self.columns)
        FROM authentication.audit_events
        WHERE \(Self.condition(filter))
          AND (NOT \(onlyOrdered)::boolean OR transaction_id < \(horizon)::xid8)
        ORDER BY at_unix_millis DESC, transaction_id DESC, number DESC
        LIMIT \(limit)
        """,
        Self.read
      )
    }
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
  ) async throws(AuthenticationFailure) -> Found {
    let horizon = try await horizon()
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(Self.columns)
        FROM authentication.audit_events
        WHERE (transaction_id, number) > (\(cursor.transaction)::xid8, \(cursor.number))
          AND transaction_id < \(horizon)::xid8
          AND \(Self.condition(filter))
        ORDER BY transaction_id, number
        LIMIT \(limit)
        """,
        Self.read
      )
    }
    let last = rows.count == limit ? rows.last?.cursor : nil
    return Found(
      events: rows.map(\.record),
      cursor: last ?? AuditCursor(transaction: horizon, number: 0)
    )
  }

  /// The oldest transaction that may still write: everything before it is seen or never will be.
  private func horizon() async throws(AuthenticationFailure) -> String {
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
    (\(filter.userPoolID)::text IS NULL OR user_pool_id = \(filter.userPoolID)::text)
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

  private static let columns: SQL = """
    transaction_id::text AS transaction_id, number, at_unix_millis, request_id, operation, actor,
    access_key_id, source_ip, user_agent, user_pool_id, client_id, username, sub, name_hash,
    group_name, outcome, reason, rule
    """

  @Sendable
  private static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> Row {
    Row(
      record: AuditRecord(
        at: Instant(unixMillis: try row.value("at_unix_millis")),
        requestID: try row.value("request_id"),
        operation: try row.value("operation"),
        actor: AuditRecord.Actor(rawValue: try row.value("actor")) ?? .anonymous,
        accessKeyID: try row.optional("access_key_id"),
        sourceIP: try row.optional("source_ip"),
        userAgent: try row.optional("user_agent"),
        userPoolID: try row.optional("user_pool_id"),
        clientID: try row.optional("client_id"),
        username: try row.optional("username"),
        sub: try row.optional("sub"),
        nameHash: try row.optional("name_hash"),
        groupName: try row.optional("group_name"),
        outcome: try row.value("outcome"),
        reason: try row.optional("reason"),
        rule: try row.optional("rule")
      ),
      cursor: AuditCursor(
        transaction: try row.value("transaction_id"),
        number: try row.value("number")
      )
    )
  }
}
