internal import OperatingSystem
internal import Postgres

/// The PostgreSQL of the installation that is backed up or restored.
enum InstallationServer {
  /// Runs the body with an installation whose database is within reach.
  ///
  /// That of a private installation which is stopped is started for the length of the body. Where there is
  /// none it is made, or that is a fault.
  static func use(
    _ options: BackupOptions,
    making: Bool,
    _ body: @Sendable (BackedInstallation) async throws(ControlFailure) -> Void
  ) async throws(ControlFailure) {
    guard let state = options.state.map({ StateFolder($0) }) else {
      return try await body(try BackedInstallation(configuration: options.config))
    }
    guard making || FileSystem.exists(state.clusterPath) else {
      throw ControlFailure("no Gatehouse was ever started with --state \(state.path)")
    }
    try failing { () throws(FileFailure) in try state.prepare() }
    guard StateLock.isHeld(state) else {
      return try await PrivateServer(state: state, lock: try await StateLock.take(state)).use(body)
    }
    let run = try RunDirectory(recordedIn: state)
    let database = try PostgresCluster.administration(state: state, run: run)
    try await body(try BackedInstallation(state: state, database: database))
  }
}
