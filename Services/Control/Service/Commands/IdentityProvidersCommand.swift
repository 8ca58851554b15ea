internal import ArgumentParser
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// The providers of logins that identity pools may name by an ARN.
struct IdentityProvidersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identity-providers",
    abstract: "The providers of OpenID Connect whose tokens identity pools may accept.",
    subcommands: [Create.self, List.self, Delete.self]
  )

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Registers a provider and prints its ARN.",
      discussion: "Its host must be one of `providers.allowed-hosts` of identity federation."
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: ArgumentHelp("The provider's issuer.", valueName: "url"))
    var oidc: String

    @Option(help: ArgumentHelp("An application whose tokens count; may be repeated."))
    var clientID: [String]

    func run() async throws {
      let request = CreateLoginProviderRequest(issuer: oidc, clientIds: clientID)
      let made = try await IdentityProvidersCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await IdentityProviderOperatorClient(channel).createIdentityProvider(
          request,
          context: context
        )
      }
      print(made.arn ?? "")
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the providers with their applications."
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
        print("\(provider.arn ?? "")  \(created)  \(provider.clientIds.joined(separator: " "))")
      }
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Removes a provider: its tokens prove nothing any more."
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
