package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension IdentityProviderOperator {
  /// Describes one registration.
  package func describeIdentityProvider(
    _ request: DescribeLoginProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DescribeLoginProviderResponse {
    let arn = request.arn ?? ""
    if let name = IdentityProviderARN.name(in: arn, accountID: accountID),
      let record = try await registrations.find(name)
    {
      return DescribeLoginProviderResponse(provider: record.description(accountID: accountID))
    }
    if let name = SAMLProviderARN.name(in: arn, accountID: accountID),
      let record = try await samlRegistrations.find(name)
    {
      return DescribeLoginProviderResponse(
        provider: try record.description(accountID: accountID)
      )
    }
    throw .resourceNotFound("The identity provider \(arn) cannot be found.")
  }
}
