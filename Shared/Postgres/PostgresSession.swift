/// One connection on a thread of its own, so that waiting for the server never occupies the
/// concurrency pool.
///
/// Owned by a pool, lent to one caller at a time. The connection is made at first use and replaced
/// when it has died; the session itself never wears out.
actor PostgresSession {
  private let executor = QueueExecutor(label: "gatehouse.postgres.session")
  private let connector: PostgresConnector
  private var connection: PostgresConnection?

  /// The session's own serial queue.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  init(_ connector: PostgresConnector) {
    self.connector = connector
  }

  func query<V: Sendable>(
    _ sql: SQL,
    limit: Int32,
    releasingTo pool: PostgresPool,
    _ decode: @Sendable (borrowing PostgresRow) throws(PostgresError) -> V
  ) throws(PostgresError) -> [V] {
    defer { pool.release(self) }
    return try retryingStaleStatements { (connection) throws(PostgresError) in
      try connection.run(sql).decode(limit: limit, decode)
    }
  }

  func execute(_ sql: SQL, releasingTo pool: PostgresPool) throws(PostgresError) -> Int {
    defer { pool.release(self) }
    return try retryingStaleStatements { (connection) throws(PostgresError) in
      try connection.run(sql).affected
    }
  }

  func transaction<V: Sendable, Failure: Error>(
    isolation: IsolationLevel,
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
            try connection.transaction(isolation: isolation, body)
          }
          // Nothing of a stale statement was executed, and nothing of a lost transaction is left.
          return (outcome, connection.lostSerialization || connection.hasStaleStatements)
        }
      } catch {
        throw .database(error)
      }
      guard case .failure = outcome, isRepeatable, attempt < 5 else { return try outcome.get() }
      pool.noteRetry()
      attempt += 1
    }
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

  /// Lends the connection, made or replaced if need be, and keeps it afterwards if it is sound.
  private func use<V>(
    _ body: (inout PostgresConnection) -> V
  ) throws(PostgresError) -> V {
    var current = try liveConnection()
    let value = body(&current)
    if current.isReusable {
      connection = consume current
    } else {
      connector.connectionClosed()
    }
    return value
  }

  /// A connection that died while it was idle (the server was restarted) is replaced before
  /// anything is sent on it: the caller notices nothing.
  private func liveConnection() throws(PostgresError) -> PostgresConnection {
    if let idle = connection.take() {
      if idle.isAlive { return idle }
      connector.connectionClosed()
    }
    return try connector.connect()
  }
}
