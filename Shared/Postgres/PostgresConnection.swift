internal import CLibPQ

#if canImport(Glibc)
internal import Glibc
#endif

/// One connection to PostgreSQL: owns one `PGconn`, which two threads must never use at once, and
/// therefore cannot be copied.
///
/// A transaction's body borrows it; all its calls block the session's own thread. The connection
/// stays in libpq's pipeline mode: preparing, executing and the transaction's BEGIN travel
/// together, in one round trip.
public struct PostgresConnection: ~Copyable {
  let handle: OpaquePointer
  private let answerTimeout: Duration
  private var prepared: [[SQL.Piece]: Int32] = [:]
  private var nextName: Int32 = 0
  /// What was sent and not yet answered, in order.
  private var expected: [Expectation] = []
  /// Statements that wait for the next round trip.
  private var queued: [SQL] = []
  private var pendingBegin: SQL?
  private(set) var isBroken = false
  /// Set when the server no longer knows our prepared statements, or their result has changed.
  private(set) var hasStaleStatements = false
  /// Set when the current transaction lost against a concurrent one.
  private(set) var lostSerialization = false

  /// More statements than this are executed without being kept: a bound on the server's memory.
  private static let maximumPrepared: Int32 = 1000

  init(owning handle: OpaquePointer, answerTimeout: Duration) {
    self.handle = handle
    self.answerTimeout = answerTimeout
  }

  deinit {
    PQfinish(handle)
  }

  /// Whether another caller may have it: alive, and not inside a transaction.
  var isReusable: Bool {
    !isBroken && PQstatus(handle) == CONNECTION_OK
      && PQtransactionStatus(handle) == PQTRANS_IDLE
  }

  /// Whether the idle connection still has a server.
  ///
  /// An idle server says nothing, so anything that arrived is its farewell.
  var isAlive: Bool {
    PQstatus(handle) == CONNECTION_OK && !Socket.isReadable(PQsocket(handle))
  }

  /// Runs a statement and copies values out of every row.
  public mutating func query<V>(
    _ sql: SQL,
    _ decode: (borrowing PostgresRow) throws(PostgresError) -> V
  ) throws(PostgresError) -> [V] {
    try run(sql).decode(decode)
  }

  /// Runs a statement and copies a value out of its first row; nil when there is none.
  public mutating func first<V>(
    _ sql: SQL,
    _ decode: (borrowing PostgresRow) throws(PostgresError) -> V
  ) throws(PostgresError) -> V? {
    try run(sql).decode(limit: 1, decode).first
  }

  /// Runs a statement; returns how many rows it changed.
  @discardableResult
  public mutating func execute(_ sql: SQL) throws(PostgresError) -> Int {
    try run(sql).affected
  }

  /// Sends a statement together with the next one, or with the transaction's COMMIT.
  ///
  /// Saves a round trip where the outcome does not decide what comes next. Its failure is thrown by
  /// whatever it travels with: by the next call, or by the transaction as `.database`.
  public mutating func enqueue(_ sql: SQL) {
    queued.append(sql)
  }

  mutating func run(_ sql: SQL) throws(PostgresError) -> PostgresRows {
    try sendQueued()
    try send(sql, keepingRows: true)
    guard let rows = try synchronize() else { throw broken("the server sent no result") }
    return rows
  }

  // MARK: - Transactions

  mutating func transaction<V, Failure: Error>(
    isolation: IsolationLevel,
    _ body: (inout PostgresConnection) throws(Failure) -> V
  ) throws(TransactionError<Failure>) -> V {
    lostSerialization = false
    // Not sent yet: it travels with the first statement.
    pendingBegin = isolation.begin
    let value: V
    do throws(Failure) {
      value = try body(&self)
    } catch {
      rollback()
      throw .body(error)
    }
    do throws(PostgresError) {
      try commit()
    } catch {
      rollback()
      throw .database(error)
    }
    return value
  }

  private mutating func commit() throws(PostgresError) {
    if pendingBegin != nil, queued.isEmpty {
      pendingBegin = nil
      return
    }
    let rows = try run("COMMIT")
    // A transaction in which a statement failed answers COMMIT with ROLLBACK and no error. A body
    // that swallowed that failure must not be told that its work was kept.
    guard rows.command == "COMMIT" else {
      throw PostgresError(sqlState: "25P02", constraint: "", detail: "the transaction had failed")
    }
  }

  private mutating func rollback() {
    pendingBegin = nil
    queued.removeAll()
    guard !isBroken, PQtransactionStatus(handle) != PQTRANS_IDLE else { return }
    do throws(PostgresError) {
      _ = try run("ROLLBACK")
    } catch {
      // A connection that cannot roll back is not used again; closing it rolls back.
      isBroken = true
    }
  }

  // MARK: - Sending

  /// What the next answers of the server belong to.
  private enum Expectation {
    case prepared([SQL.Piece], Int32)
    case ignored
    case rows
  }

  private mutating func sendQueued() throws(PostgresError) {
    if let begin = pendingBegin {
      pendingBegin = nil
      try send(begin, keepingRows: false)
    }
    guard !queued.isEmpty else { return }
    for sql in queued { try send(sql, keepingRows: false) }
    queued.removeAll()
  }

  private mutating func send(_ sql: SQL, keepingRows: Bool) throws(PostgresError) {
    guard !isBroken else { throw broken("the connection is broken") }
    guard !sql.parameters.isInvalid, sql.parameters.slots.count <= 65535,
      sql.parameters.bytes.count < Int(Int32.max)
    else {
      // What was sent before it in this round trip is answered before anything else is.
      if !expected.isEmpty { _ = try synchronize() }
      throw PostgresError(.invalidValue, detail: "a parameter cannot be sent")
    }
    let name = try prepare(sql)
    guard execute(name, sql.parameters) else { throw broken() }
    expected.append(keepingRows ? .rows : .ignored)
  }

  /// Sends what it takes for the statement to be known; returns its name, empty for the unnamed.
  private mutating func prepare(_ sql: SQL) throws(PostgresError) -> String {
    if let number = prepared[sql.pieces] { return "s\(number)" }
    for case .prepared(let pieces, let number) in expected where pieces == sql.pieces {
      return "s\(number)"
    }
    var name = ""
    if nextName < Self.maximumPrepared {
      nextName += 1
      name = "s\(nextName)"
      expected.append(.prepared(sql.pieces, nextName))
    } else {
      expected.append(.ignored)
    }
    let types = sql.parameters.slots.map(\.type)
    guard PQsendPrepare(handle, name, sql.text, Int32(types.count), types) == 1 else {
      throw broken()
    }
    return name
  }

  private func execute(_ name: String, _ parameters: SQLParameterWriter) -> Bool {
    let count = parameters.slots.count
    return parameters.bytes.withUnsafeBytes { bytes in
      withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count) { values in
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count) { numbers in
          for (index, slot) in parameters.slots.enumerated() {
            let value = slot.start.flatMap { start in
              bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
            }
            values.initializeElement(at: index, to: value)
            numbers.initializeElement(at: index, to: Int32(truncatingIfNeeded: slot.length))
            numbers.initializeElement(at: count + index, to: slot.isBinary ? 1 : 0)
          }
          return PQsendQueryPrepared(
            handle,
            name,
            Int32(truncatingIfNeeded: count),
            values.baseAddress,
            numbers.baseAddress,
            numbers.baseAddress?.advanced(by: count),
            0
          ) == 1
        }
      }
    }
  }

  // MARK: - Receiving

  /// Ends the round trip: sends everything and takes in every answer.
  ///
  /// Returns the rows of the statement that wanted them, or throws the first error of any.
  private mutating func synchronize() throws(PostgresError) -> PostgresRows? {
    let deadline = ContinuousClock.now.advanced(by: answerTimeout)
    guard PQpipelineSync(handle) == 1 else { throw broken() }
    try flush(until: deadline)
    var rows: PostgresRows?
    var failure: PostgresError?
    var index = 0
    defer { expected.removeAll(keepingCapacity: true) }
    while true {
      guard let result = try nextResult(until: deadline) else {
        // One statement's answers end.
        index += 1
        guard index <= expected.count, PQstatus(handle) == CONNECTION_OK else { throw broken() }
        continue
      }
      switch PQresultStatus(result) {
      case PGRES_PIPELINE_SYNC:
        PQclear(result)
        if let failure { throw failure }
        return rows
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY:
        guard index < expected.count else {
          PQclear(result)
          throw broken("the server sent an answer too many")
        }
        switch expected[index] {
        case .prepared(let pieces, let number):
          prepared[pieces] = number
          PQclear(result)
        case .ignored:
          PQclear(result)
        case .rows:
          rows = PostgresRows(owning: result)
        }
      case PGRES_PIPELINE_ABORTED:
        PQclear(result)
      case PGRES_FATAL_ERROR:
        let error = note(PostgresError(result))
        PQclear(result)
        if failure == nil { failure = error }
        if PQstatus(handle) != CONNECTION_OK {
          isBroken = true
          throw failure ?? error
        }
      default:
        // COPY and row-by-row answers are never asked for.
        PQclear(result)
        throw broken("the server sent an unexpected answer")
      }
    }
  }

  private mutating func note(_ error: PostgresError) -> PostgresError {
    switch error.kind {
    case .serializationFailure:
      lostSerialization = true
    case .connectionFailed:
      isBroken = true
    case .other("26000"), .other("0A000"):
      // The server forgot a statement (DISCARD ALL, a proxy), or a migration changed its columns.
      hasStaleStatements = true
      isBroken = true
    case .uniqueViolation, .foreignKeyViolation, .poolExhausted, .timeout, .cancelled,
      .invalidValue, .other:
      break
    }
    return error
  }

  private mutating func nextResult(
    until deadline: ContinuousClock.Instant
  ) throws(PostgresError) -> OpaquePointer? {
    while PQisBusy(handle) == 1 {
      guard Socket.wait(PQsocket(handle), for: POLLIN, until: deadline) else {
        isBroken = true
        throw PostgresError(.timeout, detail: "the server did not answer")
      }
      // A farewell may still be in the buffer when reading fails: PQgetResult reports it.
      guard PQconsumeInput(handle) == 1 else { break }
    }
    return PQgetResult(handle)
  }

  private mutating func flush(until deadline: ContinuousClock.Instant) throws(PostgresError) {
    while true {
      switch PQflush(handle) {
      case 0: return
      case 1: break
      default: throw broken()
      }
      guard Socket.wait(PQsocket(handle), for: POLLIN | POLLOUT, until: deadline) else {
        isBroken = true
        throw PostgresError(.timeout, detail: "the server did not read")
      }
      if Socket.isReadable(PQsocket(handle)), PQconsumeInput(handle) != 1 { throw broken() }
    }
  }

  private mutating func broken(_ reason: String? = nil) -> PostgresError {
    isBroken = true
    return PostgresError(
      .connectionFailed,
      detail: reason ?? String(cString: PQerrorMessage(handle))
    )
  }

  // MARK: - Scripts

  /// Runs statements separated by semicolons, as migrations are written; only for the wrapper's own
  /// use, because the text is not checked by the compiler.
  mutating func runScript(_ text: String) throws(PostgresError) {
    guard PQexitPipelineMode(handle) == 1, PQsendQuery(handle, text) == 1 else { throw broken() }
    let deadline = ContinuousClock.now.advanced(by: answerTimeout)
    try flush(until: deadline)
    var failure: PostgresError?
    while let result = try nextResult(until: deadline) {
      if PQresultStatus(result) == PGRES_FATAL_ERROR, failure == nil {
        failure = note(PostgresError(result))
      }
      PQclear(result)
    }
    guard PQenterPipelineMode(handle) == 1 else { throw failure ?? broken() }
    if let failure { throw failure }
  }
}

extension PostgresError {
  /// See PQresultErrorField.
  init(_ result: OpaquePointer) {
    func field(_ code: Character) -> String {
      guard let value = code.asciiValue, let text = PQresultErrorField(result, Int32(value)) else {
        return ""
      }
      return String(cString: text)
    }
    let state = field("C")
    // Without a code it is libpq that speaks: the connection is gone.
    guard !state.isEmpty else {
      self.init(.connectionFailed, detail: String(cString: PQresultErrorMessage(result)))
      return
    }
    self.init(sqlState: state, constraint: field("n"), detail: field("M"))
  }
}
