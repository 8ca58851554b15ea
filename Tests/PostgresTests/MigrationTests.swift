import Postgres
import TestSupport
import Testing

@Suite("Migrations")
struct MigrationTests {
  private let first = Migration(
    number: 1,
    name: "things",
    sql: Array("CREATE TABLE things (id integer); INSERT INTO things VALUES (1);".utf8)
  )
  private let second = Migration(
    number: 2,
    name: "names",
    sql: Array("ALTER TABLE things ADD COLUMN name text;".utf8)
  )

  private func prepared() async throws -> TestDatabase {
    try await ThrowawayPostgres.shared().makeDatabase(Migrations(schema: "alpha", migrations: []))
  }

  @Test("migrations are applied once, in order, as the service's role")
  func fresh() async throws {
    let database = try await prepared()
    let one = Migrations(schema: "alpha", migrations: [first])
    #expect(try await one.apply(to: database.administration).applied == [1])
    let both = Migrations(schema: "alpha", migrations: [first, second])
    #expect(try await both.apply(to: database.administration).applied == [2])
    #expect(try await both.apply(to: database.administration).applied == [])
    let pool = database.pool(schema: "alpha")
    let found = try await pool.query("SELECT id, name FROM things") { (row) throws(PostgresError) in
      try row.value("id", as: Int.self)
    }
    #expect(found == [1])
    let owner = try await pool.first(
      "SELECT tableowner FROM pg_tables WHERE schemaname = 'alpha' AND tablename = 'things'"
    ) { (row) throws(PostgresError) in try row.value("tableowner", as: String.self) }
    #expect(owner == "gatehouse_alpha")
  }

  @Test("an older program runs on a database that a newer one has migrated")
  func newer() async throws {
    let database = try await prepared()
    let both = Migrations(schema: "alpha", migrations: [first, second])
    try await both.apply(to: database.administration)
    let old = Migrations(schema: "alpha", migrations: [first])
    #expect(try await old.apply(to: database.administration).unknown == [2])
  }

  @Test(
    "a program that is two versions older than the schema does not migrate it, and changes nothing"
  )
  func outdated() async throws {
    let database = try await prepared()
    func history(_ migrations: [Migration], oldestProgram: Int) -> Migrations {
      Migrations(schema: "alpha", migrations: migrations, oldestProgram: oldestProgram)
    }
    let third = Migration(
      number: 3,
      name: "more",
      sql: Array("CREATE TABLE more (id integer)".utf8)
    )
    let newest = history([first, second, third], oldestProgram: 2)
    let former = history([first, second], oldestProgram: 1)
    let old = history([first], oldestProgram: 0)
    try await newest.apply(to: database.administration)
    // The version just before works with it, and does not lower what is recorded.
    #expect(try await former.apply(to: database.administration).unknown == [3])
    let error = await #expect(throws: MigrationError.self) {
      try await old.apply(to: database.administration)
    }
    #expect(error == .outdated(schema: "alpha", known: 1, oldest: 2))
    #expect(error?.description.contains("the one just before") == true)
    let oldest = try await database.pool(schema: "alpha").first("SELECT number FROM oldest_program")
    {
      (row) throws(PostgresError) in try row.value("number", as: Int.self)
    }
    #expect(oldest == 2)
  }

  @Test("a migration that fails leaves the programs that ran before it fit")
  func failingRelease() async throws {
    let database = try await prepared()
    try await Migrations(schema: "alpha", migrations: [first]).apply(to: database.administration)
    let broken = Migration(number: 2, name: "broken", sql: Array("SELECT nonsense;".utf8))
    await #expect(throws: MigrationError.self) {
      try await Migrations(schema: "alpha", migrations: [first, broken], oldestProgram: 2)
        .apply(to: database.administration)
    }
    let again = Migrations(schema: "alpha", migrations: [first])
    #expect(try await again.apply(to: database.administration).applied == [])
  }

  @Test("a service sees its own history, and nothing of another's")
  func visibleHistory() async throws {
    let server = try await ThrowawayPostgres.shared()
    let database = try await server.makeDatabase(
      Migrations(schema: "alpha", migrations: [first, second]),
      Migrations(schema: "beta", migrations: [first])
    )
    for (schema, numbers) in [("alpha", [1, 2]), ("beta", [1])] {
      let seen = try await database.pool(schema: schema).query(
        "SELECT number FROM applied_migrations ORDER BY number"
      ) { (row) throws(PostgresError) in try row.value("number", as: Int.self) }
      #expect(seen == numbers)
    }
    await expectKind(.other(sqlState: "42501")) {
      try await database.pool(schema: "beta").execute("SELECT 1 FROM alpha.applied_migrations")
    }
  }

  @Test("a migration whose text was changed after it was applied is refused")
  func changed() async throws {
    let database = try await prepared()
    try await Migrations(schema: "alpha", migrations: [first]).apply(to: database.administration)
    let altered = Migration(number: 1, name: "things", sql: Array("SELECT 1".utf8))
    let history = Migrations(schema: "alpha", migrations: [altered, second])
    let error = await #expect(throws: MigrationError.self) {
      try await history.apply(to: database.administration)
    }
    #expect(error == .changed(schema: "alpha", number: 1, name: "things"))
    #expect(error?.description.contains("new migration") == true)
  }

  @Test("a migration that fails leaves nothing behind")
  func failing() async throws {
    let database = try await prepared()
    let broken = Migration(
      number: 2,
      name: "broken",
      sql: Array("CREATE TABLE half (id integer); SELECT nonsense;".utf8)
    )
    let history = Migrations(schema: "alpha", migrations: [first, broken])
    let error = await #expect(throws: MigrationError.self) {
      try await history.apply(to: database.administration)
    }
    guard case .failed("alpha", 2, "broken", let cause) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.kind == .other(sqlState: "42703"))
    let tables = try await database.administrationPool().query(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'alpha' AND tablename <> 'seal_keys'"
    ) { (row) throws(PostgresError) in try row.value("tablename", as: String.self) }
    #expect(tables == ["things"])
    // Repaired, it goes on where it stopped.
    let repaired = Migrations(schema: "alpha", migrations: [first, second])
    #expect(try await repaired.apply(to: database.administration).applied == [2])
  }

  @Test("a migration cannot commit half of itself")
  func committing() async throws {
    let database = try await prepared()
    let sneaky = Migration(number: 1, name: "sneaky", sql: Array("COMMIT;".utf8))
    await #expect(throws: MigrationError.self) {
      try await Migrations(schema: "alpha", migrations: [sneaky]).apply(to: database.administration)
    }
  }

  @Test("a migration cannot reach another service's schema")
  func foreignSchema() async throws {
    let server = try await ThrowawayPostgres.shared()
    let database = try await server.makeDatabase(
      Migrations(schema: "alpha", migrations: []),
      Migrations(schema: "beta", migrations: [])
    )
    let intruding = Migration(
      number: 1,
      name: "intruding",
      sql: Array("CREATE TABLE beta.mine (id integer)".utf8)
    )
    let history = Migrations(schema: "alpha", migrations: [intruding])
    let error = await #expect(throws: MigrationError.self) {
      try await history.apply(to: database.administration)
    }
    guard case .failed(_, _, _, let cause) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.kind == .other(sqlState: "42501"))
  }

  @Test("migrators that run at once apply each migration once")
  func concurrent() async throws {
    let database = try await prepared()
    let history = Migrations(schema: "alpha", migrations: [first, second])
    let reports = try await withThrowingTaskGroup(of: MigrationReport.self) { group in
      for _ in 0..<6 { group.addTask { try await history.apply(to: database.administration) } }
      return try await group.reduce(into: [MigrationReport]()) { $0.append($1) }
    }
    #expect(reports.flatMap(\.applied).sorted() == [1, 2])
  }

  @Test("misnumbered migrations are refused before anything happens")
  func misnumbered() async throws {
    let database = try await prepared()
    await #expect(throws: MigrationError.misnumbered(schema: "alpha", number: 2)) {
      try await Migrations(schema: "alpha", migrations: [second])
        .apply(to: database.administration)
    }
  }
}
