internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationProofs
package import RPC

extension IdentityProviderOperator {
  /// IAM's limits.
  private static let maxClients = 100
  private static let maxClient = 255

  /// Registers a provider of OpenID Connect or of SAML (IAM, CreateOpenIDConnectProvider,
  /// CreateSAMLProvider).
  package func createIdentityProvider(
    _ request: CreateLoginProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> CreateLoginProviderResponse {
    if let saml = request.saml {
      guard request.issuer == nil, request.clientIds.isEmpty else {
        throw .invalidParameter("A provider is either of OpenID Connect or of SAML.")
      }
      return CreateLoginProviderResponse(arn: try await create(saml, context))
    }
    let issuer = try issuer(request.issuer)
    let record = IdentityProviderRecord(
      name: issuer.withoutScheme,
      issuer: issuer.text,
      clientIDs: try Self.clients(request.clientIds),
      createdAt: clock.now()
    )
    let arn = IdentityProviderARN.text(of: record.name, accountID: accountID)
    guard try await registrations.insert(record, atMost: Self.maxProviders) else {
      guard try await registrations.find(record.name) == nil else {
        throw .resourceConflict("The identity provider \(arn) exists.")
      }
      throw .limitExceeded("There are \(Self.maxProviders) identity providers already.")
    }
    return CreateLoginProviderResponse(arn: arn)
  }

  private func issuer(_ text: String?) throws(IdentityFederationFailure) -> ProviderAddress {
    guard let text, let issuer = ProviderAddress(text), !text.contains("?"),
      issuer.withoutScheme.utf8.count <= IdentityProviderARN.maxName
    else {
      throw .invalidParameter(
        "An issuer is an https:// URL with a host in lower case and no query."
      )
    }
    guard hosts.contain(issuer) else {
      throw .invalidParameter(
        "providers.allowed-hosts of identity federation does not have \(issuer.origin)."
      )
    }
    return issuer
  }

  private static func clients(_ ids: [String]) throws(IdentityFederationFailure) -> [String] {
    guard (1...maxClients).contains(ids.count) else {
      throw .invalidParameter("A provider has 1 to \(maxClients) client ids.")
    }
    for id in ids {
      guard (1...maxClient).contains(id.utf8.count),
        id.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else {
        throw .invalidParameter("A client id has 1 to \(maxClient) visible characters.")
      }
    }
    return Array(Set(ids)).sorted()
  }
}
