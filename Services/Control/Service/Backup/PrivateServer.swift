internal import OperatingSystem
internal import Postgres

/// The PostgreSQL of a private installation without its services, while something is done with it.
struct PrivateServer: Sendable {
  private let state: StateFolder
  private let run: RunDirectory
  private let lock: FileLock
  private let cluster: PostgresCluster

  init(state: StateFolder, lock: FileLock) throws(ControlFailure) {
    self.state = state
    self.lock = lock
    run = RunDirectory(state: state, environment: ProcessEnvironment.current)
    cluster = try PostgresCluster(state: state, run: run, lock: lock)
    try failing { () throws(FileFailure) in try lock.write("\(ProcessIdentity.current)\n") }
  }

  /// Starts it, runs the body and stops it, however the body ends.
  func use(
    _ body: (BackedInstallation) async throws(ControlFailure) -> Void
  ) async throws(ControlFailure) {
    try failing { () throws(FileFailure) in
      try run.prepare(database: cluster.account)
      try FileContents.write(Array(run.path.utf8), to: state.runDirectoryPath, mode: 0o600)
    }
    defer {
      run.remove()
      lock.removeFile()
    }
    if try cluster.isMissing() { try await cluster.make() }
    let server = try await starting(try cluster.server())
    let result: Result<Void, ControlFailure>
    do throws(ControlFailure) {
      try await waitUntilReady(server)
      let database = try PostgresCluster.administration(state: state, run: run)
      try await body(try BackedInstallation(state: state, database: database))
      result = .success(())
    } catch {
      result = .failure(error)
    }
    // Its fast shutdown.
    server.signal(StopSignal.interrupt)
    _ = await server.waitForExit()
    try result.get()
  }

  private func waitUntilReady(_ server: ChildProcess) async throws(ControlFailure) {
    let pool = PostgresPool(
      try PostgresCluster.administration(state: state, run: run, database: "postgres")
    )
    while !(await pool.isReachable()) {
      try Interruption.check()
      guard server.exit == nil else {
        let log = state.logPath(of: "postgresql")
        throw ControlFailure(
          "PostgreSQL ended while starting; the end of \(log):\n" + LogTail.last(of: log, lines: 10)
        )
      }
      await sleepUnlessCancelled(.milliseconds(50))
    }
    do throws(PostgresError) {
      try await InstallationDatabase.make(on: pool)
    } catch {
      throw ControlFailure("the database cannot be made: \(error.debugDescription)")
    }
  }
}
