internal import ArgumentParser
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import OperatingSystem
internal import RPC

/// The providers of logins that identity pools may name by an ARN.
struct IdentityProvidersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identity-providers",
    abstract: "The providers of OpenID Connect and SAML whose logins identity pools may accept.",
    subcommands: [Create.self, List.self, Describe.self, Delete.self]
  )

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Registers a provider and prints its ARN.",
      discussion: """
        Either --oidc with --client-id, whose host `providers.allowed-hosts` of identity federation must \
        allow, or --saml with --name.
        """
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: ArgumentHelp("The issuer of OpenID Connect.", valueName: "url"))
    var oidc: String?

    @Option(help: ArgumentHelp("An application whose tokens count; may be repeated."))
    var clientID: [String] = []

    @Option(help: ArgumentHelp("The metadata of a SAML provider.", valueName: "file"))
    var saml: String?

    @Option(help: "What the SAML provider's ARN ends with.")
    var name: String?

    @Option(
      help: ArgumentHelp(
        "What a SAML assertion must be for; may be repeated. Without it AWS's own names."
      )
    )
    var audience: [String] = []

    @Option(
      help: ArgumentHelp(
        "Where a SAML response must be sent to; may be repeated. Without it any counts.",
        valueName: "url"
      )
    )
    var recipient: [String] = []

    private static let maxMetadata = 1 << 20

    func validate() throws {
      if saml != nil {
        guard oidc == nil, clientID.isEmpty, name != nil else {
          throw ValidationError("--saml goes with --name, and not with --oidc or --client-id")
        }
      } else {
        guard oidc != nil, name == nil, audience.isEmpty, recipient.isEmpty else {
          throw ValidationError("give --oidc with --client-id, or --saml with --name")
        }
      }
    }

    func run() async throws {
      let request = try request()
      let made = try await IdentityProvidersCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await IdentityProviderOperatorClient(channel).createIdentityProvider(
          request,
          context: context
        )
      }
      print(made.arn ?? "")
    }

    private func request() throws(ControlFailure) -> CreateLoginProviderRequest {
      guard let saml else {
        return CreateLoginProviderRequest(issuer: oidc, clientIds: clientID)
      }
      let metadata = try failing { () throws(FileFailure) in
        try FileContents.read(saml, maxBytes: Self.maxMetadata).bytes
      }
      return CreateLoginProviderRequest(
        saml: SamlProviderRegistration(
          name: name,
          metadata: metadata,
          audiences: audience,
          recipients: recipient
        )
      )
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the providers with their applications, or with their entity id."
    )

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
      let providers = try await IdentityProvidersCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await IdentityProviderOperatorClient(channel).listIdentityProviders(
          ListLoginProvidersRequest(),
          context: context
        )
      }.providers
      for provider in providers {
        let created = Timestamp.text(unixMillis: provider.createdAtUnixMillis)
        // SAML's issuer is shown, which its ARN does not tell.
        let names = provider.clientIds.isEmpty ? [provider.issuer ?? ""] : provider.clientIds
        print(
          "\(provider.arn ?? "")  \(created)  "
            + TerminalText.escaped(names.joined(separator: " "))
        )
      }
    }
  }

  struct Describe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows what a provider was registered with."
    )

    @OptionGroup var installation: InstallationOptions

    @Argument(help: "The provider's ARN.")
    var arn: String

    func run() async throws {
      let arn = arn
      let answer = try await IdentityProvidersCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await IdentityProviderOperatorClient(channel).describeIdentityProvider(
          DescribeLoginProviderRequest(arn: arn),
          context: context
        )
      }
      for line in IdentityProviderLines.lines(of: answer.provider) { print(line) }
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Removes a provider: its logins prove nothing from then on."
    )

    @OptionGroup var installation: InstallationOptions

    @Argument(help: "The provider's ARN.")
    var arn: String

    func run() async throws {
      let arn = arn
      _ = try await IdentityProvidersCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await IdentityProviderOperatorClient(channel).deleteIdentityProvider(
          DeleteLoginProviderRequest(arn: arn),
          context: context
        )
      }
    }
  }

  fileprivate static func channel(
    _ installation: InstallationOptions
  ) throws(ControlFailure) -> OperatorChannel {
    OperatorChannel(
      runDirectory: try installation.resolvedRunDirectory(),
      service: .identityFederation
    )
  }
}
