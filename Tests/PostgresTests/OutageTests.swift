import TestSupport
import Testing

@testable import Postgres

@Suite("Outages", .serialized)
struct OutageTests {
  /// A pool whose memory of a refusal fades when the test says so.
  private static func pool(
    _ configuration: PostgresPool.Configuration
  ) -> (PostgresPool, Shared<ContinuousClock.Instant>) {
    let clock = Shared(ContinuousClock.now)
    let connector = PostgresConnector(configuration) { clock.value }
    return (PostgresPool(configuration, connector: connector), clock)
  }

  @Test("a server that is not there is asked once, and its refusal told to a crowd")
  func absent() async throws {
    let (pool, clock) = Self.pool(
      PostgresPool.Configuration(host: "/tmp/gatehouse-nowhere", database: "x", user: "x")
    )
    for attempts in 1...3 {
      for _ in 0..<20 {
        await expectKind(.connectionFailed) { try await pool.execute("SELECT 1") }
      }
      #expect(await !pool.isReachable())
      #expect(pool.statistics.connectionFailures == attempts)
      clock.change { $0 += PostgresConnector.memory }
    }
  }

  @Test("idle connections to a server that was restarted are replaced unnoticed")
  func restartWhileIdle() async throws {
    let server = try await ThrowawayPostgres.start()
    let (pool, clock) = Self.pool(server.administration())
    try await pool.execute("CREATE TABLE t (id integer)")
    for order in [server.stop, server.crash] {
      try await order()
      await expectKind(.connectionFailed) { try await pool.execute("SELECT 1") }
      try await server.restart()
      clock.change { $0 += PostgresConnector.memory }
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
    configuration.maxSessions = 6
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
        let written = acknowledged.value.count
        try await until { acknowledged.value.count > written + 20 }
        let failed = failures.value
        try await server.crash()
        try await until { failures.value > failed }
        try await server.restart()
        let before = acknowledged.value.count
        try await until { acknowledged.value.count > before }
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

  @Test("a server that accepts but never answers is an error, and no session is lost")
  func frozen() async throws {
    let server = try await ThrowawayPostgres.start()
    var configuration = server.administration()
    configuration.maxSessions = 2
    try await withEnoughTime { time in
      configuration.statementTimeout = time
      configuration.connectTimeout = time * 2
      configuration.leaseTimeout = time * 3
      let (pool, clock) = Self.pool(configuration)
      guard await pool.isReachable() else { return false }
      try await server.freeze()
      // It never answers, so that only the times that the pool was given can end these.
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
      #expect(pool.statistics.leasedSessions == 0)
      try await server.thaw()
      clock.change { $0 += PostgresConnector.memory }
      // In the same times.
      return await pool.isReachable()
    }
  }
}
