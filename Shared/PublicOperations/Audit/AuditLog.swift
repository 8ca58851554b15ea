public import Domain
public import Logging
public import Postgres

/// Writes audit events.
///
/// A change is written before it is made, and replaced by its event when it has ended: a crash in
/// between leaves the beginning. No answer to a change or to an administrator is given that the log
/// does not know. Other refusals are written some time after their answer.
public final class AuditLog: Sendable {
  private let store: AuditEventStore
  private let begun: AuditQueue<AuditEventStore.Begun>
  private let ended: AuditQueue<AuditEventStore.Ended>
  /// Each table has its own: a flood of one takes no room of another.
  private let later: [AuditTable: RefusalQueue]

  /// A log in the database; `bounds` says how much may wait for each table, `pause` how long it waits
  /// when the database failed.
  public init(
    database: PostgresPool,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger,
    bounds: RefusalBounds = RefusalBounds(),
    pause: Duration = .seconds(1)
  ) {
    let store = AuditEventStore(database: database)
    self.store = store
    begun = AuditQueue(logger: logger) { (begun) async throws(GateFailure) in
      try await store.insert(begun)
    }
    ended = AuditQueue(logger: logger) { (ended) async throws(GateFailure) in
      try await store.insert(ended)
    }
    var later: [AuditTable: RefusalQueue] = [:]
    for table in AuditTable.allCases {
      later[table] = RefusalQueue(
        bounds: bounds.backlog,
        pause: pause,
        clock: clock,
        random: random,
        logger: logger
      ) { (records) async throws(GateFailure) in
        try await store.insertOnce(records, into: table)
      } insertCount: { (records) async throws(GateFailure) in
        try await store.insertOnce(records, into: .events)
      }
    }
    self.later = later
  }

  /// Returns once it is certain that the change, if it is made, is not made without a trace.
  func begin(_ record: AuditRecord, as id: [UInt8]) async throws(GateFailure) {
    try await begun.write([AuditEventStore.Begun(id: id, record: record)])
  }

  /// Returns once the event is committed, in place of its beginning, and with it those of others whom
  /// the change concerns; also for a caller that is cancelled meanwhile, because what it did is done.
  func write(
    _ record: AuditRecord,
    into table: AuditTable,
    ending begun: [UInt8]?,
    with others: [AuditRecord] = []
  ) async throws(GateFailure) {
    let event = AuditEventStore.Ended(record: record, table: table, begun: begun)
    let more = others.map { AuditEventStore.Ended(record: $0, table: .events, begun: nil) }
    try await ended.write([event] + more)
  }

  /// Has the event written some time, or counted.
  func submit(_ record: AuditRecord, into table: AuditTable) {
    later[table]?.submit(record)
  }

  /// Returns once the events are committed, each of them once however often it is given.
  func writeOnce(
    _ records: [AuditRecord],
    into table: AuditTable
  ) async throws(GateFailure) {
    guard !records.isEmpty else { return }
    try await store.insertOnce(records, into: table)
  }

  /// Returns when nothing waits to be written.
  public func flush() async {
    for queue in later.values { await queue.flush() }
  }

  /// Waits until the task is cancelled, then writes what still waits.
  public func run() async {
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    for await _ in ending {}
    end.finish()
    // Without the cancellation.
    await Task { for queue in later.values { await queue.end() } }.value
  }
}

/// How many refusals may wait to be written.
public struct RefusalBounds: Sendable, Hashable {
  let backlog: Backlog<AuditRecord>.Bounds

  /// What takes five seconds of a flood as fast as a gateway can refuse.
  public init() {
    backlog = Backlog.Bounds()
  }

  /// Another number.
  public init(entries: Int) {
    backlog = Backlog.Bounds(entries: entries)
  }
}
