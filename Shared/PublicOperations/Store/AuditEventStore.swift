internal import Domain
internal import Postgres

/// Writes the rows of audit events.
struct AuditEventStore: Sendable {
  let database: PostgresPool

  /// A change that begins.
  struct Begun: Sendable {
    let id: [UInt8]
    let record: AuditRecord
  }

  /// An event, and the row of its beginning where it has one.
  struct Ended: Sendable {
    let record: AuditRecord
    let table: AuditTable
    let begun: [UInt8]?
  }

  /// Inserts changes that are about to be made, all of them or none, by one statement.
  ///
  /// Does not wait for the disk. A later commit of any service in the one PostgreSQL waits for it, and
  /// brings these rows to the disk before its own.
  func insert(_ begun: [Begun]) async throws(GateFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO begun_events (id, \(Self.names))
        \(Self.rows(of: begun))
        WHERE set_config('synchronous_commit', 'off', true) = 'off'
        """
      )
    }
  }

  /// Inserts all of them or none, by one statement, in place of the rows of their beginnings.
  func insert(_ ended: [Ended]) async throws(GateFailure) {
    let begun = ended.compactMap(\.begun)
    let events = ended.filter { $0.table == .events }.map(\.record)
    let insertion = Self.insertion(of: events, into: .events)
    let others = Self.others(ended, begun)
    let statement: SQL =
      if let others { "WITH \(others) \(insertion)" } else { insertion }
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(statement)
    }
  }

  /// What else the statement does that inserts events; nil where that is nothing.
  private static func others(_ ended: [Ended], _ begun: [[UInt8]]) -> SQL? {
    var others: SQL?
    if !begun.isEmpty { others = "begun AS (DELETE FROM begun_events WHERE id = ANY (\(begun)))" }
    for table in [AuditTable.userRefusals, .strangerRefusals] {
      let records = ended.filter { $0.table == table }.map(\.record)
      guard !records.isEmpty else { continue }
      let other: SQL = "\(table.shortName) AS (\(insertion(of: records, into: table)))"
      others = if let before = others { "\(before), \(other)" } else { other }
    }
    return others
  }

  /// Inserts all of them or none, by one statement, except those whose request has an event in the
  /// table already: what is not certainly written is given again.
  ///
  /// Refusals do not wait for the disk, or a flood of them would make all changes wait.
  func insertOnce(
    _ records: [AuditRecord],
    into table: AuditTable
  ) async throws(GateFailure) {
    let condition: SQL =
      switch table {
      case .events:
        """
        WHERE NOT EXISTS (
          SELECT 1 FROM audit_events AS known
          WHERE known.request_id = event.request_id AND known.operation = event.operation
        )
        """
      case .userRefusals, .strangerRefusals:
        "WHERE set_config('synchronous_commit', 'off', true) = 'off'"
      }
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(Self.insertion(of: records, into: table, where: condition))
    }
  }

  private static func insertion(
    of records: [AuditRecord],
    into table: AuditTable,
    where condition: SQL = ""
  ) -> SQL {
    """
    INSERT INTO \(table.name) (outcome, reason, rule, \(Self.names))
    \(rows(of: records))
    \(condition)
    ON CONFLICT DO NOTHING
    """
  }

  /// The rows as `event`; one alone has no arrays, which cost more than all the rest of its statement.
  private static func rows(of records: [AuditRecord]) -> SQL {
    guard let record = records.first, records.count == 1 else {
      return """
        SELECT outcome, nullif(reason, ''), nullif(rule, ''), \(Self.values)
        FROM unnest(
          \(records.map(\.outcome)), \(Self.texts(records, \.reason)),
          \(Self.texts(records, \.rule)), \(Self.arrays(records))
        ) AS event (outcome, reason, rule, \(Self.names))
        """
    }
    return """
      SELECT event.* FROM (VALUES (
        \(record.outcome)::text, \(record.reason)::text, \(record.rule)::text, \(row(record))
      )) AS event (outcome, reason, rule, \(Self.names))
      """
  }

  private static func rows(of begun: [Begun]) -> SQL {
    guard let only = begun.first, begun.count == 1 else {
      return """
        SELECT id, \(Self.values)
        FROM unnest(\(begun.map(\.id)), \(Self.arrays(begun.map(\.record))))
          AS event (id, \(Self.names))
        """
    }
    return """
      SELECT event.* FROM (VALUES (\(only.id)::bytea, \(row(only.record))))
        AS event (id, \(Self.names))
      """
  }

  /// Removes at most `limit` rows of a table that are older than `moment`; rows which another instance
  /// removes are skipped.
  func remove(
    from table: AuditTable,
    before moment: Instant,
    limit: Int
  ) async throws(GateFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        .removal(
          of: limit,
          from: table.name,
          where: "at_unix_millis < \(moment.unixMillis)",
          inOrderOf: "at_unix_millis"
        )
      )
    }
  }

  /// Removes the oldest rows of a table, at most so many of them, as long as it has more than that.
  func removeOldest(
    of table: AuditTable,
    beyond rows: Int,
    limit: Int
  ) async throws(GateFailure) -> Int {
    // The rows are numbered without gaps, but for what was not inserted: counting them would mean
    // reading them.
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM \(table.name)
        WHERE ctid = ANY (ARRAY(
          SELECT oldest.ctid FROM (
            SELECT ctid, number FROM \(table.name)
            ORDER BY transaction_id, number
            LIMIT \(limit)
          ) AS oldest
          WHERE oldest.number <= (
            SELECT number FROM \(table.name) ORDER BY transaction_id DESC, number DESC LIMIT 1
          ) - \(rows)
        ))
        """
      )
    }
  }

  /// Makes events of at most so many changes that began before and never ended.
  func insertInterrupted(
    begunBefore: Instant,
    limit: Int
  ) async throws(GateFailure) -> Int {
    let removal = SQL.removal(
      of: limit,
      from: "begun_events",
      where: "at_unix_millis < \(begunBefore.unixMillis)",
      inOrderOf: "at_unix_millis"
    )
    return try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH begun AS (\(removal) RETURNING \(Self.names))
        INSERT INTO audit_events (outcome, \(Self.names))
        SELECT \(AuditRecord.interrupted), \(Self.names) FROM begun
        """
      )
    }
  }

  /// The columns that are known at the beginning.
  private static let names: SQL = """
    at_unix_millis, request_id, operation, actor, access_key_id, operator_name, source_ip, user_agent,
    user_pool_id, client_id, username, sub, name_hash, group_name
    """

  /// An array has no NULL here; what may be absent is never empty.
  private static let values: SQL = """
    at_unix_millis, request_id, operation, actor, nullif(access_key_id, ''),
    nullif(operator_name, ''), nullif(source_ip, ''), nullif(user_agent, ''), nullif(user_pool_id, ''),
    nullif(client_id, ''), nullif(username, ''), nullif(sub, ''), nullif(name_hash, ''),
    nullif(group_name, '')
    """

  private static func row(_ record: AuditRecord) -> SQL {
    """
    \(record.at.unixMillis)::bigint, \(record.requestID)::text, \(record.operation)::text,
    \(record.actor.rawValue)::text, \(record.accessKeyID)::text,
    \(record.operatorName)::text, \(record.sourceIP)::text,
    \(record.userAgent)::text, \(record.poolID)::text, \(record.clientID)::text,
    \(record.username)::text, \(record.sub)::text, \(record.nameHash)::text,
    \(record.groupName)::text
    """
  }

  private static func arrays(_ records: [AuditRecord]) -> SQL {
    """
    \(records.map(\.at.unixMillis)), \(records.map(\.requestID)), \(records.map(\.operation)),
    \(records.map(\.actor.rawValue)), \(texts(records, \.accessKeyID)),
    \(texts(records, \.operatorName)), \(texts(records, \.sourceIP)), \(texts(records, \.userAgent)),
    \(texts(records, \.poolID)), \(texts(records, \.clientID)),
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
}

extension AuditTable {
  /// The table's name in a statement; the schema is the one that the service's role searches.
  var name: SQL {
    switch self {
    case .events: "audit_events"
    case .userRefusals: "user_refusals"
    case .strangerRefusals: "stranger_refusals"
    }
  }

  /// A name for what a statement does with it.
  fileprivate var shortName: SQL {
    switch self {
    case .events: "events"
    case .userRefusals: "users"
    case .strangerRefusals: "strangers"
    }
  }
}
