internal import CLibPQ

#if canImport(Glibc)
internal import Glibc
#endif

/// One connection to PostgreSQL: owns one `PGconn`, which two threads must never use at once, and
/// therefore cannot be copied.
///
/// A transaction's body borrows it; all its calls block the session's own thread. The connection
/// stays in libpq's pipeline mode: preparing, executing and the transaction's BEGIN travel
/// together, in one round trip. May change threads. Safe because it has one owner at a time, and
/// libpq keeps nothing by thread.
public struct PostgresConnection: ~Copyable, @unchecked Sendable {
  let handle: OpaquePointer
  let answerTimeout: Duration
  /// The maximum number of statements that are prepared under a name.
  private let maxPrepared: Int32
  /// Nil until it is asked, and after it refused a change whose call has time left by our clock.
  var serverClock: ServerClock?
  private var prepared: [[SQL.Piece]: Prepared] = [:]
  private var nextName: Int32 = 0
  /// What was sent and not yet answered, in order.
  private var expected: [Expectation] = []
  /// The round trip that is under way.
  private var roundTrip: RoundTrip?
  /// Statements that wait for the next round trip.
  private var queued: [SQL] = []
  private var pendingBegin: SQL?
  /// Whether a statement of the round trip, or of the transaction, may change anything.
  private var mayHaveWritten = false
  /// Set when nothing more can be sent.
  var isBroken = false
  /// Whether all that was sent has left libpq.
  var isFlushed = true
  /// When the answer to what was sent last is no longer waited for.
  private var answerDeadline = ContinuousClock.now
  /// Set when the server no longer knows our prepared statements, or their result has changed.
  private(set) var hasStaleStatements = false
  /// Set when the current transaction lost against a concurrent one.
  private(set) var lostSerialization = false

  /// Takes the handle over.
  ///
  /// Statements beyond a number are executed without being prepared: a bound on the server's memory.
  /// Behind a pooler the server's session may be another one for the next transaction, so that none is.
  init(owning handle: OpaquePointer, answerTimeout: Duration, keepsStatements: Bool) {
    self.handle = handle
    self.answerTimeout = answerTimeout
    maxPrepared = keepsStatements ? 1000 : 0
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
  /// An idle server sends nothing, so anything that arrived is its farewell.
  var isAlive: Bool {
    PQstatus(handle) == CONNECTION_OK && !Socket.isReadable(PQsocket(handle))
  }

  /// What the statement that was begun waits for.
  var wait: SocketWait {
    SocketWait(descriptor: PQsocket(handle), isSending: !isFlushed, deadline: answerDeadline)
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
  /// Saves a round trip if the outcome does not decide what comes next. The call that it travels with
  /// throws its failure: the next call, or the transaction as `.database`.
  public mutating func enqueue(_ sql: SQL) {
    queued.append(sql)
  }

  mutating func run(
    _ sql: SQL,
    before deadline: ContinuousClock.Instant? = nil
  ) throws(PostgresError) -> PostgresRows {
    if deadline != nil { try learnServerTime() }
    try begin(sql, before: deadline)
    return try finish()
  }

  // MARK: - Round trips

  /// Sends a statement without waiting for anything; `finish` has its rows.
  ///
  /// What it changes is kept if it is done before the deadline by the server's clock, which is known.
  mutating func begin(
    _ sql: SQL,
    before deadline: ContinuousClock.Instant? = nil
  ) throws(PostgresError) {
    try sendQueued()
    try send(sql, for: .rows)
    try sendGuard(before: deadline)
    try endPipeline()
  }

  /// Goes on until the statement is answered or the time is over; true when it is answered.
  mutating func proceed(until limit: ContinuousClock.Instant) throws(PostgresError) -> Bool {
    guard var current = roundTrip.take() else { throw broken("nothing was asked") }
    let isAnswered = try advance(&current, until: limit)
    roundTrip = consume current
    return isAnswered
  }

  /// The rows of the statement that was begun, however long it still takes.
  mutating func finish() throws(PostgresError) -> PostgresRows {
    guard let rows = try synchronize() else { throw broken("the server sent no result") }
    return rows
  }

  // MARK: - Transactions

  mutating func transaction<V, Failure: Error>(
    isolation: IsolationLevel,
    before deadline: ContinuousClock.Instant? = nil,
    _ body: (inout PostgresConnection) throws(Failure) -> V
  ) throws(TransactionError<Failure>) -> V {
    if deadline != nil {
      do throws(PostgresError) {
        try learnServerTime()
      } catch {
        throw .database(error)
      }
    }
    lostSerialization = false
    mayHaveWritten = false
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
      try commit(before: deadline)
    } catch {
      rollback()
      throw .database(error)
    }
    return value
  }

  private mutating func commit(
    before deadline: ContinuousClock.Instant?
  ) throws(PostgresError) {
    if pendingBegin != nil, queued.isEmpty {
      pendingBegin = nil
      return
    }
    try sendQueued()
    try sendGuard(before: deadline)
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
    case prepared([SQL.Piece], Prepared)
    case ignored
    case rows
    /// An error says that the deadline has passed.
    case guardian
  }

  /// What is cached of a statement that the server knows.
  private struct Prepared {
    /// Empty for the unnamed.
    let name: String
    let mayWrite: Bool
  }

  private mutating func sendQueued() throws(PostgresError) {
    if let begin = pendingBegin {
      pendingBegin = nil
      try send(begin, for: .ignored)
    }
    guard !queued.isEmpty else { return }
    for sql in queued { try send(sql, for: .ignored) }
    queued.removeAll()
  }

  private mutating func sendGuard(
    before deadline: ContinuousClock.Instant?
  ) throws(PostgresError) {
    guard let deadline, mayHaveWritten else { return }
    guard let sql = guarding(before: deadline) else { throw broken("the server's time is unknown") }
    try send(sql, for: .guardian)
  }

  private mutating func send(_ sql: SQL, for expectation: Expectation) throws(PostgresError) {
    guard !isBroken else { throw broken("the connection is broken") }
    guard !sql.parameters.isInvalid, sql.parameters.slots.count <= 65535,
      sql.parameters.bytes.count < Int(Int32.max)
    else {
      // What was sent before it in this round trip is answered before anything else is.
      if !expected.isEmpty {
        try endPipeline()
        _ = try synchronize()
      }
      throw PostgresError(.invalidValue, detail: "a parameter cannot be sent")
    }
    let statement = try prepare(sql)
    guard execute(statement.name, sql.parameters) else { throw broken() }
    expected.append(expectation)
    if statement.mayWrite { mayHaveWritten = true }
  }

  /// Sends what it takes for the statement to be known.
  private mutating func prepare(_ sql: SQL) throws(PostgresError) -> Prepared {
    if let known = prepared[sql.pieces] { return known }
    for case .prepared(let pieces, let known) in expected where pieces == sql.pieces {
      return known
    }
    var statement = Prepared(name: "", mayWrite: sql.mayWrite)
    if nextName < maxPrepared {
      nextName += 1
      statement = Prepared(name: "s\(nextName)", mayWrite: statement.mayWrite)
      expected.append(.prepared(sql.pieces, statement))
    } else {
      expected.append(.ignored)
    }
    let types = sql.parameters.slots.map(\.type)
    guard PQsendPrepare(handle, statement.name, sql.text, Int32(types.count), types) == 1 else {
      throw broken()
    }
    return statement
  }

  // MARK: - Receiving

  /// What is known of the answers of a round trip so far.
  private struct RoundTrip: ~Copyable {
    let deadline: ContinuousClock.Instant
    var isAnswered = false
    var rows: PostgresRows?
    var failure: PostgresError?
    /// The statement whose answers come in.
    var index = 0
  }

  /// Marks the end of what travels together.
  private mutating func endPipeline() throws(PostgresError) {
    guard PQpipelineSync(handle) == 1 else { throw broken() }
    answerDeadline = ContinuousClock.now.advanced(by: answerTimeout)
    roundTrip = RoundTrip(deadline: answerDeadline)
  }

  /// Ends the round trip: sends everything and takes in every answer.
  ///
  /// Returns the rows of the statement that wanted them, or throws the first error of any.
  private mutating func synchronize() throws(PostgresError) -> PostgresRows? {
    guard var current = roundTrip.take() else { throw broken("nothing was asked") }
    guard try advance(&current, until: current.deadline) else { throw timedOut() }
    expected.removeAll(keepingCapacity: true)
    if PQtransactionStatus(handle) == PQTRANS_IDLE { mayHaveWritten = false }
    if let failure = current.failure { throw failure }
    return current.rows.take()
  }

  private mutating func advance(
    _ current: inout RoundTrip,
    until limit: ContinuousClock.Instant
  ) throws(PostgresError) -> Bool {
    guard try flush(until: limit) else { return false }
    while !current.isAnswered {
      guard try awaitResult(until: limit) else { return false }
      guard let result = PQgetResult(handle) else {
        // One statement's answers end.
        current.index += 1
        guard current.index <= expected.count, PQstatus(handle) == CONNECTION_OK else {
          throw broken()
        }
        continue
      }
      try take(result, into: &current)
    }
    return true
  }

  private mutating func take(
    _ result: OpaquePointer,
    into current: inout RoundTrip
  ) throws(PostgresError) {
    switch PQresultStatus(result) {
    case PGRES_PIPELINE_SYNC:
      PQclear(result)
      current.isAnswered = true
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY:
      guard current.index < expected.count else {
        PQclear(result)
        throw broken("the server sent an answer too many")
      }
      switch expected[current.index] {
      case .prepared(let pieces, let statement):
        prepared[pieces] = statement
        PQclear(result)
      case .ignored, .guardian:
        PQclear(result)
      case .rows:
        current.rows = PostgresRows(owning: result)
      }
    case PGRES_PIPELINE_ABORTED:
      PQclear(result)
    case PGRES_FATAL_ERROR:
      let error = note(PostgresError(result), of: current.index)
      PQclear(result)
      if current.failure == nil { current.failure = error }
      if PQstatus(handle) != CONNECTION_OK {
        isBroken = true
        throw current.failure ?? error
      }
    default:
      // COPY and row-by-row answers are never asked for.
      PQclear(result)
      throw broken("the server sent an unexpected answer")
    }
  }

  /// Takes note of an error of the statement of that place in the round trip.
  mutating func note(_ error: PostgresError, of index: Int? = nil) -> PostgresError {
    switch error.kind {
    case .other("22012"):
      // The guard divides by zero.
      guard let index, index < expected.count, case .guardian = expected[index] else { break }
      // Where time is left by our clock, the server's was set: it is asked again.
      serverClock = nil
      return PostgresError(.deadlinePassed, detail: error.detail)
    case .serializationFailure:
      lostSerialization = true
    case .connectionFailed:
      isBroken = true
    case .other("26000"), .other("0A000"):
      // The server forgot a statement (DISCARD ALL, a proxy), or a migration changed its columns.
      hasStaleStatements = true
      isBroken = true
    case .uniqueViolation, .foreignKeyViolation, .poolExhausted, .timeout, .deadlinePassed,
      .cancelled, .invalidValue, .other:
      break
    }
    return error
  }
}
