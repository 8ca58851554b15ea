internal import ArgumentParser
internal import Domain
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

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
      let keys = try await KeysCommand.keys(of: pool, installation)
      guard !keys.isEmpty else {
        throw ControlFailure("\(pool) has no signing keys; is that the pool's id?")
      }
      KeysCommand.show(keys)
    }
  }

  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: """
        Publishes new keys and waits until they sign; the old ones verify until their tokens expire.
        """
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
      KeysCommand.show(try await signing(reply.keys))
    }

    /// The keys once the new ones sign, which they do some seconds after they are published.
    private func signing(_ keys: [SigningKeyDescription]) async throws -> [SigningKeyDescription] {
      var keys = keys
      guard keys.contains(where: \.isPublished) else { return keys }
      Terminal().say("the new keys are published and sign in a few seconds; waiting for it")
      while keys.contains(where: \.isPublished) {
        try await Task.sleep(for: .milliseconds(500))
        keys = try await KeysCommand.keys(of: pool, installation)
      }
      return keys
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

  fileprivate static func keys(
    of pool: String,
    _ installation: InstallationOptions
  ) async throws -> [SigningKeyDescription] {
    try await channel(installation).use { (channel, context) throws(RPCError) in
      try await SigningKeyOperatorClient(channel).listSigningKeys(
        ListSigningKeysRequest(userPoolId: pool),
        context: context
      )
    }.keys
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

extension SigningKeyDescription {
  /// Whether the key is published already and does not sign yet.
  fileprivate var isPublished: Bool { state == "published" }
}
