public import Cryptography
public import Domain
public import GatehouseMessages
public import Postgres

/// Finds events by one field, page by page.
public struct AuditSearch: Sendable {
  private let search: AuditEventSearch
  private let names: AuditNames
  private let pools: AuditedPools

  private static let mostEvents = 200

  /// What is looked for; nil means everything.
  public struct Query: Sendable {
    /// The events that may be seen.
    public var scope = AuditScope.all
    /// A request's id, a user's name or sub, or an address.
    public var text: String?
    /// As in lists of events.
    public var operation: String?
    /// As in lists of events.
    public var outcome: String?
    /// The client of the event.
    public var clientID: String?
    /// How the rule that decided ends.
    public var ruleEnd: String?
    /// Only events since then.
    public var since: Instant?
    /// The cursor of the page before.
    public var before: String?
    /// How many at most.
    public var limit = 50

    /// A query for everything.
    public init() {}
  }

  /// Searches the events of the database; the sealer's key recognises names that no user has.
  public init(database: PostgresPool, sealer: Sealer, of pools: AuditedPools) {
    search = AuditEventSearch(database: database)
    names = AuditNames(sealer: sealer)
    self.pools = pools
  }

  /// The newest events that fit, and where older ones begin; a cursor that is none of ours shows the first page.
  public func find(
    _ query: Query
  ) async throws(GateFailure) -> (events: [AuditEvent], cursor: String?) {
    let limit = min(max(query.limit, 1), Self.mostEvents)
    let found = try await search.rows(
      AuditEventSearch.Filter(
        scope: query.scope,
        text: query.text.flatMap(text),
        operation: query.operation,
        outcome: query.outcome,
        clientID: query.clientID,
        ruleEnd: query.ruleEnd,
        since: query.since
      ),
      before: query.before.flatMap(AuditEventSearch.Place.init),
      limit: limit
    )
    return (found.rows.map { $0.record.message(of: pools) }, found.next?.text)
  }

  private func text(_ typed: String) -> AuditEventSearch.Text? {
    let text = typed.filter { $0 != "\0" }
    guard !text.isEmpty else { return nil }
    let isHexadecimal = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) || $0 == 0x2D
        || $0 == 0x3A || $0 == 0x2E
    }
    if text.utf8.count == 36, isHexadecimal { return .id(text.lowercased()) }
    let isAddress = isHexadecimal && (text.contains(":") || text.filter { $0 == "." }.count == 3)
    return isAddress ? .address(text.lowercased()) : .name(text, hash: names.hash(text))
  }
}

extension AuditEventSearch.Place {
  /// The place of a cursor; nil for a text that is none.
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, let at = Int64(parts[0]), UInt64(parts[1]) != nil,
      let number = Int64(parts[2]), let rank = Int64(parts[3])
    else { return nil }
    self.init(at: at, transaction: String(parts[1]), number: number, rank: rank)
  }

  fileprivate var text: String { "\(at):\(transaction):\(number):\(rank)" }
}
