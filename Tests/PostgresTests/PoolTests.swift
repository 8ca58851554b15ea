import Postgres
import TestSupport
import Testing

@Suite("Pool")
struct PoolTests {
  private func pool(
    sessions: Int,
    waiters: Int = 100,
    timeout: Duration = .seconds(5)
  ) async throws -> PostgresPool {
    var configuration = try await ThrowawayPostgres.shared().administration()
    configuration.maximumSessions = sessions
    configuration.maximumWaiters = waiters
    configuration.leaseTimeout = timeout
    return PostgresPool(configuration)
  }

  @Test("an exhausted pool refuses promptly, and serves again when a session is back")
  func exhaustion() async throws {
    let pool = try await pool(sessions: 1, timeout: .milliseconds(100))
    async let long = pool.execute("SELECT pg_sleep(0.6)")
    try await Task.sleep(for: .milliseconds(50))
    let clock = ContinuousClock()
    let taken = await clock.measure {
      await expectKind(.poolExhausted) { try await pool.execute("SELECT 1") }
    }
    #expect(taken < .milliseconds(400))
    _ = try await long
    #expect(await pool.isReachable())
    #expect(pool.statistics.exhaustions == 1)
    #expect(pool.statistics.leasedSessions == 0)
  }

  @Test("more waiters than allowed are refused at once")
  func boundedLine() async throws {
    let pool = try await pool(sessions: 1, waiters: 2)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do throws(PostgresError) {
            try await pool.execute("SELECT pg_sleep(0.2)")
            return true
          } catch {
            #expect(error.kind == .poolExhausted)
            return false
          }
        }
      }
      let served = try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      #expect(served == 3)
    }
  }

  @Test("a cancelled task stops waiting, and its place in line is lost to nobody")
  func cancellation() async throws {
    let pool = try await pool(sessions: 1)
    async let long = pool.execute("SELECT pg_sleep(0.3)")
    try await Task.sleep(for: .milliseconds(50))
    let impatient = Task { try await pool.execute("SELECT 1") }
    let patient = Task { try await pool.execute("SELECT 1") }
    try await Task.sleep(for: .milliseconds(50))
    let clock = ContinuousClock()
    let taken = await clock.measure {
      impatient.cancel()
      await expectKind(.cancelled) { try await impatient.value }
    }
    #expect(taken < .milliseconds(100))
    #expect(try await patient.value == 1)
    _ = try await long
    #expect(pool.statistics.waiters == 0)
    #expect(pool.statistics.leasedSessions == 0)
  }

  @Test("callers are served in the order in which they came")
  func order() async throws {
    let pool = try await pool(sessions: 1)
    let order = Shared<[Int]>([])
    async let long = pool.execute("SELECT pg_sleep(0.3)")
    try await Task.sleep(for: .milliseconds(50))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask {
          try await pool.execute("SELECT \(number)")
          order.change { $0.append(number) }
        }
        try await Task.sleep(for: .milliseconds(5))
      }
      try await group.waitForAll()
    }
    _ = try await long
    #expect(order.value == Array(0..<10))
  }

  @Test("no more connections are opened than allowed, however many callers there are")
  func bounded() async throws {
    let pool = try await pool(sessions: 4, waiters: 2000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2000 { group.addTask { try await pool.execute("SELECT 1") } }
      try await group.waitForAll()
    }
    #expect(pool.statistics.connectionsMade <= 4)
    #expect(pool.statistics.leases == 2000)
    #expect(pool.statistics.leasedSessions == 0)
  }

  @Test("waiting for the database does not keep other tasks from running")
  func doesNotBlock() async throws {
    let pool = try await pool(sessions: 8)
    let clock = ContinuousClock()
    let taken = try await withThrowingTaskGroup(of: Void.self, returning: Duration.self) { group in
      for _ in 0..<8 { group.addTask { try await pool.execute("SELECT pg_sleep(0.5)") } }
      try await Task.sleep(for: .milliseconds(50))
      let taken = await clock.measure {
        for _ in 0..<100 { await Task.detached {}.value }
      }
      try await group.waitForAll()
      return taken
    }
    #expect(taken < .milliseconds(300))
  }

  @Test("a transaction left open by a statement does not reach the next caller")
  func leftOpen() async throws {
    let pool = try await pool(sessions: 1)
    try await pool.execute("BEGIN")
    try await Task.sleep(for: .milliseconds(200))
    let isOpen = try await pool.first(
      "SELECT clock_timestamp() - now() > interval '0.1 seconds' AS x"
    ) { (row) throws(PostgresError) in try row.value("x", as: Bool.self) }
    #expect(isOpen == false)
    #expect(pool.statistics.connectionsMade == 2)
    #expect(pool.statistics.openConnections == 1)
  }

  @Test("a thousand connections are made and dropped without memory or descriptors being kept")
  func manyConnections() async throws {
    let configuration = try await ThrowawayPostgres.shared().administration()
    func turn(_ times: Int) async throws {
      for _ in 0..<times {
        let pool = PostgresPool(configuration)
        try await pool.execute("SELECT 1")
      }
    }
    try await turn(50)
    let before = ResidentMemory.pages()
    try await turn(1000)
    #expect(ResidentMemory.pages() - before < 2500)
  }
}
