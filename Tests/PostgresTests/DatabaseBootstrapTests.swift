import Postgres
import TestSupport
import Testing

@Suite("Database bootstrap")
struct DatabaseBootstrapTests {
  private func history(_ schema: String) -> Migrations {
    let sql = "CREATE TABLE secrets (id integer); INSERT INTO secrets VALUES (1)"
    return Migrations(
      schema: schema,
      migrations: [Migration(number: 1, name: "secrets", sql: Array(sql.utf8))]
    )
  }

  @Test("a service's role works in its own schema and is refused everywhere else")
  func isolation() async throws {
    let server = try await ThrowawayPostgres.shared()
    let database = try await server.makeDatabase(history("gamma"), history("delta"))
    let pool = database.pool(schema: "gamma")
    #expect(try await pool.execute("SELECT id FROM gamma.secrets") == 1)
    let denied = PostgresError.Kind.other(sqlState: "42501")
    await expectKind(denied) { try await pool.execute("SELECT id FROM delta.secrets") }
    await expectKind(denied) { try await pool.execute("INSERT INTO delta.secrets VALUES (2)") }
    await expectKind(denied) { try await pool.execute("CREATE TABLE delta.mine (id integer)") }
    await expectKind(denied) { try await pool.execute("CREATE TABLE public.mine (id integer)") }
    await expectKind(denied) { try await pool.execute("CREATE SCHEMA mine") }
    await expectKind(denied) { try await pool.execute("SET ROLE gatehouse_delta") }
    await expectKind(denied) { try await pool.execute("CREATE ROLE another") }
    await expectKind(denied) {
      try await pool.execute("SELECT 1 FROM gatehouse_migrations.applied")
    }
  }

  @Test(
    "a role proves its password, which can be changed, and preparing again changes nothing else"
  )
  func passwords() async throws {
    let server = try await ThrowawayPostgres.start()
    let database = try await server.makeEmptyDatabase(named: "secured")
    func prepare(_ password: String) async throws {
      try await DatabaseBootstrap(schemas: [.init(name: "gamma", password: password)])
        .apply(to: database.administration)
    }
    func isReachable(_ password: String) async -> Bool {
      var configuration = database.configuration(schema: "gamma")
      configuration.password = password
      return await PostgresPool(configuration).isReachable()
    }
    try await prepare("it's a \\ 'secret'")
    #expect(await isReachable("it's a \\ 'secret'"))
    #expect(await !isReachable("something else"))
    try await history("gamma").apply(to: database.administration)
    try await prepare("another")
    #expect(await isReachable("another"))
    #expect(await !isReachable("it's a \\ 'secret'"))
    let rows = try await database.administrationPool().execute("SELECT id FROM gamma.secrets")
    #expect(rows == 1)
  }

  @Test("an owner that may create roles and is no superuser prepares and migrates a database")
  func ordinaryOwner() async throws {
    let server = try await ThrowawayPostgres.start()
    let superuser = PostgresPool(server.administration())
    try await superuser.execute("CREATE ROLE proprietor LOGIN CREATEROLE PASSWORD 'owned'")
    try await superuser.execute("CREATE DATABASE owned OWNER proprietor")
    var owner = server.administration(of: "owned")
    owner.user = "proprietor"
    owner.password = "owned"
    for _ in 0..<2 {
      try await DatabaseBootstrap(schemas: [.init(name: "gamma", password: "secret")])
        .apply(to: owner)
      try await history("gamma").apply(to: owner)
    }
    #expect(try await PostgresPool(owner).execute("SELECT id FROM gamma.secrets") == 1)
  }

  @Test("a database is prepared while another session changes a role, which is the whole server's")
  func roleThatChanges() async throws {
    let server = try await ThrowawayPostgres.shared()
    let database = try await server.makeEmptyDatabase()
    let bootstrap = DatabaseBootstrap(schemas: [.init(name: "shared_by_all")])
    try await bootstrap.apply(to: database.administration)
    let pool = database.administrationPool()
    // Commits once the bootstrap waits for it, which PostgreSQL then refuses by an internal error.
    async let change: Void = {
      try await pool.execute(
        """
        DO $$ BEGIN
          ALTER ROLE gatehouse_shared_by_all SET application_name = 'changed';
          WHILE NOT EXISTS (
            SELECT FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid
          ) LOOP PERFORM pg_sleep(0.01); END LOOP;
        END $$
        """
      )
    }()
    try await until {
      try await bootstrap.apply(to: database.administration)
      return try await pool.execute(
        """
        SELECT FROM pg_roles
        WHERE rolname = 'gatehouse_shared_by_all' AND 'application_name=changed' = ANY (rolconfig)
        """
      ) == 1
    }
    try await change
  }
}
