import IdentityFederationProofs
import OutboundHTTP
import Runtime

/// The settings under `providers`: which providers of logins may be asked, and how.
struct ProviderSettings: Sendable {
  let configuration: ProviderConfiguration
  private let certificateAuthorities: String?

  private static let connectionsPerHost = 32

  init(_ source: inout ConfigurationSource) {
    certificateAuthorities = source.optionalString("providers", "ca-file")
    let hosts = Self.hosts(&source)
    let services = PublicProviders(
      google: Self.address("google-url", usually: .google, &source),
      apple: Self.address("apple-url", usually: .apple, &source),
      facebook: Self.address("facebook-url", usually: .facebook, &source),
      amazon: Self.address("amazon-url", usually: .amazon, &source)
    )
    configuration = ProviderConfiguration(hosts: hosts, services: services)
  }

  private static func hosts(_ source: inout ConfigurationSource) -> AllowedHosts {
    guard let names = source.optionalStrings("providers", "allowed-hosts") else {
      return .everyPublic
    }
    guard let hosts = AllowedHosts(names) else {
      source.report(
        ["providers", "allowed-hosts"],
        "must have entries of the form host, host:port, *.host, * or http://host:port"
      )
      return .none
    }
    return hosts
  }

  /// The way to the providers, until the process ends.
  func transport(_ assembly: ServiceAssembly) -> any ProviderTransport {
    let transport = HTTPProviderTransport(
      client(assembly, onlyPublic: false),
      publicClient: client(assembly, onlyPublic: true)
    )
    return PausingTransport(over: transport, clock: assembly.clock)
  }

  private func client(_ assembly: ServiceAssembly, onlyPublic: Bool) -> OutboundHTTPClient {
    let client = OutboundHTTPClient(
      group: assembly.group,
      certificateAuthorities: certificateAuthorities,
      connectionsPerHost: Self.connectionsPerHost,
      onlyPublic: onlyPublic
    )
    let logger = assembly.logger
    assembly.addJob { await client.run(logger: logger) }
    return client
  }

  private static func address(
    _ key: String,
    usually usual: ProviderAddress,
    _ source: inout ConfigurationSource
  ) -> ProviderAddress {
    let text = source.string("providers", key, default: usual.text)
    guard let address = ProviderAddress(text), !text.contains("?") else {
      source.report(["providers", key], "must begin with https:// or http:// and have no query")
      return usual
    }
    return address
  }
}
