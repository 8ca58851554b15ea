import OperatingSystem
import Postgres
import TestSupport
import Testing

@Suite("Statements")
struct StatementTests {
  private func pool() async throws -> PostgresPool {
    let server = try await ThrowawayPostgres.shared()
    return PostgresPool(server.administration())
  }

  @Test("every type comes back as it went in")
  func roundTrips() async throws {
    let pool = try await pool()
    let bytes: [UInt8] = Array(0...255)
    let strings = ["", "a", "b,c", "\"quoted\" \\ and {braces}", "NULL", " ä€𝄞 "]
    let numbers: [Int64] = [.min + 1, -1, 0, .max]
    let blobs: [[UInt8]] = [[], [0, 255], bytes]
    let isTrue = true
    let row = try await pool.first(
      """
      SELECT \("ä€𝄞 '; DROP TABLE x; --")::text AS text, \(Int64.min)::bigint AS least,
        \(Int64.max)::bigint AS most, \(Int32(-7))::integer AS small, \(42)::integer AS plain,
        \(0.1)::double precision AS fraction, \(isTrue)::boolean AS truth, \(bytes) AS bytes,
        \(strings) AS strings, \(numbers) AS numbers, \(blobs) AS blobs, \([UInt8]()) AS nothing,
        \([String]()) AS none
      """
    ) { (row) throws(PostgresError) in
      #expect(try row.value("text", as: String.self) == "ä€𝄞 '; DROP TABLE x; --")
      #expect(try row.value("least", as: Int64.self) == .min)
      #expect(try row.value("most", as: Int64.self) == .max)
      #expect(try row.value("small", as: Int32.self) == -7)
      #expect(try row.value("plain", as: Int.self) == 42)
      #expect(try row.value("fraction", as: Double.self) == 0.1)
      #expect(try row.value("truth", as: Bool.self))
      #expect(try row.value("bytes", as: [UInt8].self) == Array(0...255))
      #expect(try row.value("strings", as: [String].self) == strings)
      #expect(try row.value("numbers", as: [Int64].self) == numbers)
      #expect(try row.value("blobs", as: [[UInt8]].self) == blobs)
      #expect(try row.value("nothing", as: [UInt8].self) == [])
      #expect(try row.value("none", as: [String].self) == [])
      return true
    }
    #expect(row == true)
  }

  @Test("NULL goes in as nil and comes back as nil, and is refused where a value must be")
  func null() async throws {
    let pool = try await pool()
    let nothing: String? = nil
    let noBytes: [UInt8]? = nil
    let isNull = try await pool.first(
      "SELECT \(nothing)::text AS text, \(noBytes)::bytea AS bytes"
    ) { (row) throws(PostgresError) in
      let text = try row.optional("text", as: String.self)
      let bytes = try row.optional("bytes", as: [UInt8].self)
      return text == nil && bytes == nil
    }
    #expect(isNull == true)
    await expectKind(.invalidValue) {
      try await pool.first("SELECT NULL AS x") { (row) throws(PostgresError) in
        try row.value("x", as: String.self)
      }
    }
  }

  @Test(
    "text with a NUL is refused instead of being cut short",
    arguments: ["abc\0def", "\0", "abc\0"]
  )
  func embeddedNUL(text: String) async throws {
    let pool = try await pool()
    await expectKind(.invalidValue) {
      try await pool.execute("SELECT \(text)::text")
    }
    await expectKind(.invalidValue) {
      try await pool.execute("SELECT \([text])::text[]")
    }
    #expect(await pool.isReachable())
  }

  @Test("a missing column, another type and a number too large are errors, not crashes")
  func mismatches() async throws {
    let pool = try await pool()
    func read<V: SQLDecodable & Sendable>(_ sql: SQL, as type: V.Type) async throws -> V? {
      try await pool.first(sql) { (row) throws(PostgresError) in try row.value("x", as: type) }
    }
    await expectKind(.invalidValue) { try await read("SELECT 1 AS y", as: Int.self) }
    await expectKind(.invalidValue) { try await read("SELECT 'a' AS x", as: Int.self) }
    await expectKind(.invalidValue) {
      try await read("SELECT 9223372036854775808::numeric AS x", as: Int.self)
    }
    await expectKind(.invalidValue) {
      try await read("SELECT 2147483648::bigint AS x", as: Int32.self)
    }
    await expectKind(.invalidValue) { try await read("SELECT 1 AS x", as: Bool.self) }
    await expectKind(.invalidValue) {
      try await read("SELECT 'text' AS x", as: [UInt8].self)
    }
    await expectKind(.invalidValue) {
      try await read("SELECT '{a,NULL}'::text[] AS x", as: [String].self)
    }
    #expect(try await read("SELECT 1 AS x WHERE false", as: Int.self) == nil)
  }

  @Test("violated constraints are reported by name, and their data nowhere")
  func constraints() async throws {
    let pool = try await ThrowawayPostgres.shared().makeEmptyDatabase().administrationPool()
    try await pool.execute("CREATE TABLE people (name text CONSTRAINT people_key PRIMARY KEY)")
    try await pool.execute(
      "CREATE TABLE pets (owner text CONSTRAINT pets_owner_fkey REFERENCES people)"
    )
    let name = "highly confidential"
    #expect(try await pool.execute("INSERT INTO people VALUES (\(name))") == 1)
    let error = await #expect(throws: PostgresError.self) {
      try await pool.execute("INSERT INTO people VALUES (\(name))")
    }
    #expect(error?.kind == .uniqueViolation(constraint: "people_key"))
    #expect(error.map { "\($0)" }?.contains(name) == false)
    await expectKind(.foreignKeyViolation(constraint: "pets_owner_fkey")) {
      try await pool.execute("INSERT INTO pets VALUES (\("nobody"))")
    }
    let syntax = await #expect(throws: PostgresError.self) {
      try await pool.execute("SELECT \(name)::uuid")
    }
    #expect(syntax?.kind == .other(sqlState: "22P02"))
    #expect(syntax.map { "\($0)" }?.contains(name) == false)
  }

  @Test("statements are composed from others, with their parameters in order")
  func fragments() async throws {
    let pool = try await pool()
    let low = 3
    let condition: SQL = "n > \(low) AND n < \(8)"
    let sum = try await pool.first(
      "SELECT sum(n) AS sum FROM generate_series(\(1)::integer, 10) n WHERE \(condition) AND n <> \(5)"
    ) { (row) throws(PostgresError) in try row.value("sum", as: Int.self) }
    #expect(sum == 4 + 6 + 7)
  }

  @Test("a table changed under a prepared statement does not break the statement")
  func stalePlan() async throws {
    let pool = try await ThrowawayPostgres.shared().makeEmptyDatabase().administrationPool()
    try await pool.execute("CREATE TABLE t (a integer)")
    try await pool.execute("INSERT INTO t VALUES (1)")
    @Sendable func read() async throws -> String? {
      try await pool.first("SELECT a FROM t") { (row) throws(PostgresError) in
        try row.value("a", as: String.self)
      }
    }
    #expect(try await read() == "1")
    try await pool.execute("ALTER TABLE t ALTER COLUMN a TYPE text")
    #expect(try await read() == "1")
    try await pool.execute("DEALLOCATE ALL")
    #expect(try await read() == "1")
    try await pool.execute("ALTER TABLE t ALTER COLUMN a TYPE varchar(9)")
    let inTransaction = try await pool.transaction { (db) throws(PostgresError) in
      try db.first("SELECT a FROM t") { (row) throws(PostgresError) in
        try row.value("a", as: String.self)
      }
    }
    #expect(inTransaction == "1")
  }

  @Test("a statement that takes too long is stopped by the server")
  func statementTimeout() async throws {
    var configuration = try await ThrowawayPostgres.shared().administration()
    try await withEnoughTime { time in
      configuration.statementTimeout = time
      let pool = PostgresPool(configuration)
      await expectKind(.timeout) {
        try await pool.execute("SELECT pg_sleep(3600)")
      }
      // In the same time.
      return await pool.isReachable()
    }
  }

  @Test("large values pass whole in both directions")
  func largeValues() async throws {
    let pool = try await pool()
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let back = try await pool.first("SELECT \(bytes) AS bytes") { (row) throws(PostgresError) in
      try row.value("bytes", as: [UInt8].self)
    }
    #expect(back == bytes)
  }

  @Test("ten thousand results are made and dropped without memory being kept")
  func manyResults() async throws {
    let folder = try await ThrowawayPostgres.shared().folder
    // In a process of its own: what other tests take meanwhile is not counted.
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      let pool = PostgresPool(ThrowawayPostgres.administration(in: folder))
      let text = String(repeating: "x", count: 1000)
      func turn(_ times: Int) async throws {
        for _ in 0..<times {
          _ = try await pool.query("SELECT \(text)::text AS a FROM generate_series(1, 5)") {
            (row) throws(PostgresError) in try row.value("a", as: String.self)
          }
        }
      }
      try await turn(1000)
      let before = ProcessUsage.current
      try await turn(10_000)
      // A kept result would be 5 kB: 50 MB in all.
      #expect(ProcessUsage.current.residentBytes - before.residentBytes < 20 << 20)
    }
  }
}
