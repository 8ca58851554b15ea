import Postgres
import TestSupport
import Testing

@Suite("Outages", .serialized)
struct OutageTests {
  private func isPrompt(_ duration: Duration) -> Bool { duration < .seconds(1) }

  @Test("a server that is not there is a prompt error")
  func absent() async throws {
    let pool = PostgresPool(.init(host: "/tmp/gatehouse-nowhere", database: "x", user: "x"))
    let clock = ContinuousClock()
    let taken = await clock.measure {
      for _ in 0..<20 {
        await expectKind(.connectionFailed) { try await pool.execute("SELECT 1") }
      }
      #expect(await !pool.isReachable())
    }
    #expect(isPrompt(taken))
    // The refusal is remembered for a moment instead of being asked for each time.
    #expect(pool.statistics.connectionFailures < 20)
  }

  @Test("idle connections to a server that was restarted are replaced unnoticed")
  func restartWhileIdle() async throws {
    let server = try await ThrowawayPostgres.start()
    let pool = PostgresPool(server.administration())
    try await pool.execute("CREATE TABLE t (id integer)")
    for order in [server.stop, server.crash] {
      try await order()
      let clock = ContinuousClock()
      let taken = await clock.measure {
        await expectKind(.connectionFailed) { try await pool.execute("SELECT 1") }
      }
      #expect(isPrompt(taken))
      try await server.restart()
      try await Task.sleep(for: .milliseconds(150))
      try await pool.execute("INSERT INTO t VALUES (1)")
      try await server.stop()
      try await server.restart()
      // Nothing was sent on the dead connection: not even a write needs to fail.
      try await pool.execute("INSERT INTO t VALUES (2)")
    }
  }

  @Test("a server killed under load: no acknowledged write is lost, and the pool recovers")
  func crashUnderLoad() async throws {
    let server = try await ThrowawayPostgres.start()
    var configuration = server.administration()
    configuration.maximumSessions = 6
    let pool = PostgresPool(configuration)
    try await pool.execute("CREATE TABLE t (id integer PRIMARY KEY)")
    let acknowledged = Shared<[Int]>([])
    let failures = Shared(0)
    let isStopping = Shared(false)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<12 {
        group.addTask {
          var number = worker
          while !isStopping.value {
            number += 12
            let id = number
            do {
              if worker.isMultiple(of: 2) {
                try await pool.execute("INSERT INTO t VALUES (\(id))")
              } else {
                try await pool.transaction { (db) throws(PostgresError) in
                  try db.execute("INSERT INTO t VALUES (\(id))")
                }
              }
              acknowledged.change { $0.append(id) }
            } catch {
              failures.change { $0 += 1 }
              try await Task.sleep(for: .milliseconds(5))
            }
          }
        }
      }
      for _ in 0..<3 {
        try await Task.sleep(for: .milliseconds(200))
        try await server.crash()
        try await Task.sleep(for: .milliseconds(100))
        try await server.restart()
        let before = acknowledged.value.count
        try await Task.sleep(for: .milliseconds(400))
        #expect(acknowledged.value.count > before)
      }
      isStopping.change { $0 = true }
      try await group.waitForAll()
    }
    let stored = try await pool.query("SELECT id FROM t") { (row) throws(PostgresError) in
      try row.value("id", as: Int.self)
    }
    #expect(Set(acknowledged.value).subtracting(stored).isEmpty)
    #expect(failures.value > 0)
    #expect(pool.statistics.leasedSessions == 0)
    #expect(pool.statistics.openConnections <= 6)
  }

  @Test("a server that accepts but never answers is an error in time, and no session is lost")
  func frozen() async throws {
    let server = try await ThrowawayPostgres.start()
    var configuration = server.administration()
    configuration.maximumSessions = 2
    configuration.statementTimeout = .milliseconds(200)
    configuration.connectTimeout = .milliseconds(300)
    configuration.leaseTimeout = .milliseconds(500)
    let pool = PostgresPool(configuration)
    try await pool.execute("SELECT 1")
    try await server.freeze()
    let clock = ContinuousClock()
    let taken = await clock.measure {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<10 {
          group.addTask {
            do {
              try await pool.execute("SELECT 1")
              Issue.record("answered")
            } catch {}
          }
        }
      }
    }
    #expect(taken < .seconds(4))
    try await server.thaw()
    try await Task.sleep(for: .milliseconds(150))
    #expect(await pool.isReachable())
    #expect(pool.statistics.leasedSessions == 0)
  }
}
