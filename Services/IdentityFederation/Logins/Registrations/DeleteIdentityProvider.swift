package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension IdentityProviderOperator {
  /// Deletes a registration: from then on the provider's tokens prove nothing to any pool.
  package func deleteIdentityProvider(
    _ request: DeleteLoginProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteLoginProviderResponse {
    let arn = request.arn ?? ""
    guard try await delete(arn) else {
      throw .resourceNotFound("The identity provider \(arn) cannot be found.")
    }
    return DeleteLoginProviderResponse()
  }

  /// False where there is none of the ARN.
  private func delete(_ arn: String) async throws(IdentityFederationFailure) -> Bool {
    if let name = SAMLProviderARN.name(in: arn, accountID: accountID) {
      return try await samlRegistrations.delete(name)
    }
    guard let name = IdentityProviderARN.name(in: arn, accountID: accountID),
      !name.utf8.contains(0)
    else { return false }
    return try await registrations.delete(name)
  }
}
