internal import ArgumentParser
internal import Domain
internal import GatehouseStubs
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import OperatingSystem
internal import RPC

/// The outside providers of user pools.
struct ProvidersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "providers",
    abstract: "The outside providers of user pools.",
    subcommands: [Test.self]
  )

  struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Walks a sign-in at a provider as far as that goes without a browser.",
      discussion: """
        Asks for discovery document and keys, and the token endpoint with a made-up code; shows the metadata and \
        certificates of SAML. With --token it proves an ID token, or a response of SAML in base64, and shows \
        which attributes its user would have. Nothing is stored, and no user is signed in.
        """
    )

    @OptionGroup var installation: InstallationOptions

    @Argument(help: "The user pool's id.")
    var pool: String

    @Argument(help: "The provider's name.")
    var name: String

    @Option(
      help: ArgumentHelp("A file with an ID token, or a response of SAML.", valueName: "file")
    )
    var token: String?

    private static let maxToken = 1 << 20

    func run() async throws {
      let request = TestProviderRequest(
        userPoolId: pool,
        providerName: name,
        token: try token.map { (path) throws(ControlFailure) in
          try failing { () throws(FileFailure) in
            try FileContents.read(path, maxBytes: Self.maxToken).bytes
          }
        }
      )
      let channel = OperatorChannel(
        runDirectory: try installation.resolvedRunDirectory(),
        service: .identityFederation
      )
      let answer = try await channel.use { (channel, context) throws(RPCError) in
        try await ProviderTestClient(channel).testProvider(request, context: context)
      }
      for step in answer.steps { print(ProviderTestLine.line(of: step)) }
      guard answer.steps.allSatisfy({ $0.outcome != ProviderTestOutcome.failed.rawValue }) else {
        throw ExitCode.failure
      }
    }
  }
}

/// How a step of a provider's test is shown.
enum ProviderTestLine {
  /// The outcome, what was looked at and what was found; none of it controls the terminal.
  static func line(of step: ProviderTestStep) -> String {
    let mark =
      switch step.outcome.flatMap(ProviderTestOutcome.init(rawValue:)) {
      case .passed: "ok    "
      case .noted: "note  "
      case .failed: "FAILED"
      case nil: "?     "
      }
    return "\(mark)  \(TerminalText.escaped(step.name)): \(TerminalText.escaped(step.detail))"
  }
}
