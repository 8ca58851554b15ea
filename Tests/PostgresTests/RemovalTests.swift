import Dispatch
import Postgres
import TestSupport
import Testing

@Suite("Removal in pieces")
struct RemovalTests {
  /// A hundred rows, half of them old.
  private func table(_ pool: PostgresPool) async throws {
    try await pool.execute(
      "CREATE TABLE t (id integer CONSTRAINT t_pkey PRIMARY KEY, at integer, is_marked boolean)"
    )
    try await pool.execute(
      "INSERT INTO t SELECT number, 100 - number, false FROM generate_series(1, 100) AS number"
    )
  }

  private func times(_ pool: PostgresPool) async throws -> [Int] {
    try await pool.query("SELECT at FROM t ORDER BY at") { (row) throws(PostgresError) in
      try row.value("at", as: Int.self)
    }
  }

  private static let removal = SQL.removal(
    of: 10,
    from: "t",
    where: "at < \(50)::integer",
    inOrderOf: "at"
  )

  @Test("removes the first rows, and no more than so many")
  func bound() async throws {
    let pool = try await ThrowawayPostgres.shared().makeEmptyDatabase().administrationPool()
    try await table(pool)
    // A plan that asks a subquery anew for each row of the table.
    let removed = try await pool.transaction { (db) throws(PostgresError) in
      for setting in [
        "SET LOCAL enable_hashjoin = off", "SET LOCAL enable_mergejoin = off",
        "SET LOCAL enable_hashagg = off", "SET LOCAL enable_material = off",
        "SET LOCAL enable_sort = off", "SET LOCAL enable_indexscan = off",
      ] as [SQL] {
        try db.execute(setting)
      }
      return try db.execute(Self.removal)
    }
    #expect(removed == 10)
    #expect(try await times(pool) == Array(10..<100))
  }

  @Test("does not wait for rows that another transaction has locked")
  func locks() async throws {
    let pool = try await ThrowawayPostgres.shared().makeEmptyDatabase().administrationPool()
    try await table(pool)
    let (isLocked, locked) = AsyncStream<Never>.makeStream()
    let isLooked = DispatchSemaphore(value: 0)
    async let other: Void = pool.transaction { (db) throws(PostgresError) in
      try db.execute("UPDATE t SET is_marked = true WHERE at < 5")
      locked.finish()
      isLooked.wait()
    }
    for await _ in isLocked {}
    let removed = try await pool.execute(Self.removal)
    isLooked.signal()
    try await other
    #expect(removed == 10)
    #expect(try await times(pool) == Array(0..<5) + Array(15..<100))
  }
}
