internal import CLibPQ

/// Prepares an empty database for the services: a role and a schema each, and no rights on anything
/// else.
public struct DatabaseBootstrap: Sendable {
  /// One service's share of the database.
  public struct Schema: Sendable {
    /// The schema's name; the role is `gatehouse_` and this name.
    public var name: String
    /// The role's password; nil leaves it as it is (peer authentication, or set by the operator).
    public var password: String?

    /// Names a schema and its role's password.
    public init(name: String, password: String? = nil) {
      self.name = name
      self.password = password
    }
  }

  private static let maxTries = 10

  private let schemas: [Schema]

  /// Prepares for the given services.
  public init(schemas: [Schema]) {
    self.schemas = schemas
  }

  /// The role that owns a schema and that its service connects as.
  public static func role(of schema: String) -> String { "gatehouse_\(schema)" }

  /// Creates what is missing and sets every password and right again.
  ///
  /// Safe to repeat. Connect as a role that may create roles and owns the database. The server receives only
  /// SCRAM verifiers of the passwords, so that none appears in its log.
  public func apply(to database: PostgresPool.Configuration) async throws(PostgresError) {
    let session = PostgresSession(PostgresConnector(database.forAdministration))
    try await session.withConnection { (connection) throws(PostgresError) in
      try Self.lock(&connection)
      try connection.runScript(Self.closing)
      for schema in schemas { try prepareAmongOthers(schema, &connection) }
    }
  }

  /// Prepares while other databases of the server may be prepared too.
  ///
  /// The lock is this database's, and roles are the whole server's: where two sessions change one role at a
  /// time, PostgreSQL refuses the later one by an internal error, "tuple concurrently updated". Each refusal
  /// means that another session came through.
  private func prepareAmongOthers(
    _ schema: Schema,
    _ connection: inout PostgresConnection
  ) throws(PostgresError) {
    for _ in 1..<Self.maxTries {
      do throws(PostgresError) {
        return try prepare(schema, &connection)
      } catch {
        guard error.kind == .other(sqlState: "XX000") else { throw error }
      }
    }
    try prepare(schema, &connection)
  }

  private func prepare(
    _ schema: Schema,
    _ connection: inout PostgresConnection
  ) throws(PostgresError) {
    let role = Self.role(of: schema.name)
    let isKnown = try connection.first("SELECT 1 FROM pg_roles WHERE rolname = \(role)") {
      (_) throws(PostgresError) in true
    }
    if isKnown == nil {
      do throws(PostgresError) {
        try connection.runScript("CREATE ROLE \(quoted(role)) LOGIN")
      } catch {
        // Roles belong to the whole server: another database's bootstrap may have been faster.
        guard error.kind == .other(sqlState: "42710") || error.isUniqueViolation else {
          throw error
        }
      }
    }
    if let password = schema.password {
      let verifier = try connection.passwordVerifier(of: password, for: role)
      try connection.runScript("ALTER ROLE \(quoted(role)) PASSWORD '\(verifier)'")
    }
    // For the GRANT: a role that is no superuser may give a schema only to a role that it belongs
    // to.
    try connection.runScript(
      """
      GRANT \(quoted(role)) TO CURRENT_USER;
      CREATE SCHEMA IF NOT EXISTS \(quoted(schema.name)) AUTHORIZATION \(quoted(role));
      ALTER SCHEMA \(quoted(schema.name)) OWNER TO \(quoted(role));
      REVOKE ALL ON SCHEMA \(quoted(schema.name)) FROM PUBLIC;
      ALTER ROLE \(quoted(role)) SET search_path = \(quoted(schema.name));
      \(Self.settings(of: role))
      DO $$ BEGIN
        EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), \
      \(literal(role)));
      END $$;
      """
    )
  }

  /// What a connection asks for by itself, for those through a pooler, which cannot.
  private static func settings(of role: String) -> String {
    PostgresPool.Configuration.sessionSettings(statementTimeout: .seconds(5))
      .map { "ALTER ROLE \(quoted(role)) SET \($0.name) = \(literal($0.value));" }
      .joined(separator: "\n")
  }

  /// Held until the connection closes: one process at a time prepares or migrates a database.
  static func lock(_ connection: inout PostgresConnection) throws(PostgresError) {
    try connection.runScript("SET lock_timeout = '60s'")
    try connection.execute("SELECT pg_advisory_lock(7381240360431)")
    // A migration that waits for a table makes every reader wait behind it.
    try connection.runScript("SET lock_timeout = '5s'")
  }

  /// By default every role may connect to a database and see its public schema.
  private static let closing = """
    DO $$ BEGIN
      EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    END $$;
    REVOKE ALL ON SCHEMA public FROM PUBLIC;
    """
}

extension PostgresError {
  fileprivate var isUniqueViolation: Bool {
    if case .uniqueViolation = kind { true } else { false }
  }
}

extension PostgresConnection {
  /// Whether a transaction is open and has not failed.
  var isInTransaction: Bool { PQtransactionStatus(handle) == PQTRANS_INTRANS }

  /// See PQencryptPasswordConn; the text has no character that needs quoting.
  mutating func passwordVerifier(
    of password: String,
    for role: String
  ) throws(PostgresError) -> String {
    guard let text = PQencryptPasswordConn(handle, password, role, "scram-sha-256") else {
      throw PostgresError(.invalidValue, detail: "the password cannot be used")
    }
    defer { PQfreemem(text) }
    return String(cString: text)
  }
}

extension PostgresPool.Configuration {
  /// Migrations may take long, and no caller waits for them in a pool.
  var forAdministration: Self {
    var copy = self
    copy.statementTimeout = .seconds(3600)
    return copy
  }
}

/// Quotes an identifier, which only this module writes into SQL text.
func quoted(_ identifier: String) -> String {
  "\""
    + identifier.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    + "\""
}

/// Quotes a text constant.
func literal(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}
