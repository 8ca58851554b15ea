internal import OperatingSystem
internal import Synchronization

/// One connection, owned by a pool and lent to one caller at a time.
///
/// A statement is sent on its caller's own thread. It is mostly answered before that thread could
/// do other work, so the thread waits for the answer for a moment. A statement that takes longer goes on
/// there when the server has sent something (`SocketReactor`). A transaction and a new connection have
/// a thread of the session's own. So waiting for the server neither occupies the concurrency pool nor
/// stops an event loop. The connection is made at first use and replaced when it has died; the session
/// itself stays.
actor PostgresSession {
  private let executor = QueueExecutor(label: "gatehouse.postgres.session")
  private let connector: PostgresConnector
  /// Never contended: only the caller that the session is lent to uses it.
  private let connection = Mutex<PostgresConnection?>(nil)

  /// The session's own serial queue.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  init(_ connector: PostgresConnector) {
    self.connector = connector
  }

  /// Runs one statement, and gives the session back before its caller goes on.
  nonisolated func run<V: Sendable>(
    _ sql: SQL,
    before deadline: ContinuousClock.Instant?,
    releasingTo pool: PostgresPool,
    _ read: @Sendable (borrowing PostgresRows) throws(PostgresError) -> V
  ) async throws(PostgresError) -> V {
    var step = connection.withLock { begin(sql, before: deadline, on: &$0, pool.waitPolicy, read) }
    while true {
      switch step {
      case .over(let result):
        pool.release(self)
        return try result.get()
      case .underWay(let wait):
        await SocketReactor.shared.wait(for: wait)
        step = connection.withLock { proceed(on: &$0, read) }
      case .notBegun:
        return try await runPatiently(sql, before: deadline, releasingTo: pool, read)
      }
    }
  }

  // MARK: - On the caller's thread

  private enum Step<V> {
    case over(Result<V, PostgresError>)
    case underWay(SocketWait)
    /// There is no connection, it cannot be used, or its server must be asked for the time first.
    case notBegun
  }

  private nonisolated func begin<V>(
    _ sql: SQL,
    before deadline: ContinuousClock.Instant?,
    on slot: inout PostgresConnection?,
    _ waitPolicy: WaitPolicy,
    _ read: (borrowing PostgresRows) throws(PostgresError) -> V
  ) -> Step<V> {
    guard var current = slot.take() else { return .notBegun }
    guard current.isAlive else {
      connector.connectionClosed()
      return .notBegun
    }
    guard deadline == nil || current.knowsServerTime else {
      slot = consume current
      return .notBegun
    }
    var isAnswered = false
    let result = Result { () throws(PostgresError) -> V? in
      try current.begin(sql, before: deadline)
      let limit = waitPolicy.limit
      isAnswered = try current.proceed(until: .now + limit)
      if limit > .zero { waitPolicy.note(isAnswered: isAnswered) }
      return isAnswered ? try read(current.finish()) : nil
    }
    return step(result, current, &slot)
  }

  /// Takes in what the server has sent.
  private nonisolated func proceed<V>(
    on slot: inout PostgresConnection?,
    _ read: (borrowing PostgresRows) throws(PostgresError) -> V
  ) -> Step<V> {
    guard var current = slot.take() else { return .notBegun }
    let result = Result { () throws(PostgresError) -> V? in
      let isAnswered = try current.proceed(until: .now)
      // Once the time is over, this is what reports it.
      guard isAnswered || current.wait.deadline <= .now else { return nil }
      return try read(current.finish())
    }
    return step(result, current, &slot)
  }

  private nonisolated func step<V>(
    _ result: Result<V?, PostgresError>,
    _ current: consuming PostgresConnection,
    _ slot: inout PostgresConnection?
  ) -> Step<V> {
    switch result {
    case .success(let value):
      guard let value else {
        let wait = current.wait
        slot = consume current
        return .underWay(wait)
      }
      keep(current, in: &slot)
      return .over(.success(value))
    case .failure(let error):
      let isStale = current.hasStaleStatements
      keep(current, in: &slot)
      // Nothing of a stale statement was executed.
      return isStale ? .notBegun : .over(.failure(error))
    }
  }

  // MARK: - On the session's own thread

  private func runPatiently<V: Sendable>(
    _ sql: SQL,
    before deadline: ContinuousClock.Instant?,
    releasingTo pool: PostgresPool,
    _ read: @Sendable (borrowing PostgresRows) throws(PostgresError) -> V
  ) throws(PostgresError) -> V {
    defer { pool.release(self) }
    return try retryingStaleStatements { (connection) throws(PostgresError) in
      try read(connection.run(sql, before: deadline))
    }
  }

  /// Runs a transaction, again after one that lost against another.
  func transaction<V: Sendable, Failure: Error>(
    isolation: IsolationLevel,
    before deadline: ContinuousClock.Instant?,
    releasingTo pool: PostgresPool,
    _ body: @Sendable (inout PostgresConnection) throws(Failure) -> V
  ) async throws(TransactionError<Failure>) -> V {
    defer { pool.release(self) }
    var attempt = 1
    while true {
      let outcome: Result<V, TransactionError<Failure>>
      let isRepeatable: Bool
      do throws(PostgresError) {
        (outcome, isRepeatable) = try use { connection in
          let outcome = Result { () throws(TransactionError<Failure>) in
            try connection.transaction(isolation: isolation, before: deadline, body)
          }
          // Nothing of a stale statement was executed, and nothing of a lost transaction is left.
          let isRepeatable =
            connection.lostSerialization || connection.hasStaleStatements
            || Self.isRefusedTooSoon(outcome, deadline)
          return (outcome, isRepeatable)
        }
      } catch {
        throw .database(error)
      }
      guard case .failure = outcome, isRepeatable, attempt < 5 else { return try outcome.get() }
      pool.noteRetry()
      attempt += 1
    }
  }

  /// The server's clock says that the deadline has passed, and ours that it has not.
  private static func isRefusedTooSoon<V, Failure>(
    _ outcome: Result<V, TransactionError<Failure>>,
    _ deadline: ContinuousClock.Instant?
  ) -> Bool {
    guard case .failure(.database(let error)) = outcome, case .deadlinePassed = error.kind,
      let deadline
    else { return false }
    return .now < deadline
  }

  /// Runs the body on the raw connection, for migrations.
  func withConnection<V: Sendable>(
    _ body: @Sendable (inout PostgresConnection) throws(PostgresError) -> V
  ) throws(PostgresError) -> V {
    try use { connection in
      Result { () throws(PostgresError) in try body(&connection) }
    }
    .get()
  }

  private func retryingStaleStatements<V>(
    _ body: (inout PostgresConnection) throws(PostgresError) -> V
  ) throws(PostgresError) -> V {
    let (outcome, isStale) = try use { connection in
      let outcome = Result { () throws(PostgresError) in try body(&connection) }
      return (outcome, connection.hasStaleStatements)
    }
    guard case .failure = outcome, isStale else { return try outcome.get() }
    return try use { connection in
      Result { () throws(PostgresError) in try body(&connection) }
    }
    .get()
  }

  // MARK: - Lending

  /// Lends the connection, made or replaced if need be, and keeps it afterwards if it is sound.
  private func use<V>(
    _ body: (inout PostgresConnection) -> V
  ) throws(PostgresError) -> V {
    var current = try liveConnection()
    let value = body(&current)
    var slot: PostgresConnection?
    keep(current, in: &slot)
    connection.withLock { swap(&$0, &slot) }
    return value
  }

  private nonisolated func keep(
    _ current: consuming PostgresConnection,
    in slot: inout PostgresConnection?
  ) {
    if current.isReusable {
      slot = consume current
    } else {
      connector.connectionClosed()
    }
  }

  /// A connection that died while it was idle (the server was restarted) is replaced before
  /// anything is sent on it: the caller notices nothing.
  private func liveConnection() throws(PostgresError) -> PostgresConnection {
    if let idle = connection.withLock({ $0.take() }) {
      if idle.isAlive { return idle }
      connector.connectionClosed()
    }
    return try connector.connect()
  }
}
