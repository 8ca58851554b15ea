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
    /// The pools whose events may be seen.
    let pools: [String]?
    let text: Text?
    let operation: String?
    let outcome: String?
    let clientID: String?
    let since: Instant?
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

  /// The newest rows behind the place; nil: from the beginning.
  func rows(
    _ filter: Filter,
    before place: Place?,
    limit: Int
  ) async throws(GateFailure) -> [Row] {
    var parts: SQL?
    for table in AuditTable.allCases {
      let part = Self.part(of: table, filter, before: place, limit: limit)
      parts = if let before = parts { "\(before) UNION ALL (\(part))" } else { "(\(part))" }
    }
    guard let parts else { return [] }
    return try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(AuditEventListing.names), event.transaction_id::text AS transaction, number, rank
        FROM (\(parts)) AS event
        ORDER BY at_unix_millis DESC, event.transaction_id DESC, number DESC, rank DESC
        LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Row(
          record: try AuditEventListing.readRecord(row),
          place: Place(
            at: try row.value("at_unix_millis"),
            transaction: try row.value("transaction"),
            number: try row.value("number"),
            rank: try row.value("rank")
          )
        )
      }
    }
  }

  /// A table's own newest rows: each is cut before they are put together, in the order of an index.
  private static func part(
    of table: AuditTable,
    _ filter: Filter,
    before place: Place?,
    limit: Int
  ) -> SQL {
    let latest = place ?? Place(at: .max, transaction: "0", number: 0, rank: 0)
    let rank = table.rank
    return """
      SELECT transaction_id, number, \(AuditEventListing.names), \(rank)::bigint AS rank
      FROM \(table.name)
      WHERE at_unix_millis <= \(latest.at)
        AND (at_unix_millis, transaction_id, number, \(rank)::bigint)
          < (\(latest.at)::bigint, \(latest.transaction)::xid8, \(latest.number)::bigint,
            \(latest.rank)::bigint)
        AND at_unix_millis >= \(filter.since?.unixMillis ?? 0)
        AND \(condition(filter))
      ORDER BY at_unix_millis DESC, transaction_id DESC, number DESC
      LIMIT \(limit)
      """
  }

  private static func condition(_ filter: Filter) -> SQL {
    let none: [String] = []
    return """
      (\(filter.pools == nil)::boolean OR user_pool_id = ANY (\(filter.pools ?? none)))
        AND \(condition(filter.text))
        AND (\(filter.operation)::text IS NULL OR operation = \(filter.operation)::text)
        AND (\(filter.clientID)::text IS NULL OR client_id = \(filter.clientID)::text)
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
