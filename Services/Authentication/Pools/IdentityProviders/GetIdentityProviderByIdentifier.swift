package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension Pools {
  /// The provider of a pool that an identifier names.
  package func getIdentityProviderByIdentifier(
    _ request: GetIdentityProviderByIdentifierRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetIdentityProviderByIdentifierResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    guard let identifier = request.idpIdentifier else { throw .missing("idpIdentifier") }
    let found = try await providerCalls.ask { (providers) async throws(RPCError) in
      try await providers.getUserPoolProvider(
        GetUserPoolProviderRequest(userPoolId: pool.id.text, identifier: identifier),
        context: call.context.repeatable
      )
    }
    return GetIdentityProviderByIdentifierResponse(
      identityProvider: try describe(found.provider, in: pool.id)
    )
  }
}
