internal import ArgumentParser
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// The keys that sign tokens.
struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "The signing keys of a user pool, or of identity pools.",
    subcommands: [List.self, Rotate.self]
  )

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the signing keys.")

    @OptionGroup var installation: InstallationOptions

    @Option(help: ArgumentHelp("The pool's id, or `identity`.", valueName: "pool-id"))
    var pool: String

    func run() async throws {
      let pool = pool
      let reply = try await KeysCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await SigningKeyOperatorClient(channel).listSigningKeys(
          ListSigningKeysRequest(userPoolId: pool),
          context: context
        )
      }
      guard !reply.keys.isEmpty else {
        throw ControlFailure("\(pool) has no signing keys; is that the pool's id?")
      }
      KeysCommand.show(reply.keys)
    }
  }

  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Signs with new keys from now on; the old ones verify until their tokens expire."
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: ArgumentHelp("The pool's id, or `identity`.", valueName: "pool-id"))
    var pool: String

    @Option(help: ArgumentHelp("RS256 or ES256; kept when not given.", valueName: "name"))
    var algorithm: String?

    func run() async throws {
      let request = RotateSigningKeysRequest(userPoolId: pool, algorithm: algorithm)
      let reply = try await KeysCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await SigningKeyOperatorClient(channel).rotateSigningKeys(request, context: context)
      }
      KeysCommand.show(reply.keys)
    }
  }

  fileprivate static func channel(
    _ installation: InstallationOptions
  ) throws(ControlFailure) -> OperatorChannel {
    OperatorChannel(
      runDirectory: try installation.resolvedRunDirectory(),
      service: .tokenIssuance
    )
  }

  fileprivate static func show(_ keys: [SigningKeyDescription]) {
    for key in keys {
      var line = "\(key.keyId ?? "")  \(key.tokenUse ?? "")  \(key.algorithm ?? "")"
      line += "  \(key.state ?? "")  \(Timestamp.text(unixMillis: key.createdAtUnixMillis))"
      if let until = key.verifiesUntilUnixMillis {
        line += "  verifies until \(Timestamp.text(unixMillis: until))"
      }
      print(line)
    }
  }
}
