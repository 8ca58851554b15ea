internal import OperatingSystem
internal import Postgres
internal import Runtime

/// A private PostgreSQL 15, reachable only by its Unix socket and with a password.
struct PostgresCluster: Sendable {
  static let major = "15"
  static let owner = "gatehouse_owner"
  static let databaseName = "gatehouse"
  static let port = 5432

  let state: StateFolder
  let run: RunDirectory
  /// PostgreSQL refuses to run as root; it then runs as Debian's own user for it.
  let account: UserAccount
  private let programs: String
  private let lock: FileLock

  init(state: StateFolder, run: RunDirectory, lock: FileLock) throws(ControlFailure) {
    self.state = state
    self.run = run
    self.lock = lock
    account = try Self.account()
    programs = "/usr/lib/postgresql/\(Self.major)/bin"
    guard FileSystem.isExecutable("\(programs)/postgres") else {
      throw ControlFailure(
        "PostgreSQL \(Self.major) is not installed (no \(programs)/postgres); "
          + "run: apt-get install postgresql-\(Self.major)"
      )
    }
  }

  /// The user that PostgreSQL runs as.
  static func account() throws(ControlFailure) -> UserAccount {
    guard UserAccount.current.isRoot else { return .current }
    guard let account = UserAccount.named("postgres") else {
      throw ControlFailure(
        "PostgreSQL does not run as root and there is no user named postgres; "
          + "run: apt-get install postgresql-\(major)"
      )
    }
    return account
  }

  /// Whether the cluster has yet to be made; refuses one of another version.
  func isMissing() throws(ControlFailure) -> Bool {
    let versionPath = "\(state.clusterPath)/PG_VERSION"
    guard FileSystem.exists(versionPath) else {
      guard Directory.names(in: state.clusterPath).isEmpty else {
        throw ControlFailure(
          "\(state.clusterPath) holds something that is not a PostgreSQL cluster; "
            + "move it away or choose another --state"
        )
      }
      return true
    }
    let bytes = try failing { () throws(FileFailure) in
      try FileContents.read(versionPath, maxBytes: 64).bytes
    }
    let version = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    guard version == Self.major else {
      throw ControlFailure(
        "the cluster in \(state.clusterPath) was made by PostgreSQL \(version), and Gatehouse "
          + "runs PostgreSQL \(Self.major): upgrade it with pg_upgrade, or choose another --state"
      )
    }
    return false
  }

  /// Makes the cluster beside its final name, so that an incomplete one is never used.
  func make() async throws(ControlFailure) {
    let half = "\(state.clusterPath).new"
    let passwordPath = "\(run.postgresPath)/password"
    let logPath = state.logPath(of: "initdb")
    try await removeTree(half)
    Directory.remove(logPath)
    try failing { () throws(FileFailure) in
      let password = try SecretFile(path: state.ownerPasswordPath).read()
      try FileContents.write(password, to: passwordPath, mode: 0o600)
      try FileSystem.give(passwordPath, to: account)
      try Directory.make(half, mode: 0o700, owner: account)
    }
    defer { Directory.remove(passwordPath) }
    let exit = try await runToEnd(
      "\(programs)/initdb",
      [
        "--username=\(Self.owner)", "--pwfile=\(passwordPath)", "--auth=scram-sha-256",
        "--encoding=UTF8", "--locale=C.UTF-8", "--data-checksums",
      ],
      dataDirectory: half,
      logPath: logPath
    )
    guard exit == .code(0) else {
      try await removeTree(half)
      throw ControlFailure(
        "PostgreSQL could not make its cluster (\(exit)):\n\(LogTail.last(of: logPath, lines: 8))"
          + Self.hint(LogTail.last(of: logPath, lines: 40))
      )
    }
    try failing { () throws(FileFailure) in
      try FileSystem.rename(half, to: state.clusterPath)
    }
  }

  /// What to start to run the server.
  func server() throws(ControlFailure) -> ChildProcess.Specification {
    var specification = ChildProcess.Specification(
      path: "\(programs)/postgres",
      arguments: [
        "-c", "listen_addresses=",
        "-c", "unix_socket_directories=\(run.postgresPath)",
        "-c", "unix_socket_permissions=0700",
        "-c", "port=\(Self.port)",
        "-c", "password_encryption=scram-sha-256",
        "-c", "fsync=on",
        "-c", "max_connections=200",
        "-c", "logging_collector=off",
        "-c", "log_line_prefix=%m ",
        // The details of a violated constraint would be names and addresses of users.
        "-c", "log_error_verbosity=terse",
      ],
      outputPath: state.logPath(of: "postgresql")
    )
    // SIGINT is PostgreSQL's fast shutdown.
    specification.parentDeathSignal = StopSignal.interrupt
    try locate(state.clusterPath, in: &specification)
    return specification
  }

  /// How to connect as the cluster's owner.
  func administration(
    database: String = Self.databaseName
  ) throws(ControlFailure) -> PostgresPool.Configuration {
    try Self.administration(state: state, run: run, database: database)
  }

  /// The same for a cluster that another process runs.
  static func administration(
    state: StateFolder,
    run: RunDirectory,
    database: String = Self.databaseName
  ) throws(ControlFailure) -> PostgresPool.Configuration {
    let passwords = try failing { () throws(FileFailure) in
      try SecretFile(path: state.ownerPasswordPath).readPasswords()
    }
    var configuration = PostgresPool.Configuration(
      host: run.postgresPath,
      port: Self.port,
      database: database,
      user: Self.owner,
      password: passwords.present,
      maxSessions: 1,
      applicationName: "gatehousectl"
    )
    configuration.nextPassword = passwords.next
    return configuration
  }

  /// Names the cluster's folder to a PostgreSQL program.
  ///
  /// As another user it cannot pass through the folders above (`/root`, the state folder), so it
  /// gets the folder's descriptor and finds it below `/proc/self/fd`.
  private func locate(
    _ folder: String,
    in specification: inout ChildProcess.Specification
  ) throws(ControlFailure) {
    specification.lock = lock
    guard account != .current else {
      specification.arguments += ["-D", folder]
      return
    }
    let open = try failing { () throws(FileFailure) in try OpenFolder(folder) }
    specification.account = account
    specification.folder = open
    specification.arguments += ["-D", "/proc/self/fd/\(open.descriptor)"]
  }

  private func runToEnd(
    _ program: String,
    _ arguments: [String],
    dataDirectory: String,
    logPath: String
  ) async throws(ControlFailure) -> ChildProcess.Exit {
    var specification = ChildProcess.Specification(
      path: program,
      arguments: arguments,
      outputPath: logPath
    )
    specification.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    try locate(dataDirectory, in: &specification)
    let child = try await starting(specification)
    return await child.waitForExit()
  }

  private func removeTree(_ path: String) async throws(ControlFailure) {
    guard FileSystem.exists(path) else { return }
    var specification = ChildProcess.Specification(
      path: "/bin/rm",
      arguments: ["-rf", "--", path],
      outputPath: state.logPath(of: "initdb")
    )
    specification.environment = ["PATH": "/usr/bin:/bin"]
    _ = await (try starting(specification)).waitForExit()
  }

  private static func hint(_ output: String) -> String {
    output.contains("No space left on device") ? "\nThe disk is full: free some space." : ""
  }
}
