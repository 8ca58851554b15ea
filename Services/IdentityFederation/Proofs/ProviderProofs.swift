package import AssertionReaderStubs
package import Domain
package import Logging

/// The proofs of what providers say, made once in a process: all that ask a provider share its keys and
/// the pause after its failures.
package struct ProviderProofs: Sendable {
  /// Where the providers are that need no registration.
  package let services: PublicProviders
  /// Where requests may go.
  package let hosts: AllowedHosts
  package let requests: ProviderRequests
  package let idTokens: IDTokenVerification
  package let facebook: FacebookProof
  package let amazon: AmazonProof
  package let assertions: SAMLAssertionProof
  package let metadata: SAMLMetadataReading

  /// Proofs by providers that are asked over `transport`, at the configured hosts alone.
  package init(
    _ configuration: ProviderConfiguration,
    over transport: any ProviderTransport,
    assertionReader: AssertionReaderClient,
    clock: any WallClock,
    logger: Logger
  ) {
    services = configuration.services
    hosts = configuration.hosts
    requests = ProviderRequests(over: transport, to: hosts, logger: logger)
    idTokens = IDTokenVerification(keys: IssuerKeys(requests, clock: clock))
    facebook = FacebookProof(address: services.facebook, requests: requests)
    amazon = AmazonProof(address: services.amazon, requests: requests)
    assertions = SAMLAssertionProof(reader: assertionReader)
    metadata = SAMLMetadataReading(reader: assertionReader)
  }
}
