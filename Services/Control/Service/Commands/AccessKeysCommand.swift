internal import ArgumentParser
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import OperatingSystem
internal import RPC
internal import Runtime

/// The keys that sign requests.
struct AccessKeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "access-keys",
    abstract: "The access keys that may sign requests.",
    subcommands: [
      Create.self, List.self, Disable.self, Enable.self, Delete.self, Import.self,
    ]
  )

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Makes a key and prints its secret, which is never shown again.",
      discussion:
        "Without limits the key is good for everything. A key that is for pools is refused "
        + "for what is in none, such as ListUserPools and CreateUserPool. A key that only reads also "
        + "reads what secrets clients have."
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: "What the key is for.")
    var description: String?

    @Flag(help: "The key may only read.")
    var readOnly = false

    @Option(help: ArgumentHelp("A pool that the key is for; can be given again.", valueName: "id"))
    var pool: [String] = []

    @Option(
      help: ArgumentHelp(
        "An address or CIDR range that requests may come from; can be given again.",
        valueName: "range"
      )
    )
    var from: [String] = []

    @Option(
      help: ArgumentHelp(
        "When the key ends, such as 2027-01-31T12:00:00Z, or after how long: 12h, 30d.",
        valueName: "time"
      )
    )
    var expires: KeyExpiry?

    func run() async throws {
      let description = description
      let limits = AccessKeyLimits(
        isReadOnly: readOnly,
        pools: pool,
        sourceRanges: from,
        expiresAtUnixMillis: expires?.unixMillis(from: SystemClock().now())
      )
      let made = try await AccessKeysCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await AccessKeyOperatorClient(channel).createAccessKey(
          CreateAccessKeyRequest(description: description, limits: limits),
          context: context
        )
      }
      print("AWS_ACCESS_KEY_ID=\(made.accessKeyId ?? "")")
      print(
        "AWS_SECRET_ACCESS_KEY=\(String(decoding: made.secretAccessKey ?? [], as: UTF8.self))"
      )
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the keys, without secrets.")

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
      let keys = try await AccessKeysCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await AccessKeyOperatorClient(channel).listAccessKeys(
          ListAccessKeysRequest(),
          context: context
        )
      }.accessKeys
      for key in keys {
        let created = Timestamp.text(unixMillis: key.createdAtUnixMillis)
        print(
          "\(key.accessKeyId ?? "")  \(key.status ?? "")  \(created)  "
            + TerminalText.escaped(key.description) + AccessKeysCommand.text(of: key.limits)
        )
      }
    }
  }

  struct Disable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Refuses requests signed with a key from now on."
    )

    @OptionGroup var installation: InstallationOptions

    @Argument(help: "The key's id.")
    var accessKeyID: String

    func run() async throws {
      try await AccessKeysCommand.setStatus(installation, accessKeyID, "Inactive")
    }
  }

  struct Enable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Accepts a disabled key again.")

    @OptionGroup var installation: InstallationOptions

    @Argument(help: "The key's id.")
    var accessKeyID: String

    func run() async throws {
      try await AccessKeysCommand.setStatus(installation, accessKeyID, "Active")
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Removes a key for good.")

    @OptionGroup var installation: InstallationOptions

    @Argument(help: "The key's id.")
    var accessKeyID: String

    func run() async throws {
      let id = accessKeyID
      _ = try await AccessKeysCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await AccessKeyOperatorClient(channel).deleteAccessKey(
          DeleteAccessKeyRequest(accessKeyId: id),
          context: context
        )
      }
    }
  }

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Adds a key with a chosen id and secret.",
      discussion: "The secret comes from a file or from AWS_SECRET_ACCESS_KEY, not from an "
        + "argument, which other users could see."
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: ArgumentHelp("The key's id.", valueName: "id"))
    var accessKeyID: String

    @Option(help: ArgumentHelp("A file with the secret on one line.", valueName: "file"))
    var secretFile: String?

    @Option(help: "What the key is for.")
    var description: String?

    func run() async throws {
      let secret: String
      if let secretFile {
        secret = try SecretFile(path: secretFile).readLine()
      } else if let given = ProcessEnvironment.current["AWS_SECRET_ACCESS_KEY"], !given.isEmpty {
        secret = given
      } else {
        throw ValidationError("give the secret by --secret-file or AWS_SECRET_ACCESS_KEY")
      }
      let request = ImportAccessKeyRequest(
        accessKeyId: accessKeyID,
        secretAccessKey: Array(secret.utf8),
        description: description
      )
      _ = try await AccessKeysCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await AccessKeyOperatorClient(channel).importAccessKey(request, context: context)
      }
    }
  }

  /// Two spaces and words for each limit, as the options of `create` have it.
  fileprivate static func text(of limits: AccessKeyLimits?) -> String {
    guard let limits else { return "" }
    var words: [String] = []
    if limits.isReadOnly ?? false { words.append("read-only") }
    words += limits.pools.map { "pool \(TerminalText.escaped($0))" }
    words += limits.sourceRanges.map { "from \(TerminalText.escaped($0))" }
    if let expiry = limits.expiresAtUnixMillis {
      words.append("expires \(Timestamp.text(unixMillis: expiry))")
    }
    return words.map { "  \($0)" }.joined()
  }

  fileprivate static func channel(
    _ installation: InstallationOptions
  ) throws(ControlFailure) -> OperatorChannel {
    OperatorChannel(
      runDirectory: try installation.resolvedRunDirectory(),
      service: .identityFederation
    )
  }

  fileprivate static func setStatus(
    _ installation: InstallationOptions,
    _ accessKeyID: String,
    _ status: String
  ) async throws {
    _ = try await AccessKeysCommand.channel(installation).use {
      (channel, context) throws(RPCError) in
      try await AccessKeyOperatorClient(channel).setAccessKeyStatus(
        SetAccessKeyStatusRequest(accessKeyId: accessKeyID, status: status),
        context: context
      )
    }
  }
}
