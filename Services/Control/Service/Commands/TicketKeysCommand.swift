internal import ArgumentParser
internal import Domain

/// The keys of the tickets by which identity federation proves callers.
struct TicketKeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ticket-keys",
    abstract: "The keys of the tickets by which identity federation proves callers.",
    subcommands: [Rotate.self]
  )

  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replaces the key, while the services go on.",
      discussion: """
        Adds a key and restarts each instance of identity federation and authentication, seals with it and \
        restarts each again, removes the former key and restarts each once more. May be interrupted and run \
        again. Where an installation has several machines, use --no-restart and copy the file to the others \
        each time the command waits.
        """
    )

    @OptionGroup var installation: InstallationOptions

    @OptionGroup var restarting: RestartOptions

    func run() async throws {
      let run = try installation.resolvedRunDirectory()
      let rotation = TicketKeyRotation(
        path: "\(restarting.secretsPath(installation))/ticket-keys",
        holders: [ServiceName.identityFederation, .authentication].map {
          ServiceInstances(runDirectory: run, service: $0)
        },
        restart: restarting.restart(installation)
      )
      try await Interruption.guarding { () throws(ControlFailure) in try await rotation.run() }
    }
  }
}
