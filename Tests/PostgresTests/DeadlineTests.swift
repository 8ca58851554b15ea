import Dispatch
import Domain
import TestSupport
import Testing

@testable import Postgres

/// What a statement changes for a call is kept only if it is done within the call's time.
@Suite("Changes for a call whose time is over")
struct DeadlineTests {
  private func freshPool(sessions: Int = 4) async throws -> PostgresPool {
    var configuration = try await ThrowawayPostgres.shared().makeEmptyDatabase().administration
    configuration.maxSessions = sessions
    let pool = PostgresPool(configuration)
    try await pool.execute("CREATE TABLE t (id integer PRIMARY KEY, n integer)")
    try await pool.execute("INSERT INTO t VALUES (0, 0)")
    return pool
  }

  private func value(_ pool: PostgresPool) async throws -> Int? {
    try await pool.first("SELECT n FROM t WHERE id = 0") { (row) throws(PostgresError) in
      try row.value("n", as: Int.self)
    }
  }

  /// As a handler runs.
  private func serving<Value: Sendable>(
    until deadline: ContinuousClock.Instant,
    _ body: () async throws -> Value
  ) async throws -> Value {
    try await CallDeadline.$current.withValue(deadline) { try await body() }
  }

  /// Stands still, as a process does that is stopped, until the time is over.
  private static func standStill(until deadline: ContinuousClock.Instant) {
    let never = DispatchSemaphore(value: 0)
    while .now < deadline {
      _ = never.wait(timeout: .now() + .milliseconds(1))
    }
  }

  @Test("what is done in time is kept")
  func inTime() async throws {
    let pool = try await freshPool()
    try await serving(until: .now + patience) {
      #expect(try await pool.execute("UPDATE t SET n = 1 WHERE id = 0") == 1)
      #expect(try await value(pool) == 1)
      try await pool.transaction { (db) throws(PostgresError) in
        try db.execute("UPDATE t SET n = n + 1 WHERE id = 0")
        db.enqueue("INSERT INTO t VALUES (1, 1)")
      }
      let written = try await pool.first("UPDATE t SET n = n + 1 WHERE id = 0 RETURNING n") {
        (row) throws(PostgresError) in try row.value("n", as: Int.self)
      }
      #expect(written == 3)
      await expectKind(.uniqueViolation(constraint: "t_pkey")) {
        try await pool.execute("INSERT INTO t VALUES (1, 1)")
      }
    }
    #expect(try await value(pool) == 3)
  }

  @Test("nothing is begun when the time is over")
  func tooLate() async throws {
    let pool = try await freshPool()
    let leases = pool.statistics.leases
    try await serving(until: .now) {
      await expectKind(.deadlinePassed) {
        try await pool.execute("UPDATE t SET n = 1 WHERE id = 0")
      }
      await expectKind(.deadlinePassed) {
        do throws(TransactionError<PostgresError>) {
          try await pool.transaction { (db) throws(PostgresError) in
            try db.execute("UPDATE t SET n = 1 WHERE id = 0")
          }
        } catch {
          throw error.postgresError
        }
      }
    }
    #expect(pool.statistics.leases == leases)
    #expect(try await value(pool) == 0)
  }

  @Test("a statement that arrives late changes nothing, and one that reads is answered")
  func arrivesLate() async throws {
    let pool = try await freshPool()
    var connection = try PostgresConnector(pool.configuration).connect()
    try connection.learnServerTime()
    // The look at our own clock was before a pause; then it was sent.
    let passed = ContinuousClock.now
    let late: [SQL] = [
      "UPDATE t SET n = 1 WHERE id = 0",
      "WITH changed AS (UPDATE t SET n = 2 WHERE id = 0 RETURNING n) SELECT n FROM changed",
      "INSERT INTO t VALUES (0, 3) ON CONFLICT (id) DO UPDATE SET n = 3",
      "DELETE FROM t",
    ]
    for sql in late {
      #expect(Self.failure(of: sql, before: passed, on: &connection) == .deadlinePassed)
      let isReusable = connection.isReusable
      #expect(isReusable)
      #expect(Self.failure(of: "SELECT n FROM t", before: passed, on: &connection) == nil)
    }
    connection.enqueue("UPDATE t SET n = 4")
    #expect(Self.failure(of: "SELECT 1", before: passed, on: &connection) == .deadlinePassed)
    #expect(try await value(pool) == 0)
    let later = ContinuousClock.now + patience
    #expect(Self.failure(of: "UPDATE t SET n = 5", before: later, on: &connection) == nil)
    #expect(try await value(pool) == 5)
  }

  private static func failure(
    of sql: SQL,
    before deadline: ContinuousClock.Instant,
    on connection: inout PostgresConnection
  ) -> PostgresError.Kind? {
    do throws(PostgresError) {
      _ = try connection.run(sql, before: deadline)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("a pause inside a transaction undoes it", arguments: [false, true])
  func pausesInside(isEnqueued: Bool) async throws {
    let pool = try await freshPool()
    try await withEnoughTime { time in
      let deadline = ContinuousClock.now + time
      let hasBegun = Shared(false)
      try await serving(until: deadline) {
        await expectKind(.deadlinePassed) {
          do throws(TransactionError<PostgresError>) {
            try await pool.transaction { (db) throws(PostgresError) in
              hasBegun.change { $0 = true }
              if isEnqueued {
                db.enqueue("UPDATE t SET n = 1 WHERE id = 0")
              } else {
                try db.execute("UPDATE t SET n = 1 WHERE id = 0")
              }
              Self.standStill(until: deadline)
            }
          } catch {
            throw error.postgresError
          }
        }
      }
      return hasBegun.value
    }
    #expect(try await value(pool) == 0)
    // Nothing of it is left that others would wait for.
    try await pool.execute("UPDATE t SET n = 2 WHERE id = 0")
  }

  @Test("a wait for a lock beyond the deadline undoes the change", arguments: [false, true])
  func waitsForLock(isTransaction: Bool) async throws {
    let pool = try await freshPool()
    try await withEnoughTime { time in
      let (isHeld, gate) = (Shared(false), DispatchSemaphore(value: 0))
      let holder = Task {
        try await Self.hold(pool, "SELECT FROM t WHERE id = 0 FOR UPDATE", isHeld, gate)
      }
      try await until { isHeld.value }
      let deadline = ContinuousClock.now + time
      let writer = Task {
        try await serving(until: deadline) {
          await expectKind(.deadlinePassed) {
            try await write(1, to: pool, inTransaction: isTransaction)
          }
        }
      }
      var isWaiting = false
      while !isWaiting, .now < deadline { isWaiting = try await waiters(pool) == 1 }
      Self.standStill(until: deadline)
      gate.signal()
      try await holder.value
      try await writer.value
      return isWaiting
    }
    #expect(try await value(pool) == 0)
  }

  private func write(_ number: Int, to pool: PostgresPool, inTransaction: Bool) async throws {
    guard inTransaction else {
      try await pool.execute("UPDATE t SET n = \(number) WHERE id = 0")
      return
    }
    do throws(TransactionError<PostgresError>) {
      try await pool.transaction { (db) throws(PostgresError) in
        try db.execute("UPDATE t SET n = \(number) WHERE id = 0")
      }
    } catch {
      throw error.postgresError
    }
  }

  /// A transaction that holds what its statement locked until the gate is opened.
  private static func hold(
    _ pool: PostgresPool,
    _ sql: SQL,
    _ isHeld: Shared<Bool>,
    _ gate: DispatchSemaphore
  ) async throws {
    try await pool.transaction { (db) throws(PostgresError) in
      try db.execute(sql)
      isHeld.change { $0 = true }
      // Bounded, so that a test whose expectation fails ends all the same.
      _ = gate.wait(timeout: .now() + .seconds(60))
    }
  }

  private func waiters(_ pool: PostgresPool) async throws -> Int {
    try await pool.first(
      """
      SELECT count(*) AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
      """
    ) { (row) throws(PostgresError) in try row.value("n", as: Int.self) } ?? 0
  }

  @Test("a server's clock that was set forward is read anew, and the call goes on")
  func clockSetForward() async throws {
    let pool = try await freshPool(sessions: 1)
    for isTransaction in [false, true] {
      let session = try await pool.lease()
      // The server's time is long past what we believe it to be.
      try await session.withConnection { (connection) throws(PostgresError) in
        connection.serverClock = ServerClock(unixMicros: 0, heardAt: .now)
      }
      pool.release(session)
      try await serving(until: .now + patience) {
        try await write(isTransaction ? 2 : 1, to: pool, inTransaction: isTransaction)
      }
      #expect(try await value(pool) == (isTransaction ? 2 : 1))
    }
  }

  @Test("a server's time is asked for once a minute")
  func clockIsKept() async throws {
    let pool = try await freshPool()
    var connection = try PostgresConnector(pool.configuration).connect()
    let knewBefore = connection.knowsServerTime
    #expect(!knewBefore)
    try connection.learnServerTime()
    let asked = try Self.questions(&connection)
    #expect(asked > 0)
    try connection.learnServerTime()
    let askedWhileFresh = try Self.questions(&connection)
    #expect(askedWhileFresh == asked)
    let minuteAgo = ContinuousClock.now.advanced(by: .seconds(-60))
    connection.serverClock = ServerClock(unixMicros: 0, heardAt: minuteAgo)
    try connection.learnServerTime()
    let askedAnew = try Self.questions(&connection)
    #expect(askedAnew > asked)
  }

  /// How often the connection has asked the server for its time, as the server counts.
  private static func questions(_ connection: inout PostgresConnection) throws -> Int {
    try connection.first(
      """
      SELECT generic_plans + custom_plans AS n FROM pg_prepared_statements
      WHERE statement LIKE 'SELECT (extract(epoch%'
      """
    ) { (row) throws(PostgresError) in try row.value("n", as: Int.self) } ?? 0
  }

  @Test("what is not answered in time cannot happen afterwards")
  func capped() async throws {
    let pool = try await freshPool()
    var configuration = pool.configuration
    configuration.statementTimeout = .seconds(5)
    var connection = try PostgresConnector(configuration).connect()
    try connection.learnServerTime()
    let statement = connection.guarding(before: .now + .seconds(500))
    let bytes = try #require(statement).parameters.bytes
    let sent = bytes.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
    let learnt = connection.serverClock
    let clock = try #require(learnt)
    // The answer is waited for one second longer than the server may take.
    #expect(sent <= clock.moment(.now + .seconds(6)).micros)
  }

  @Test("a process that stands still in a transaction soon holds no row")
  func frozenHolder() async throws {
    let pool = try await freshPool()
    var configuration = pool.configuration
    configuration.statementTimeout = .seconds(10)
    let frozen = PostgresPool(configuration)
    let (isHeld, gate) = (Shared(false), DispatchSemaphore(value: 0))
    let holder = Task {
      _ = await #expect(throws: TransactionError<PostgresError>.self) {
        try await Self.hold(frozen, "UPDATE t SET n = 1 WHERE id = 0", isHeld, gate)
      }
    }
    try await until { isHeld.value }
    // Ends although the gate is still shut.
    let change = await Task { try await pool.execute("UPDATE t SET n = 2 WHERE id = 0") }.result
    gate.signal()
    await holder.value
    _ = try change.get()
    #expect(try await value(pool) == 2)
  }

  private static let words: [(SQL, Bool)] = [
    ("SELECT n FROM t WHERE id = 1", false),
    ("WITH a AS (SELECT 1) SELECT updated_at, is_deleted FROM a", false),
    ("WITH a AS (\n  DELETE FROM t RETURNING n) SELECT n FROM a", true),
    ("with a as (insert into t values (1) returning n) select n from a", true),
    ("SELECT n INTO u FROM t", true),
    ("INSERT INTO t VALUES (1)", true),
    ("MERGE INTO t USING u ON false WHEN NOT MATCHED THEN DO NOTHING", true),
    ("TRUNCATE t", true),
    ("BEGIN ISOLATION LEVEL SERIALIZABLE", false),
    ("COMMIT", false),
  ]

  @Test("a statement's words tell whether it may change anything", arguments: words.indices)
  func mayWrite(index: Int) {
    let (sql, mayWrite) = Self.words[index]
    #expect(sql.mayWrite == mayWrite)
  }
}
