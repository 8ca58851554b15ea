internal import Domain
internal import Logging
internal import ServerTLS

/// Every address of both listeners, one line each, and what of them the gateway uses itself.
struct GatewayEndpoints: Sendable {
  let clients: EndpointList
  let operators: EndpointList
  /// Answered before an endpoint where they are in memory.
  let documents: PoolDocuments
  /// Where pools are found.
  let sites: PoolSites
  let hosts: DomainHosts
  /// What requests wait by until the process stops.
  let sessionWaits: SessionWaits

  init(
    _ configuration: GatewayConfiguration,
    _ parts: EndpointParts,
    certificate: ServerCertificate? = nil,
    metricsText: @escaping @Sendable () -> String = { "" }
  ) {
    let keys = PoolKeys(
      parts.channels.tokenIssuance,
      callTime: parts.limits.callTime,
      logger: parts.logger
    )
    sites = PoolSites(
      parts.channels.authentication,
      callTime: parts.limits.callTime,
      logger: parts.logger
    )
    hosts = DomainHosts(
      publicURL: parts.publicURL,
      suffix: configuration.domainsSuffix,
      sites: sites
    )
    documents = PoolDocuments(
      keys,
      sites,
      publicURL: parts.publicURL,
      offering: ProviderMetadata(
        tokenPath: TokenEndpoint.address,
        grantTypes: GrantType.allCases.map(\.rawValue),
        clientMethods: ClientCredentials.methods,
        secretMethods: ClientCredentials.secretMethods,
        languages: PageLanguage.all.map(\.tag)
      )
    )
    sessionWaits = SessionWaits(asking: parts.channels.authentication, random: parts.random)
    let readiness = ReadinessEndpoint(parts.channels, configuration.installation, certificate)
    let others: [any Endpoint] = [
      TokenEndpoint(parts), UserInfoEndpoint(parts), RevokeEndpoint(parts),
      IntrospectEndpoint(parts), LogoutEndpoint(parts),
      ProviderRequestEndpoint(parts), ProviderAnswerEndpoint(parts), SAMLAnswerEndpoint(parts),
      SAMLLogoutEndpoint(parts), UserImportUpload(parts), HealthEndpoint(), readiness,
    ]
    let identityIssuer = IdentityIssuer(configuration.identityIssuer, at: parts.publicURL)
    clients = EndpointList(
      API.endpoints(parts) + InteractionEndpoint.all(parts, sessionWaits)
        + DemonstrationEndpoint.all(configuration.demonstration)
        + PageEndpoint.all(parts, configuration.pageTemplates) + AuthorizeEndpoint.all(parts)
        + BrandingEndpoint.all(parts)
        + identityIssuer.endpoints(keys) + others + documents.endpoints
    )
    operators = EndpointList([HealthEndpoint(), readiness, MetricsEndpoint(text: metricsText)])
  }
}
