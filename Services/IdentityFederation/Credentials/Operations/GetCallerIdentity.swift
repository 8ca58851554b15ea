package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Whose credentials signed the request (STS, GetCallerIdentity).
  ///
  /// A third system proves our credentials by it: it passes on a presigned request that it did not
  /// make, and believes the answer.
  package func getCallerIdentity(
    _ request: GetCallerIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetCallerIdentityResponse {
    switch call.principal {
    case .anonymous, .operator:
      throw .internalFault("GetCallerIdentity was called without a signature")
    case .accessKey(let key):
      return answer(CallerName(key, accountID: accountID))
    case .identity(let credentials):
      guard let role = credentials.assumedRole else {
        throw .internalFault("the credentials name no role")
      }
      return answer(CallerName(role))
    }
  }

  private func answer(_ name: CallerName) -> GetCallerIdentityResponse {
    GetCallerIdentityResponse(userId: name.userID, account: accountID, arn: name.arn)
  }
}
