import Dispatch
import Postgres

/// Keeps a session of a pool busy until it is opened.
final class Gate: Sendable {
  private let opened = DispatchSemaphore(value: 0)

  func open() {
    opened.signal()
  }

  /// A transaction that ends when the gate is opened; it blocks its session's own thread.
  func hold(_ pool: PostgresPool, _ first: SQL = "SELECT 1") async throws {
    try await pool.transaction { (db) throws(PostgresError) in
      try db.execute(first)
      opened.wait()
    }
  }
}
