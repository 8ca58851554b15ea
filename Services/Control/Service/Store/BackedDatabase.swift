internal import Cryptography
internal import Postgres

/// What a backup and a restore ask of a database, as its owner.
struct BackedDatabase: Sendable {
  private let pool: PostgresPool
  private let configuration: PostgresPool.Configuration

  static let schemas = ServiceMigrations.all.map(\.schema)
  /// The name of what this program's connections are called in the server.
  static let application = "gatehousectl"

  init(_ configuration: PostgresPool.Configuration) {
    var configuration = configuration
    configuration.maxSessions = 1
    configuration.applicationName = Self.application
    configuration.statementTimeout = .seconds(60)
    self.configuration = configuration
    pool = PostgresPool(configuration)
  }

  /// A key as a schema knows it.
  struct KnownKey: Sendable, Hashable {
    let id: Int64
    let fingerprint: [UInt8]
    let isRetired: Bool
  }

  /// The server's version as a number.
  func serverVersion() async throws(ControlFailure) -> Int {
    try await asking { () throws(PostgresError) in
      try await pool.first("SELECT current_setting('server_version_num')::integer AS version") {
        (row) throws(PostgresError) in try row.value("version", as: Int.self)
      }
    } ?? 0
  }

  /// The migrations of each schema: how many, and the digest of all.
  func migrations() async throws(ControlFailure) -> [String: (number: Int, digest: String)] {
    guard try await isThere("gatehouse_migrations.applied") else { return [:] }
    let rows = try await asking { () throws(PostgresError) in
      try await pool.query(
        """
        SELECT schema, max(number) AS number,
          sha256(string_agg(checksum, ''::bytea ORDER BY number)) AS digest
        FROM gatehouse_migrations.applied GROUP BY schema
        """
      ) { (row) throws(PostgresError) in
        (
          schema: try row.value("schema", as: String.self),
          number: try row.value("number", as: Int.self),
          digest: try row.value("digest", as: [UInt8].self)
        )
      }
    }
    var found: [String: (number: Int, digest: String)] = [:]
    for row in rows { found[row.schema] = (row.number, Hex.encode(row.digest)) }
    return found
  }

  /// The keys of a schema's table `seal_keys`; none where there is no table.
  func sealKeys(_ schema: String) async throws(ControlFailure) -> [KnownKey] {
    guard try await isThere("\(schema).seal_keys") else { return [] }
    var own = configuration
    own.schema = schema
    let pool = PostgresPool(own)
    return try await asking { () throws(PostgresError) in
      try await pool.query(
        """
        SELECT key_id, fingerprint, to_jsonb(k) ->> 'retired_at' IS NOT NULL AS is_retired
        FROM seal_keys AS k ORDER BY key_id
        """
      ) { (row) throws(PostgresError) in
        KnownKey(
          id: try row.value("key_id"),
          fingerprint: try row.value("fingerprint"),
          isRetired: try row.value("is_retired")
        )
      }
    }
  }

  /// The connections of others to the database, in a sentence each.
  func otherConnections() async throws(ControlFailure) -> [String] {
    try await asking { () throws(PostgresError) in
      try await pool.query(
        """
        SELECT coalesce(usename, '?') || ' (' || application_name || ')' AS text
        FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend'
          AND pid <> pg_backend_pid() AND application_name <> \(Self.application)
        ORDER BY 1 LIMIT 20
        """
      ) { (row) throws(PostgresError) in try row.value("text", as: String.self) }
    }
  }

  /// The tables of the services that hold rows, except those that a service fills by itself at its start.
  func filledTables() async throws(ControlFailure) -> [String] {
    try await asking { () throws(PostgresError) in
      try await pool.query(
        """
        SELECT n.nspname || '.' || c.relname AS name
        FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
        WHERE n.nspname = ANY (\(Self.schemas)) AND c.relkind IN ('r', 'p')
          AND c.relname NOT IN ('seal_keys', 'unknown_name_secrets', 'audit_chains', 'audit_seals')
          AND query_to_xml(
            format('SELECT 1 AS one FROM %I.%I LIMIT 1', n.nspname, c.relname), false, true, ''
          )::text LIKE '%<one>%'
        ORDER BY 1
        """
      ) { (row) throws(PostgresError) in try row.value("name", as: String.self) }
    }
  }

  /// Whether a restore of this backup committed its data and has steps left.
  func isUnfinished(_ backup: String) async throws(ControlFailure) -> Bool {
    guard try await isThere("gatehouse_migrations.restores") else { return false }
    return try await asking { () throws(PostgresError) in
      try await pool.first(
        """
        SELECT 1 AS one FROM gatehouse_migrations.restores
        WHERE backup_id = \(backup) AND finished_at IS NULL
        """
      ) { (_) throws(PostgresError) in true }
    } ?? false
  }

  /// Notes that nothing is left to do.
  func finish(_ backup: String) async throws(ControlFailure) {
    try await asking { () throws(PostgresError) in
      _ = try await pool.execute(
        """
        UPDATE gatehouse_migrations.restores SET finished_at = now()
        WHERE backup_id = \(backup) AND finished_at IS NULL
        """
      )
    }
  }

  /// A pool for what works on a schema by itself.
  var poolOfAll: PostgresPool { pool }

  private func isThere(_ table: String) async throws(ControlFailure) -> Bool {
    try await asking { () throws(PostgresError) in
      try await pool.first("SELECT to_regclass(\(table)) IS NOT NULL AS is_there") {
        (row) throws(PostgresError) in try row.value("is_there", as: Bool.self)
      }
    } ?? false
  }

  private func asking<Value>(
    _ body: () async throws(PostgresError) -> Value
  ) async throws(ControlFailure) -> Value {
    do throws(PostgresError) {
      return try await body()
    } catch {
      throw ControlFailure(
        "the database \(configuration.database) cannot be asked: \(error.debugDescription)"
      )
    }
  }
}
