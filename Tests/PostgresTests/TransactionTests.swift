import Postgres
import TestSupport
import Testing

@Suite("Transactions")
struct TransactionTests {
  private enum Refusal: Error {
    case notToday
  }

  private func freshPool(sessions: Int = 8) async throws -> PostgresPool {
    let database = try await ThrowawayPostgres.shared().makeEmptyDatabase()
    var configuration = database.administration
    configuration.maxSessions = sessions
    let pool = PostgresPool(configuration)
    try await pool.execute("CREATE TABLE t (id integer CONSTRAINT t_pkey PRIMARY KEY, n integer)")
    try await pool.execute("INSERT INTO t VALUES (0, 0)")
    return pool
  }

  private func count(_ pool: PostgresPool) async throws -> Int? {
    try await pool.first("SELECT count(*) AS n FROM t") { (row) throws(PostgresError) in
      try row.value("n", as: Int.self)
    }
  }

  @Test("a body that returns is committed, with its value")
  func commits() async throws {
    let pool = try await freshPool()
    let changed = try await pool.transaction { (db) throws(PostgresError) in
      try db.execute("INSERT INTO t VALUES (1, 1)") + db.execute("INSERT INTO t VALUES (2, 2)")
    }
    #expect(changed == 2)
    #expect(try await count(pool) == 3)
  }

  @Test("a body that throws leaves nothing behind, and its own error arrives")
  func rollsBack() async throws {
    let pool = try await freshPool(sessions: 1)
    do throws(TransactionError<Refusal>) {
      try await pool.transaction { (db) throws(Refusal) in
        do throws(PostgresError) {
          try db.execute("INSERT INTO t VALUES (1, 1)")
        } catch {
          Issue.record(error)
        }
        throw .notToday
      }
      Issue.record("committed")
    } catch {
      guard case .body(.notToday) = error else {
        Issue.record(error)
        return
      }
    }
    #expect(try await count(pool) == 1)
  }

  @Test("a failed statement rolls everything back")
  func failedStatement() async throws {
    let pool = try await freshPool(sessions: 1)
    await expectKind(.uniqueViolation(constraint: "t_pkey")) {
      do throws(TransactionError<PostgresError>) {
        try await pool.transaction { (db) throws(PostgresError) in
          try db.execute("INSERT INTO t VALUES (1, 1)")
          try db.execute("INSERT INTO t VALUES (1, 1)")
        }
      } catch {
        throw error.postgresError
      }
    }
    #expect(try await count(pool) == 1)
  }

  @Test("a body that swallows a failed statement is not told that its work was kept")
  func swallowedFailure() async throws {
    let pool = try await freshPool(sessions: 1)
    await expectKind(.other(sqlState: "25P02")) {
      do throws(TransactionError<Refusal>) {
        try await pool.transaction { (db) throws(Refusal) in
          do throws(PostgresError) {
            try db.execute("INSERT INTO t VALUES (1, 1)")
            try db.execute("INSERT INTO t VALUES (1, 1)")
          } catch {}
        }
      } catch {
        guard case .database(let failure) = error else { throw error }
        throw failure
      }
    }
    #expect(try await count(pool) == 1)
  }

  @Test("enqueued statements happen in order with what follows them")
  func enqueued() async throws {
    let pool = try await freshPool(sessions: 1)
    try await pool.transaction { (db) throws(PostgresError) in
      db.enqueue("INSERT INTO t VALUES (1, 1)")
      db.enqueue("INSERT INTO t VALUES (2, 2)")
      let seen = try db.first("SELECT count(*) AS n FROM t") { (row) throws(PostgresError) in
        try row.value("n", as: Int.self)
      }
      #expect(seen == 3)
      db.enqueue("INSERT INTO t VALUES (3, 3)")
    }
    #expect(try await count(pool) == 4)
    do throws(TransactionError<PostgresError>) {
      try await pool.transaction { (db) throws(PostgresError) in
        db.enqueue("INSERT INTO t VALUES (4, 4)")
        db.enqueue("INSERT INTO t VALUES (3, 3)")
      }
      Issue.record("committed")
    } catch {
      #expect(error.postgresError.kind == .uniqueViolation(constraint: "t_pkey"))
    }
    #expect(try await count(pool) == 4)
    try await pool.transaction { (_) throws(PostgresError) in }
    #expect(await pool.isReachable())
  }

  @Test("a value that cannot be sent fails its transaction and nothing else")
  func unsendable() async throws {
    let pool = try await freshPool(sessions: 1)
    do throws(TransactionError<PostgresError>) {
      try await pool.transaction { (db) throws(PostgresError) in
        db.enqueue("INSERT INTO t VALUES (1, 1)")
        try db.execute("SELECT \("\0")::text")
      }
      Issue.record("committed")
    } catch {
      #expect(error.postgresError.kind == .invalidValue)
    }
    #expect(try await count(pool) == 1)
    #expect(pool.statistics.connectionsMade == 1)
  }

  @Test("a hundred concurrent transactions all take effect")
  func concurrent() async throws {
    let pool = try await freshPool()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...100 {
        group.addTask {
          try await pool.transaction { (db) throws(PostgresError) in
            try db.execute("UPDATE t SET n = n + 1 WHERE id = 0")
            try db.execute("INSERT INTO t VALUES (\(number), \(number))")
          }
        }
      }
      try await group.waitForAll()
    }
    let n = try await pool.first("SELECT n FROM t WHERE id = 0") { (row) throws(PostgresError) in
      try row.value("n", as: Int.self)
    }
    #expect(n == 100)
    #expect(try await count(pool) == 101)
    #expect(pool.statistics.leasedSessions == 0)
  }

  @Test("transactions that could not be ordered are repeated until they can")
  func serialization() async throws {
    let pool = try await freshPool(sessions: 3)
    let readers = Shared(0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<5 {
            try await pool.transaction(isolation: .repeatableRead) { (db) throws(PostgresError) in
              let n = try db.first("SELECT n FROM t WHERE id = 0") { (row) throws(PostgresError) in
                try row.value("n", as: Int.self)
              }
              readers.change { $0 += 1 }
              // None writes before all have read: two of the three cannot be ordered.
              while readers.value < 3 { try db.execute("SELECT pg_sleep(0.002)") }
              try db.execute("UPDATE t SET n = \((n ?? 0) + 1) WHERE id = 0")
            }
          }
        }
      }
      while let outcome = await group.nextResult() {
        guard case .failure(let error) = outcome else { continue }
        let failure = try #require(error as? TransactionError<PostgresError>)
        #expect(failure.postgresError.kind == .serializationFailure)
      }
    }
    #expect(pool.statistics.transactionRetries > 0)
  }
}
