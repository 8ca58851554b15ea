package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension Pools {
  /// Deletes a provider; its users stay (IDP-6).
  ///
  /// The clients' lists lose the name first: a call that ends in between is finished by the next one, and
  /// no client trusts a later provider of the same name.
  package func deleteIdentityProvider(
    _ request: DeleteIdentityProviderRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteIdentityProviderResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    guard let name = request.providerName else { throw .missing("providerName") }
    // One that is not there is refused before anything changes.
    _ = try await provider(named: name, in: pool.id, call)
    try await clients.removeProvider(name, in: pool.id, at: clock.now())
    _ = try await providerCalls.ask { (providers) async throws(RPCError) in
      try await providers.deleteUserPoolProvider(
        DeleteUserPoolProviderRequest(userPoolId: pool.id.text, name: name),
        context: call.context
      )
    }
    // A client's update at the same time may have found the provider, and listed it again.
    try await clients.removeProvider(name, in: pool.id, at: clock.now())
    return DeleteIdentityProviderResponse()
  }
}
