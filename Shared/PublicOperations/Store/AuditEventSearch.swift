internal import Domain
internal import Postgres

/// Finds events for a page that shows them, newest first.
struct AuditEventSearch: Sendable {
  let database: PostgresPool

  /// What was typed into the one search field.
  enum Text: Sendable {
    /// A request's id, or a sub.
    case id(String)
    case address(String)
    /// A username, or the hash of a name that no user has.
    case name(String, hash: String)
  }

  /// What a search is narrowed to; nil means everything.
  struct Filter: Sendable {
    let scope: AuditScope
    let text: Text?
    let operation: String?
    let outcome: String?
    let clientID: String?
    var ruleEnd: String?
    let since: Instant?

    /// Whether it asks for what no index finds.
    fileprivate var isNarrow: Bool {
      operation != nil || outcome != nil || clientID != nil || ruleEnd != nil
    }
  }

  /// A row's place among all that there are.
  struct Place: Sendable, Hashable {
    let at: Int64
    let transaction: String
    let number: Int64
    let rank: Int64
  }

  /// A row and its place.
  struct Row: Sendable {
    let record: AuditRecord
    let place: Place
  }

  /// How many rows of a table one call looks at where no index finds what is asked for.
  private let mostScanned: Int

  init(database: PostgresPool, mostScanned: Int = 10_000) {
    self.database = database
    self.mostScanned = mostScanned
  }

  /// The newest rows behind the place that fit, and where to go on; nil for the place: from the beginning.
  ///
  /// Where few of many rows fit, there may be none although others are older: the next page looks there.
  func rows(
    _ filter: Filter,
    before place: Place?,
    limit: Int
  ) async throws(GateFailure) -> (rows: [Row], next: Place?) {
    var last: Place?
    if filter.isNarrow, let statement = statement(ofLastIn: filter, before: place) {
      last = try await querying { () async throws(PostgresError) in
        try await database.first(statement, Self.place)
      }
    }
    guard
      let statement = Self.statement(filter, before: place, downTo: last, limit: limit + 1)
    else { return ([], nil) }
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(statement) { (row: borrowing PostgresRow) throws(PostgresError) in
        Row(record: try AuditEventListing.readRecord(row), place: try Self.place(row))
      }
    }
    guard found.count <= limit else { return (Array(found.prefix(limit)), found[limit - 1].place) }
    return (found, last)
  }

  @Sendable
  private static func place(_ row: borrowing PostgresRow) throws(PostgresError) -> Place {
    Place(
      at: try row.value("at_unix_millis"),
      transaction: try row.value("transaction"),
      number: try row.value("number"),
      rank: try row.value("rank")
    )
  }

  /// The newest rows that fit; nil where no pool may be seen.
  static func statement(
    _ filter: Filter,
    before place: Place?,
    downTo last: Place?,
    limit: Int
  ) -> SQL? {
    let parts = parts(filter, before: place) { source, order in
      """
      SELECT transaction_id, number, \(AuditEventListing.names), \(source.rank)::bigint AS rank
      FROM \(source.table)
      WHERE \(source.condition) AND \(end(last, source.rank)) AND \(condition(filter))
      \(order) LIMIT \(limit)
      """
    }
    return parts.map { parts in
      """
      SELECT \(AuditEventListing.names), event.transaction_id::text AS transaction, number, rank
      FROM (\(parts)) AS event
      ORDER BY at_unix_millis DESC, event.transaction_id DESC, number DESC, rank DESC
      LIMIT \(limit)
      """
    }
  }

  /// The place up to which a call looks: the newest of those that each table alone would end at.
  private func statement(ofLastIn filter: Filter, before place: Place?) -> SQL? {
    let parts = Self.parts(filter, before: place) { source, order in
      """
      SELECT transaction_id, number, at_unix_millis, \(source.rank)::bigint AS rank
      FROM \(source.table)
      WHERE \(source.condition)
      \(order) OFFSET \(mostScanned) LIMIT 1
      """
    }
    return parts.map { parts in
      """
      SELECT at_unix_millis, last.transaction_id::text AS transaction, number, rank
      FROM (\(parts)) AS last
      ORDER BY at_unix_millis DESC, last.transaction_id DESC, number DESC, rank DESC
      LIMIT 1
      """
    }
  }

  /// One table with the rows that an index finds there.
  private struct Source {
    let table: SQL
    let rank: Int
    let condition: SQL
  }

  /// Each table's own rows, cut before they are put together: the order of each comes from an index.
  ///
  /// Pools are looked at one by one for the same reason: rows of several have no order in an index.
  private static func parts(
    _ filter: Filter,
    before place: Place?,
    _ part: (Source, _ order: SQL) -> SQL
  ) -> SQL? {
    var parts: SQL?
    for table in AuditTable.allCases {
      for scope in conditions(filter.scope) {
        let source = Source(
          table: table.name,
          rank: table.rank,
          condition: "\(scope) AND \(begin(filter, before: place, table.rank))"
        )
        let rows = part(source, order(filter.text))
        parts = if let before = parts { "\(before) UNION ALL (\(rows))" } else { "(\(rows))" }
      }
    }
    return parts
  }

  /// The order of the newest.
  ///
  /// PostgreSQL takes a name for a frequent one, and would look for it among all events by their age: with the sum no
  /// index has the order, and the index of names is the cheapest.
  private static func order(_ text: Text?) -> SQL {
    switch text {
    case .name: "ORDER BY at_unix_millis + 0 DESC, transaction_id DESC, number DESC"
    case nil, .id, .address: "ORDER BY at_unix_millis DESC, transaction_id DESC, number DESC"
    }
  }

  private static func conditions(_ scope: AuditScope) -> [SQL] {
    switch scope {
    case .all: ["true"]
    case .allBut(let pool): ["user_pool_id <> \(pool)"]
    case .pools(let pools): pools.map { "user_pool_id = \($0)" }
    }
  }

  private static func begin(_ filter: Filter, before place: Place?, _ rank: Int) -> SQL {
    let latest = place ?? Place(at: .max, transaction: "0", number: 0, rank: 0)
    return """
      at_unix_millis <= \(latest.at)
        AND (at_unix_millis, transaction_id, number, \(rank)::bigint)
          < (\(latest.at)::bigint, \(latest.transaction)::xid8, \(latest.number)::bigint,
            \(latest.rank)::bigint)
        AND at_unix_millis >= \(filter.since?.unixMillis ?? 0)
        AND \(condition(filter.text))
      """
  }

  private static func end(_ last: Place?, _ rank: Int) -> SQL {
    guard let last else { return "true" }
    return """
      at_unix_millis >= \(last.at)
        AND (at_unix_millis, transaction_id, number, \(rank)::bigint)
          >= (\(last.at)::bigint, \(last.transaction)::xid8, \(last.number)::bigint,
            \(last.rank)::bigint)
      """
  }

  private static func condition(_ filter: Filter) -> SQL {
    """
    (\(filter.operation)::text IS NULL OR operation = \(filter.operation)::text)
        AND (\(filter.clientID)::text IS NULL OR client_id = \(filter.clientID)::text)
        AND (
          \(filter.ruleEnd)::text IS NULL
          OR right(rule, length(\(filter.ruleEnd)::text)) = \(filter.ruleEnd)::text
        )
        AND (
          \(filter.outcome)::text IS NULL
          OR outcome = \(filter.outcome)::text
          OR (
            \(filter.outcome)::text = 'Refused' AND outcome NOT IN ('Success', 'Interrupted')
          )
        )
    """
  }

  private static func condition(_ text: Text?) -> SQL {
    switch text {
    case nil: "true"
    case .id(let id): "(request_id = \(id) OR sub = \(id))"
    case .address(let address): "source_ip = \(address)"
    case .name(let name, let hash):
      """
      coalesce(username, name_hash) IN (\(name), lower(\(name)), \(hash))
      """
    }
  }
}
