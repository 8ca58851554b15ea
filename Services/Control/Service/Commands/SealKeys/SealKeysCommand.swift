internal import ArgumentParser
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import OperatingSystem

/// The keys with which services seal what they store.
struct SealKeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seal-keys",
    abstract: "The keys with which services seal what they store.",
    subcommands: [List.self, Rotate.self, Remove.self]
  )

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the keys and how many rows are under each."
    )

    @OptionGroup var options: SealKeyOptions

    func run() async throws {
      for (schema, instances) in try options.instances() {
        guard let reply = try await instances.describe().values.first else { continue }
        let counts = try await SealedRowCounts.scan(instances, reseals: false)
        for key in reply.keys {
          let id = key.keyId ?? 0
          var state = id == reply.currentKeyId ? "seals" : "opens"
          if key.isStoredOnly == true { state = "opens what is stored" }
          if key.isHeld != true { state = key.isRetired == true ? "removed" : "MISSING" }
          let print16 = Hex.encode(Array((key.fingerprint ?? []).prefix(8)))
          print("\(schema)  key \(id)  \(print16)  \(state)  \(counts.rows(under: id)) rows")
          let text = counts.text(under: id)
          if !text.isEmpty { print("    \(text)") }
        }
      }
    }
  }

  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replaces the keys and seals everything anew, while the services go on.",
      discussion: """
        Adds a key and restarts each instance, lets it seal with that key and restarts each again, seals \
        every stored value anew. The key before stays for what clients carry; `seal-keys remove` takes it \
        away two days later. Refresh tokens and recovery codes keep their key until they are replaced. May \
        be interrupted and run again. Where an \
        installation has several machines, use --no-restart and copy the file to the others each time the \
        command waits.
        """
    )

    @OptionGroup var options: SealKeyOptions

    func run() async throws {
      let options = options
      try await Interruption.guarding { () throws(ControlFailure) in
        for rotation in try options.rotations() { try await rotation.run() }
      }
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Removes the earlier keys under which nothing is left."
    )

    @OptionGroup var options: SealKeyOptions

    @Flag(
      help: """
        Do not wait for the end of what clients carry: sign-ins that were begun before the rotation, and \
        temporary credentials, end.
        """
    )
    var atOnce = false

    func run() async throws {
      let (options, atOnce) = (options, atOnce)
      try await Interruption.guarding { () throws(ControlFailure) in
        for rotation in try options.rotations() {
          try await rotation.removeUnused(atOnce: atOnce)
        }
      }
    }
  }
}

/// Which keys a command is about, and where they are.
struct SealKeyOptions: ParsableArguments {
  @OptionGroup var installation: InstallationOptions

  @Option(
    help: ArgumentHelp(
      "The service, such as token-issuance; all that store something when not given.",
      valueName: "name"
    )
  )
  var service: String?

  @OptionGroup var restarting: RestartOptions

  /// The services with their schemas.
  func instances() throws(ControlFailure) -> [(schema: String, instances: ServiceInstances)] {
    let run = try installation.resolvedRunDirectory()
    let chosen = ServiceName.allCases.filter { service == nil || $0.rawValue == service }
    let found = chosen.compactMap { name in
      name.schema.map { schema in
        (schema: schema, instances: ServiceInstances(runDirectory: run, service: name))
      }
    }
    guard !found.isEmpty else {
      throw ControlFailure("no service \(service ?? "") stores anything")
    }
    return found
  }

  func rotations() throws(ControlFailure) -> [SealKeyRotation] {
    let secrets = restarting.secretsPath(installation)
    let restart = restarting.restart(installation)
    return try instances().map { schema, instances in
      SealKeyRotation(
        instances: instances,
        schema: schema,
        path: "\(secrets)/seal-keys-\(schema)",
        restart: restart
      )
    }
  }
}

/// Where an installation's secrets are, and who restarts its services.
struct RestartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the installation's secrets, where it is neither the usual one nor --state's.",
      valueName: "dir"
    )
  )
  var secrets: String?

  @Flag(help: "Restart nothing: wait until the operator has done it.")
  var noRestart = false

  func secretsPath(_ installation: InstallationOptions) -> String {
    if let secrets { return FileSystem.absolute(secrets) }
    return installation.isPrivate
      ? StateFolder(installation.state).secretsPath : InstallationFolder().secretsPath
  }

  func restart(_ installation: InstallationOptions) -> InstanceRestart {
    if noRestart { return .none }
    return installation.isPrivate ? .supervisor : .systemd
  }
}
