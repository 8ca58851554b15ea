internal import OperatingSystem

/// PostgreSQL on this machine, as its administrator sees it: by psql, as the user `postgres`.
struct LocalPostgres: Sendable {
  private static let psql = "/usr/bin/psql"
  private static let patience = Duration.seconds(60)
  private static let heading = "# Gatehouse: its services prove themselves by passwords."

  private let connection: [String]
  private let account: UserAccount

  init(host: String, port: Int) throws(ControlFailure) {
    guard let account = UserAccount.named("postgres"), FileSystem.isExecutable(Self.psql) else {
      throw ControlFailure(
        "PostgreSQL is not installed here; run: apt-get install postgresql-15, or name the machine "
          + "that has it as database.host in gatehouse.json"
      )
    }
    self.account = account
    connection = [
      "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", host, "-p", "\(port)", "postgres",
    ]
  }

  /// Makes the role or gives it the password and the right to make roles.
  func makeOwner(_ role: String, password: String) async throws(ControlFailure) {
    let role = Self.identifier(role)
    // What a statement says is in the server's log where statements are logged.
    try await run(
      script: """
        SET log_statement = 'none';
        SET log_min_duration_statement = -1;
        SET log_min_error_statement = 'panic';
        SET password_encryption = 'scram-sha-256';
        DO $$ BEGIN
          CREATE ROLE \(role) LOGIN CREATEROLE;
        EXCEPTION WHEN duplicate_object THEN
          ALTER ROLE \(role) LOGIN CREATEROLE;
        END $$;
        ALTER ROLE \(role) PASSWORD \(Self.text(password));
        """
    )
  }

  /// Makes the database unless it is there.
  func makeDatabase(_ name: String, owner: String) async throws(ControlFailure) {
    let known = try await query("SELECT 1 FROM pg_database WHERE datname = \(Self.text(name))")
    guard known.isEmpty else { return }
    _ = try await query(
      "CREATE DATABASE \(Self.identifier(name)) OWNER \(Self.identifier(owner)) TEMPLATE template0 "
        + "ENCODING 'UTF8' LOCALE 'C.UTF-8'"
    )
  }

  /// Puts a line for the database before all others of pg_hba.conf, once.
  func askForPasswords(database: String) async throws(ControlFailure) {
    let file = try await query("SHOW hba_file")
    let text = try failing { () throws(FileFailure) in
      String(decoding: try FileContents.read(file, maxBytes: 4_194_304).bytes, as: UTF8.self)
    }
    if !text.contains(Self.heading) {
      // The administrator keeps the way in that Debian gives, for dumps too.
      let lines = """
        \(Self.heading)
        local   \(database)   postgres   peer
        local   \(database)   all        scram-sha-256

        """
      try failing { () throws(FileFailure) in
        try FileContents.write(Array((lines + text).utf8), to: file, mode: 0o640)
        try FileSystem.give(file, to: account)
      }
    }
    try await reload()
  }

  /// Has the server read its files again, and waits until it did.
  ///
  /// `pg_reload_conf` only sends a signal. A new connection tells the moment of the reload that came before
  /// it, because the server makes connections and reads pg_hba.conf in one process.
  private func reload() async throws(ControlFailure) {
    let loaded = "SELECT pg_conf_load_time()"
    let before = try await query(loaded)
    _ = try await query("SELECT pg_reload_conf()")
    let end = ContinuousClock.now + Self.patience
    while try await query(loaded) == before {
      guard ContinuousClock.now < end else {
        throw ControlFailure(
          "PostgreSQL has not read its configuration again for \(Self.patience.components.seconds) s; "
            + "its log says why"
        )
      }
      await sleepUnlessCancelled(.milliseconds(50))
      try Interruption.check()
    }
  }

  private func query(_ statement: String) async throws(ControlFailure) -> String {
    let output = try await Program(path: Self.psql, account: account)
      .output(connection + ["-c", statement])
    return String(output.drop(while: \.isWhitespace).prefix { !$0.isNewline })
  }

  /// By a file, because other users see a program's arguments.
  private func run(script: String) async throws(ControlFailure) {
    let file = try WorkFolder.newPath()
    defer { Directory.remove(file) }
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(script.utf8), to: file, mode: 0o600)
      try FileSystem.give(file, to: account)
    }
    _ = try await Program(path: Self.psql, account: account).output(connection + ["-f", file])
  }

  private static func identifier(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  private static func text(_ value: String) -> String {
    "'" + value.replacing("'", with: "''") + "'"
  }
}
