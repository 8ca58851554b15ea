internal import CLibPQ

/// The history of one service's schema, applied forwards only.
///
/// The connection is the installation's owner; each migration runs as the service's own role, so
/// that what it creates belongs to the service and it can reach nothing else. What was applied is
/// recorded in `gatehouse_migrations.applied`, out of the services' reach.
///
/// Beside its own tables each schema has `applied_migrations`, a view of its history by which a
/// service knows whether the database is new enough for it, `oldest_program`, a view by which it knows
/// whether it is new enough for the database, and `seal_keys`, by which the instances of a service know
/// that they hold the same keys.
public struct Migrations: Sendable {
  /// The schema, which is also the service's name.
  public let schema: String
  /// All steps, oldest first.
  public let migrations: [Migration]

  /// How many of the steps a program must know that runs beside this schema: those that the version
  /// before this one had.
  ///
  /// A release raises it (`deploy/CHANGELOG.md`). `apply` records it, and it never falls.
  public let oldestProgram: Int

  /// What of a restored backup must no longer be good.
  public let restoring: RestoreRules

  /// Makes a history.
  public init(
    schema: String,
    migrations: [Migration],
    oldestProgram: Int = 0,
    restoring: RestoreRules = RestoreRules()
  ) {
    self.schema = schema
    self.migrations = migrations
    self.oldestProgram = oldestProgram
    self.restoring = restoring
  }

  /// The role that owns the schema and that the service connects as.
  public var role: String { DatabaseBootstrap.role(of: schema) }

  /// Applies what is missing.
  ///
  /// Safe to repeat, and safe to run in several processes at once.
  @discardableResult
  public func apply(
    to database: PostgresPool.Configuration
  ) async throws(MigrationError) -> MigrationReport {
    for (index, migration) in migrations.enumerated() where migration.number != index + 1 {
      throw .misnumbered(schema: schema, number: migration.number)
    }
    let session = PostgresSession(PostgresConnector(database.forAdministration))
    let outcome: Result<MigrationReport, MigrationError>
    do throws(PostgresError) {
      outcome = try await session.withConnection { (connection) throws(PostgresError) in
        Result { () throws(MigrationError) in try apply(on: &connection) }
      }
    } catch {
      throw .database(error)
    }
    return try outcome.get()
  }

  private func apply(
    on connection: inout PostgresConnection
  ) throws(MigrationError) -> MigrationReport {
    try lock(&connection)
    try inDatabase { () throws(PostgresError) in try connection.runScript(Self.bookkeeping) }
    try checkAge(on: &connection)
    let recorded = try inDatabase { () throws(PostgresError) in
      try connection.runScript(commonParts)
      return try connection.query(
        """
        SELECT number, checksum FROM gatehouse_migrations.applied
        WHERE schema = \(schema) ORDER BY number
        """
      ) { (row) throws(PostgresError) in
        Record(number: try row.value("number"), checksum: try row.value("checksum"))
      }
    }
    var report = MigrationReport()
    report.unknown = recorded.map(\.number).filter { $0 > migrations.count }
    let checksums = Dictionary(recorded.map { ($0.number, $0.checksum) }) { first, _ in first }
    let last = recorded.last?.number ?? 0
    for migration in migrations {
      let checksum = try inDatabase { () throws(PostgresError) in
        try connection.first("SELECT sha256(\(migration.text)) AS checksum") {
          (row) throws(PostgresError) in try row.value("checksum", as: [UInt8].self)
        }
      }
      if let old = checksums[migration.number] {
        guard old == checksum else {
          throw .changed(schema: schema, number: migration.number, name: migration.name)
        }
        continue
      }
      guard migration.number > last else {
        throw .skipped(schema: schema, number: migration.number, name: migration.name)
      }
      do throws(PostgresError) {
        try apply(migration, checksum: checksum ?? [], on: &connection)
      } catch {
        throw .failed(schema: schema, number: migration.number, name: migration.name, error)
      }
      report.applied.append(migration.number)
    }
    try recordOldestProgram(on: &connection)
    return report
  }

  /// Refuses before anything changes: this program does not know what later versions made of the schema.
  private func checkAge(on connection: inout PostgresConnection) throws(MigrationError) {
    let oldest = try inDatabase { () throws(PostgresError) in
      try connection.first(
        "SELECT number FROM gatehouse_migrations.oldest_programs WHERE schema = \(schema)"
      ) { (row) throws(PostgresError) in try row.value("number", as: Int.self) }
    }
    guard let oldest, oldest > migrations.count else { return }
    throw .outdated(schema: schema, known: migrations.count, oldest: oldest)
  }

  /// After the migrations: where one fails, the programs that ran before it still fit.
  private func recordOldestProgram(
    on connection: inout PostgresConnection
  ) throws(MigrationError) {
    _ = try inDatabase { () throws(PostgresError) in
      try connection.execute(
        """
        INSERT INTO gatehouse_migrations.oldest_programs AS known (schema, number)
        VALUES (\(schema), \(oldestProgram))
        ON CONFLICT (schema) DO UPDATE SET number = EXCLUDED.number
        WHERE known.number < EXCLUDED.number
        """
      )
    }
  }

  private func apply(
    _ migration: Migration,
    checksum: [UInt8],
    on connection: inout PostgresConnection
  ) throws(PostgresError) {
    try connection.runScript(
      """
      BEGIN;
      SET LOCAL ROLE \(quoted(role));
      SET LOCAL search_path = \(quoted(schema));
      """
    )
    do throws(PostgresError) {
      try connection.runScript(String(decoding: migration.text, as: UTF8.self))
      guard connection.isInTransaction else {
        throw PostgresError(sqlState: "2D000", constraint: "", detail: "it ended its transaction")
      }
      try connection.runScript("SET LOCAL ROLE NONE")
      try connection.execute(
        """
        INSERT INTO gatehouse_migrations.applied (schema, number, name, checksum)
        VALUES (\(schema), \(migration.number), \(migration.name), \(checksum))
        """
      )
      try connection.runScript("COMMIT")
    } catch {
      // The first failure is the one to report; the connection is not used again.
      do throws(PostgresError) {
        try connection.runScript("ROLLBACK")
      } catch {}
      throw error
    }
  }

  private func lock(_ connection: inout PostgresConnection) throws(MigrationError) {
    do throws(PostgresError) {
      try DatabaseBootstrap.lock(&connection)
    } catch {
      guard error.kind == .timeout else { throw .database(error) }
      throw .busy
    }
  }

  private func inDatabase<V>(
    _ body: () throws(PostgresError) -> V
  ) throws(MigrationError) -> V {
    do throws(PostgresError) {
      return try body()
    } catch {
      throw .database(error)
    }
  }

  private struct Record {
    var number: Int
    var checksum: [UInt8]
  }

  /// The views are the owner's and show the service its own rows; the table is the service's.
  private var commonParts: String {
    """
    BEGIN;
    CREATE OR REPLACE VIEW \(quoted(schema)).applied_migrations AS
      SELECT number FROM gatehouse_migrations.applied WHERE schema = \(literal(schema));
    GRANT SELECT ON \(quoted(schema)).applied_migrations TO \(quoted(role));
    CREATE OR REPLACE VIEW \(quoted(schema)).oldest_program AS
      SELECT number FROM gatehouse_migrations.oldest_programs WHERE schema = \(literal(schema));
    GRANT SELECT ON \(quoted(schema)).oldest_program TO \(quoted(role));
    SET LOCAL ROLE \(quoted(role));
    CREATE TABLE IF NOT EXISTS \(quoted(schema)).seal_keys (
      key_id bigint NOT NULL,
      fingerprint bytea NOT NULL,
      first_seen_at timestamptz NOT NULL DEFAULT now(),
      retired_at timestamptz,
      CONSTRAINT seal_keys_pkey PRIMARY KEY (key_id)
    );
    \(missingColumn)
    COMMIT;
    """
  }

  /// Looks first: an ALTER TABLE that changes nothing would wait for readers of an older schema.
  private var missingColumn: String {
    """
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_attribute
        WHERE attrelid = \(literal("\(quoted(schema)).seal_keys"))::regclass
          AND attname = 'retired_at')
      THEN
        ALTER TABLE \(quoted(schema)).seal_keys ADD COLUMN retired_at timestamptz;
      END IF;
    END $$;
    """
  }

  private static let bookkeeping = """
    CREATE SCHEMA IF NOT EXISTS gatehouse_migrations;
    REVOKE ALL ON SCHEMA gatehouse_migrations FROM PUBLIC;
    CREATE TABLE IF NOT EXISTS gatehouse_migrations.applied (
      schema text NOT NULL,
      number integer NOT NULL,
      name text NOT NULL,
      checksum bytea NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT applied_pkey PRIMARY KEY (schema, number)
    );
    CREATE TABLE IF NOT EXISTS gatehouse_migrations.oldest_programs (
      schema text NOT NULL,
      number integer NOT NULL,
      CONSTRAINT oldest_programs_pkey PRIMARY KEY (schema)
    );
    """
}
