internal import ArgumentParser
internal import Domain
internal import Postgres

/// The roles by which services connect to PostgreSQL.
struct RolesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles",
    abstract: "The roles by which services connect to PostgreSQL.",
    subcommands: [Rotate.self]
  )

  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Gives the services' roles and the database's owner new passwords.",
      discussion: """
        The services go on: each instance restarts once, so that it knows both passwords. The owner's \
        password is used by gatehousectl alone. May be interrupted and run again. \
        Where an installation has several machines, use --no-restart and copy the file to the others when \
        the command waits.
        """
    )

    @OptionGroup var installation: InstallationOptions

    @OptionGroup var restarting: RestartOptions

    @Option(
      help: ArgumentHelp(
        "gatehousectl.json of an installation under systemd, which names the database and its owner.",
        valueName: "file"
      )
    )
    var config = "/etc/gatehouse/gatehousectl.json"

    func run() async throws {
      let administration = try administration()
      let rotations = try rotations(administration)
      let owner = try ownerRotation(administration)
      try await Interruption.guarding { () throws(ControlFailure) in
        for rotation in rotations { try await rotation.run() }
        try await owner?.run()
      }
    }

    /// Nil where PostgreSQL lets the owner in without a password.
    private func ownerRotation(
      _ administration: PostgresPool.Configuration
    ) throws(ControlFailure) -> OwnerPasswordRotation? {
      guard !installation.isPrivate else {
        let path = StateFolder(installation.state).ownerPasswordPath
        return OwnerPasswordRotation(path: path, administration: administration)
      }
      return try BackedInstallation(configuration: config).ownerPasswordPath
        .map { OwnerPasswordRotation(path: $0, administration: administration) }
    }

    private func rotations(
      _ administration: PostgresPool.Configuration
    ) throws(ControlFailure) -> [RolePasswordRotation] {
      let run = try installation.resolvedRunDirectory()
      let secrets = restarting.secretsPath(installation)
      return ServiceName.allCases.compactMap { service in
        service.schema.map { schema in
          RolePasswordRotation(
            schema: schema,
            path: "\(secrets)/database-\(schema)",
            instances: ServiceInstances(runDirectory: run, service: service),
            restart: restarting.restart(installation),
            administration: administration
          )
        }
      }
    }

    private func administration() throws(ControlFailure) -> PostgresPool.Configuration {
      guard installation.isPrivate else {
        return try BackedInstallation(configuration: config).database
      }
      let state = StateFolder(installation.state)
      return try PostgresCluster.administration(state: state, run: RunDirectory(recordedIn: state))
    }
  }
}
