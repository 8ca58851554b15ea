import Dispatch
import Postgres
import Synchronization

/// Keeps a session of a pool busy until it is opened.
final class Gate: Sendable {
  private let opened = DispatchSemaphore(value: 0)
  private let held = Atomic(false)

  /// Whether the first statement has been executed.
  var isHeld: Bool { held.load(ordering: .acquiring) }

  func open() {
    opened.signal()
  }

  /// A transaction that ends when the gate is opened; it blocks its session's own thread.
  func hold(_ pool: PostgresPool, _ first: SQL = "SELECT 1") async throws {
    try await pool.transaction { (db) throws(PostgresError) in
      try db.execute(first)
      held.store(true, ordering: .releasing)
      opened.wait()
    }
  }
}
