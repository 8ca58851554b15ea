package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension Pools {
  /// Changes a provider: what the request omits stays.
  package func updateIdentityProvider(
    _ request: UpdateIdentityProviderRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateIdentityProviderResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let present = try await provider(named: request.providerName, in: pool.id, call)
    try IdentityProviderRules.check(request.attributeMapping, in: pool)
    try IdentityProviderRules.check(acrMapping: request.acrMapping, of: present?.type ?? "")
    let provider = UserPoolProvider(
      name: request.providerName,
      detailsJson: try request.providerDetails.map(Self.json),
      attributeMappingJson: try request.attributeMapping.map(Self.json),
      acrMappingJson: try request.acrMapping.map(Self.json),
      identifiers: request.idpIdentifiers ?? []
    )
    let updated = try await providerCalls.ask { (providers) async throws(RPCError) in
      try await providers.updateUserPoolProvider(
        UpdateUserPoolProviderRequest(
          userPoolId: pool.id.text,
          provider: provider,
          replacesIdentifiers: request.idpIdentifiers != nil
        ),
        context: call.context
      )
    }
    return UpdateIdentityProviderResponse(
      identityProvider: try describe(updated.provider, in: pool.id)
    )
  }

  private static func json(
    _ texts: [String: String]
  ) throws(AuthenticationFailure) -> String {
    try SettingsJSON.text(of: texts)
  }
}
