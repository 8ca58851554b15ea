import FoundationEssentials
import OperatingSystem
import Postgres
import TestSupport
import Testing

@Suite("Pool")
struct PoolTests {
  private func pool(
    sessions: Int,
    waiters: Int = 100,
    timeout: Duration = patience
  ) async throws -> PostgresPool {
    var configuration = try await ThrowawayPostgres.shared().administration()
    configuration.maxSessions = sessions
    configuration.maxWaiters = waiters
    configuration.leaseTimeout = timeout
    return PostgresPool(configuration)
  }

  @Test("an exhausted pool refuses when its time is over, and serves again when a session is back")
  func exhaustion() async throws {
    let pool = try await pool(sessions: 1, timeout: .milliseconds(1))
    let gate = Gate()
    async let long: Void = gate.hold(pool)
    try await until { pool.statistics.leasedSessions == 1 }
    // The gate is shut, so that only the time that the pool was given can end this.
    await expectKind(.poolExhausted) { try await pool.execute("SELECT 1") }
    gate.open()
    try await long
    #expect(await pool.isReachable())
    #expect(pool.statistics.exhaustions == 1)
    #expect(pool.statistics.leasedSessions == 0)
  }

  @Test("more waiters than allowed are refused at once")
  func boundedLine() async throws {
    let pool = try await pool(sessions: 1, waiters: 2)
    let gate = Gate()
    async let long: Void = gate.hold(pool)
    try await until { pool.statistics.leasedSessions == 1 }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do throws(PostgresError) {
            try await pool.execute("SELECT 1")
            return true
          } catch {
            #expect(error.kind == .poolExhausted)
            return false
          }
        }
      }
      try await until { pool.statistics.exhaustions == 18 }
      gate.open()
      let served = try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      #expect(served == 2)
    }
    try await long
  }

  @Test("a cancelled task stops waiting, and the next one gets its place in line")
  func cancellation() async throws {
    let pool = try await pool(sessions: 1)
    let gate = Gate()
    async let long: Void = gate.hold(pool)
    try await until { pool.statistics.leasedSessions == 1 }
    let impatient = Task { try await pool.execute("SELECT 1") }
    try await until { pool.statistics.waiters == 1 }
    let patient = Task { try await pool.execute("SELECT 1") }
    try await until { pool.statistics.waiters == 2 }
    impatient.cancel()
    // Before the session is back.
    await expectKind(.cancelled) { try await impatient.value }
    gate.open()
    #expect(try await patient.value == 1)
    try await long
    #expect(pool.statistics.waiters == 0)
    #expect(pool.statistics.leasedSessions == 0)
  }

  @Test("callers are served in the order in which they came")
  func order() async throws {
    let pool = try await pool(sessions: 1)
    let order = Shared<[Int]>([])
    let gate = Gate()
    async let long: Void = gate.hold(pool)
    try await until { pool.statistics.leasedSessions == 1 }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask {
          // Noted while the session is lent, of which there is one.
          try await pool.transaction { (db) throws(PostgresError) in
            order.change { $0.append(number) }
          }
        }
        try await until { pool.statistics.waiters == number + 1 }
      }
      gate.open()
      try await group.waitForAll()
    }
    try await long
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
    let pool = try await pool(sessions: 17)
    let gate = Gate()
    async let long: Void = gate.hold(pool, "SELECT pg_advisory_xact_lock(4711)")
    // Not before the lock is taken: those who share it would come first, and end.
    try await until { gate.isHeld }
    try await withThrowingTaskGroup(of: Void.self) { group in
      // More than any machine of ours has processors, and none gets on before the gate opens.
      for _ in 0..<16 {
        group.addTask { try await pool.execute("SELECT pg_advisory_xact_lock_shared(4711)") }
      }
      try await until { pool.statistics.leasedSessions == 17 }
      for _ in 0..<100 { await Task.detached {}.value }
      #expect(pool.statistics.leasedSessions == 17)
      gate.open()
      try await group.waitForAll()
    }
    try await long
  }

  @Test("a transaction left open by a statement does not reach the next caller")
  func leftOpen() async throws {
    let pool = try await pool(sessions: 1)
    let name = "left open"
    let setting: SQL = "SELECT current_setting('application_name') AS name"
    try await pool.execute("BEGIN")
    // Holds as long as the transaction that it is part of.
    try await pool.execute("SELECT set_config('application_name', \(name), true)")
    let found = try await pool.first(setting) { (row) throws(PostgresError) in
      try row.value("name", as: String.self)
    }
    #expect(found != name)
    #expect(pool.statistics.connectionsMade == 2)
    #expect(pool.statistics.openConnections == 1)
  }

  @Test("a thousand connections are made and dropped without memory or descriptors being kept")
  func manyConnections() async throws {
    let folder = try await ThrowawayPostgres.shared().folder
    // In a process of its own: what other tests take meanwhile is not counted.
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      let configuration = ThrowawayPostgres.administration(in: folder)
      func turn(_ times: Int) async throws {
        for _ in 0..<times {
          let pool = PostgresPool(configuration)
          try await pool.execute("SELECT 1")
        }
      }
      try await turn(50)
      let (before, open) = (ProcessUsage.current, try Self.openDescriptors())
      try await turn(1000)
      let growth = ProcessUsage.current.residentBytes - before.residentBytes
      #expect(growth < 10 << 20)
      let opened = try Self.openDescriptors() - open
      #expect(opened < 50)
    }
  }

  private static func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }
}
