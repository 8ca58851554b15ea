internal import AuditSeals
public import Cryptography
public import Domain
public import Logging
public import Postgres

/// Seals what is in the tables of events, so that the operator finds what was cut or changed.
///
/// Every instance does it; a table's chain has one row, which one instance at a time holds.
public struct AuditSealing: Sendable {
  private let store: AuditSealStore
  private let sealer: Sealer
  private let pools: AuditedPools
  private let clock: any WallClock

  private static let interval = Duration.seconds(1)
  /// Events of one seal.
  private static let piece = 256
  /// Seals of one turn; what then is left waits for the next one.
  private static let maxPieces = 200
  static let column = SealedColumn<AuditTable, GateFailure>(
    of: "the key of the next seal of events"
  ) { "audit_chains|\($0.text)" }

  /// Seals the events of the database; the sealer keeps the key of the next seal from who reads the
  /// database alone.
  public init(
    database: PostgresPool,
    sealer: Sealer,
    of pools: AuditedPools,
    clock: any WallClock
  ) {
    store = AuditSealStore(database: database)
    self.sealer = sealer
    self.pools = pools
    self.clock = clock
  }

  /// Seals what has come, again and again, until the task is cancelled.
  public func run(logger: Logger) async {
    await periodically(every: Self.interval) {
      do throws(GateFailure) {
        try await once()
      } catch {
        logger.warning("events are not sealed", metadata: ["error": "\(error.status)"])
      }
    }
  }

  /// Seals what has come.
  public func once() async throws(GateFailure) {
    for table in try await store.unsealedTables() {
      for _ in 0..<Self.maxPieces {
        guard try await sealPiece(of: table) else { break }
      }
    }
  }

  /// Begins the chains with the service's key, which it then does not keep.
  func begin(_ key: AuditSealKey) async throws(GateFailure) {
    var keys: [AuditTable: [UInt8]] = [:]
    for table in AuditTable.allCases {
      keys[table] = try Self.column.seal(key.key(of: table.text).bytes, for: table, by: sealer)
    }
    try await store.begin(keys, at: clock.now())
  }

  /// Removes old seals with their events and leaves a cut; nil where the table has no chain.
  func cut(
    _ table: AuditTable,
    before moment: Instant? = nil,
    beyond rows: Int? = nil,
    limit: Int
  ) async throws(GateFailure) -> Int? {
    guard try await store.state(of: table) != nil else { return nil }
    let seals = max(1, limit / Self.piece)
    return try await store.cut(table, before: moment, beyond: rows, limit: seals) {
      (state, cut) throws(GateFailure) in
      try made(table, state, events: [], through: state.through, cut: cut)
    }
  }

  private func sealPiece(of table: AuditTable) async throws(GateFailure) -> Bool {
    try await store.seal(table, limit: Self.piece) { (state, rows) throws(GateFailure) in
      try made(
        table,
        state,
        events: rows.map(\.record),
        through: rows.last?.position ?? state.through,
        cut: nil
      )
    }
  }

  private func made(
    _ table: AuditTable,
    _ state: AuditSealStore.State,
    events: [AuditRecord],
    through position: AuditPosition,
    cut: AuditSealContents.Cut?
  ) throws(GateFailure) -> AuditSealStore.Made {
    let bytes = try Self.column.open(state.sealedKey, of: table, by: sealer)
    guard let key = AuditSealKey(bytes) else { throw .internalFault("a seal's key is malformed") }
    let now = clock.now().unixMillis
    let contents = AuditSealContents(
      sequence: state.next,
      previousCode: state.lastCode,
      madeAtUnixMillis: now,
      newestAtUnixMillis: events.map(\.at.unixMillis).max() ?? now,
      through: position.text,
      cut: cut
    )
    let codes: [UInt8]
    do throws(AuditEventUnencodable) {
      let messages = events.map { $0.message(of: pools) }
      codes = try AuditEventCodes.codes(of: messages, after: state.lastCode, by: key)
    } catch {
      throw .internalFault("an event cannot be encoded: \(error.detail)")
    }
    return AuditSealStore.Made(
      contents: contents,
      eventCodes: codes,
      code: contents.code(over: codes, by: key),
      through: position,
      nextSealedKey: try Self.column.seal(key.next.bytes, for: table, by: sealer)
    )
  }
}
