package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension Pools {
  /// Makes an outside provider of a pool's users.
  ///
  /// Identity federation keeps it, with its secrets, and checks ProviderDetails.
  package func createIdentityProvider(
    _ request: CreateIdentityProviderRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateIdentityProviderResponse {
    guard let name = request.providerName else { throw .missing("providerName") }
    guard let type = request.providerType else { throw .missing("providerType") }
    guard let details = request.providerDetails else { throw .missing("providerDetails") }
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    try IdentityProviderRules.checkName(name, of: type)
    try IdentityProviderRules.check(request.attributeMapping, in: pool)
    try IdentityProviderRules.check(acrMapping: request.acrMapping, of: type)
    let mapping =
      request.attributeMapping.nonEmpty ?? IdentityProviderRules.usualMapping(of: type)
    let provider = UserPoolProvider(
      name: name,
      type: type,
      detailsJson: try SettingsJSON.text(of: details),
      attributeMappingJson: try mapping.map(Self.json),
      acrMappingJson: try request.acrMapping.nonEmpty.map(Self.json),
      identifiers: request.idpIdentifiers ?? []
    )
    let created = try await providerCalls.ask { (providers) async throws(RPCError) in
      try await providers.createUserPoolProvider(
        CreateUserPoolProviderRequest(userPoolId: pool.id.text, provider: provider),
        context: call.context
      )
    }
    return CreateIdentityProviderResponse(
      identityProvider: try describe(created.provider, in: pool.id)
    )
  }

  private static func json(
    _ texts: [String: String]
  ) throws(AuthenticationFailure) -> String {
    try SettingsJSON.text(of: texts)
  }
}
