package import GatehouseMessages
package import IdentityFederationCore
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
    case .anonymous:
      throw .internalFault("GetCallerIdentity was called without a signature")
    case .accessKey(let key):
      return GetCallerIdentityResponse(
        userId: key.id,
        account: accountID,
        arn: "arn:aws:iam::\(accountID):user/\(key.id)"
      )
    case .identity(let credentials):
      guard let role = credentials.assumedRole else {
        throw .internalFault("the credentials name no role")
      }
      return GetCallerIdentityResponse(userId: role.id, account: accountID, arn: role.arn)
    }
  }
}
