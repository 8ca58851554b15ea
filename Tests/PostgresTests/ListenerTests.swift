import Postgres
import TestSupport
import Testing

@Suite("Listener", .serialized)
struct ListenerTests {
  private typealias Heard = Shared<[PostgresListener.Event]>

  /// Runs the body while a listener writes down what it hears.
  private func listening(
    _ configuration: PostgresPool.Configuration,
    probeInterval: Duration = .seconds(10),
    _ body: (Heard) async throws -> Void
  ) async throws {
    let heard = Heard([])
    let listener = PostgresListener(
      configuration,
      channel: "gatehouse_listener_test",
      probeInterval: probeInterval
    )
    let task = Task { await listener.run { event in heard.change { $0.append(event) } } }
    try await until { heard.value.contains(.listening) }
    try await body(heard)
    task.cancel()
    await task.value
  }

  private func notify(_ pool: PostgresPool, _ payload: String) async throws {
    try await pool.execute("SELECT pg_notify('gatehouse_listener_test', \(payload))")
  }

  @Test("what is notified is heard, in order, and what is rolled back is not")
  func order() async throws {
    let configuration = try await ThrowawayPostgres.shared().administration()
    let pool = PostgresPool(configuration)
    try await listening(configuration) { heard in
      struct Undone: Error {}
      try await notify(pool, "one")
      do {
        try await pool.transaction { (db) throws in
          try db.execute("SELECT pg_notify('gatehouse_listener_test', 'undone')")
          throw Undone()
        }
      } catch {}
      try await notify(pool, "two")
      try await until { heard.value.count == 3 }
      #expect(heard.value == [.listening, .notified("one"), .notified("two")])
    }
  }

  @Test("a lost connection is made again, and its hearer told to look")
  func reconnection() async throws {
    let configuration = try await ThrowawayPostgres.shared().administration()
    var named = configuration
    named.applicationName = "gatehouse-listener-test"
    let pool = PostgresPool(configuration)
    try await listening(named) { heard in
      try await pool.execute(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'gatehouse-listener-test'
        """
      )
      try await until { heard.value.count { $0 == .listening } == 2 }
      try await notify(pool, "again")
      try await until { heard.value.last == .notified("again") }
      #expect(heard.value[1] == .lost(.connectionFailed))
    }
  }

  @Test("a server that has fallen silent is found out by a probe")
  func frozenServer() async throws {
    let server = try await ThrowawayPostgres.start()
    var configuration = server.administration()
    try await withEnoughTime { time in
      configuration.statementTimeout = time
      let heard = Heard([])
      let listener = PostgresListener(
        configuration,
        channel: "gatehouse_listener_test",
        probeInterval: .milliseconds(1)
      )
      let task = Task { await listener.run { event in heard.change { $0.append(event) } } }
      try await until { heard.value.contains(.listening) }
      try await server.freeze()
      try await until { heard.value.contains(.lost(.timeout)) }
      try await server.thaw()
      let before = heard.value.count
      try await until { heard.value.dropFirst(before).contains(.listening) }
      task.cancel()
      await task.value
      return true
    }
  }
}
