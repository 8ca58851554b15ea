internal import Dispatch
internal import Domain
internal import Synchronization

/// Lends database sessions to callers: a bounded number, first come first served.
///
/// Every call ends: with its result, or promptly with `.poolExhausted` when all sessions stay busy
/// and `.connectionFailed` while the server is away. When the server is back the next call succeeds;
/// there is nothing to restart.
public final class PostgresPool: Sendable {
  /// What decides how long callers wait.
  public let configuration: Configuration

  let waitPolicy = WaitPolicy()
  private let connector: PostgresConnector
  private let state: Mutex<PoolState>
  private let timer = DispatchQueue(label: "gatehouse.postgres.pool")

  /// Makes a pool; connects only when the first caller comes.
  public convenience init(_ configuration: Configuration) {
    self.init(configuration, connector: PostgresConnector(configuration))
  }

  init(_ configuration: Configuration, connector: PostgresConnector) {
    self.configuration = configuration
    self.connector = connector
    state = Mutex(PoolState(maxSessions: max(configuration.maxSessions, 1)))
  }

  /// Runs one statement in one round trip and copies values out of every row.
  public func query<V: Sendable>(
    _ sql: SQL,
    _ decode: @Sendable (borrowing PostgresRow) throws(PostgresError) -> V
  ) async throws(PostgresError) -> [V] {
    try await run(sql) { (rows) throws(PostgresError) in try rows.decode(decode) }
  }

  /// Runs one statement in one round trip and copies a value out of its first row, if any.
  public func first<V: Sendable>(
    _ sql: SQL,
    _ decode: @Sendable (borrowing PostgresRow) throws(PostgresError) -> V
  ) async throws(PostgresError) -> V? {
    try await run(sql) { (rows) throws(PostgresError) in try rows.decode(limit: 1, decode).first }
  }

  /// Runs one statement in one round trip; returns how many rows it changed.
  @discardableResult
  public func execute(_ sql: SQL) async throws(PostgresError) -> Int {
    try await run(sql) { (rows) in rows.affected }
  }

  /// Runs one statement, again when it lost against another: then it changed nothing.
  ///
  /// What it changes for a call is kept if it is done within the call's time.
  private func run<V: Sendable>(
    _ sql: SQL,
    _ read: @Sendable (borrowing PostgresRows) throws(PostgresError) -> V
  ) async throws(PostgresError) -> V {
    let deadline = CallDeadline.current
    var attempt = 1
    while true {
      try Self.look(at: deadline)
      let session = try await lease()
      do throws(PostgresError) {
        return try await session.run(sql, before: deadline, releasingTo: self, read)
      } catch {
        guard Self.mayRepeat(after: error), attempt < Self.maxAttempts else { throw error }
        attempt += 1
      }
    }
  }

  /// Nothing is begun for a call whose time is over.
  private static func look(at deadline: ContinuousClock.Instant?) throws(PostgresError) {
    if let deadline, deadline <= .now { throw PostgresError(.deadlinePassed) }
  }

  /// Whether the statement changed nothing and may do better now.
  private static func mayRepeat(after error: PostgresError) -> Bool {
    switch error.kind {
    // The server's clock may have been set since it was read: it is asked anew.
    case .serializationFailure, .deadlinePassed: true
    case .uniqueViolation, .foreignKeyViolation, .connectionFailed, .poolExhausted, .timeout,
      .cancelled, .invalidValue, .other:
      false
    }
  }

  private static let maxAttempts = 3

  /// Runs the body inside a transaction: committed when it returns, rolled back when it throws.
  ///
  /// The body cannot wait for anything but the database, so no lock is held while another process
  /// thinks. It may run again, from the beginning, after a serialization failure.
  @discardableResult
  public func transaction<V: Sendable, Failure: Error>(
    isolation: IsolationLevel = .readCommitted,
    _ body: @Sendable (inout PostgresConnection) throws(Failure) -> V
  ) async throws(TransactionError<Failure>) -> V {
    let deadline = CallDeadline.current
    let session: PostgresSession
    do throws(PostgresError) {
      try Self.look(at: deadline)
      session = try await lease()
    } catch {
      throw .database(error)
    }
    return try await session.transaction(
      isolation: isolation,
      before: deadline,
      releasingTo: self,
      body
    )
  }

  /// Whether the server answers a statement now.
  public func isReachable() async -> Bool {
    do throws(PostgresError) {
      return try await first("SELECT 1 AS one") { (row) throws(PostgresError) in
        try row.value("one", as: Int.self) == 1
      } ?? false
    } catch {
      return false
    }
  }

  /// Whether a connection is a session of the server, with no pooler between them.
  public func hasOwnSessions() async throws(PostgresError) -> Bool {
    let session = try await lease()
    defer { release(session) }
    return try await session.withConnection { (connection) throws(PostgresError) in
      try connection.isSession()
    }
  }

  /// What the pool is doing and has done.
  public var statistics: PoolStatistics {
    var statistics = state.withLock { $0.statistics }
    let counts = connector.counts
    statistics.openConnections = counts.open
    statistics.connectionsMade = counts.made
    statistics.connectionFailures = counts.failed
    return statistics
  }

  // MARK: - Lending

  func lease() async throws(PostgresError) -> PostgresSession {
    if let session = state.withLock({ $0.takeSession(connector) }) { return session }
    let outcome = await waitForSession()
    return try outcome.get()
  }

  private func waitForSession() async -> Result<PostgresSession, PostgresError> {
    let ticket = state.withLock { $0.makeTicket() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enqueue(PoolState.Waiter(continuation: continuation, since: .now), as: ticket)
      }
    } onCancel: {
      let waiter = state.withLock { $0.remove(ticket) }
      waiter?.continuation.resume(returning: .failure(PostgresError(.cancelled)))
    }
  }

  private func enqueue(_ waiter: PoolState.Waiter, as ticket: UInt64) {
    let admission = state.withLock { state -> PoolState.Admission in
      // A cancellation before this point found no waiter to remove.
      if Task.isCancelled { return .refused(.cancelled) }
      return state.admit(waiter, as: ticket, connector, limit: configuration.maxWaiters)
    }
    switch admission {
    case .admitted(let needsTimer):
      if needsTimer { scheduleExpiry(after: configuration.leaseTimeout) }
    case .served(let session):
      waiter.continuation.resume(returning: .success(session))
    case .refused(let kind):
      waiter.continuation.resume(returning: .failure(PostgresError(kind)))
    }
  }

  /// Takes a session back and hands it to the caller that has waited longest.
  ///
  /// Called where the statement ended, so that the next caller need not wait until the last one is
  /// scheduled.
  func release(_ session: PostgresSession) {
    let waiter = state.withLock { $0.giveBack(session) }
    waiter?.continuation.resume(returning: .success(session))
  }

  func noteRetry() {
    state.withLock { $0.statistics.transactionRetries += 1 }
  }

  /// One timer serves all waiters: they all wait equally long, so the first in line expires first.
  private func scheduleExpiry(after delay: Duration) {
    let milliseconds = max(delay.wholeMilliseconds, 1)
    timer.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
      self?.expireWaiters()
    }
  }

  private func expireWaiters() {
    let now = ContinuousClock.now
    let (expired, next) = state.withLock { state in
      let expired = state.removeWaiters(since: now.advanced(by: .zero - configuration.leaseTimeout))
      return (expired, state.timerForFirstWaiter())
    }
    for waiter in expired {
      waiter.continuation.resume(returning: .failure(PostgresError(.poolExhausted)))
    }
    if let next { scheduleExpiry(after: next.advanced(by: configuration.leaseTimeout) - now) }
  }
}
