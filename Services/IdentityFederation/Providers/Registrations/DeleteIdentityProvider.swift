package import GatehouseMessages
package import IdentityFederationCore
package import RPC

extension IdentityProviderOperator {
  /// Deletes a registration: from then on the provider's tokens prove nothing to any pool.
  package func deleteIdentityProvider(
    _ request: DeleteLoginProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteLoginProviderResponse {
    let arn = request.arn ?? ""
    guard let name = IdentityProviderARN.name(in: arn, accountID: accountID),
      !name.utf8.contains(0), try await registrations.delete(name)
    else { throw .resourceNotFound("The identity provider \(arn) cannot be found.") }
    return DeleteLoginProviderResponse()
  }
}
