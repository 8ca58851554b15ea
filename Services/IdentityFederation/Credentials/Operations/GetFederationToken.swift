package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Gives credentials for a user whom the holder of an access key names (STS, GetFederationToken): they
  /// may do what the key may and the policy allows, and without a policy nothing.
  package func getFederationToken(
    _ request: GetFederationTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetFederationTokenResponse {
    let key = try call.longTermKey("GetFederationToken")
    let name = request.name ?? ""
    let user = CallerName(federatedUser: name, accountID: accountID)
    try call.refuseTags(request.tags, on: user.arn)
    let given = try await keySessions.give(
      .federatedUser(name),
      of: key,
      seconds: request.durationSeconds ?? SessionLimits.usualSecondsOfKeys,
      policy: try SessionPolicy.asked(request.policy, managed: request.policyArns),
      call
    )
    return GetFederationTokenResponse(
      credentials: given.credentials,
      federatedUser: SecurityTokenFederatedUser(federatedUserId: user.userID, arn: user.arn),
      packedPolicySize: given.packedPolicySize
    )
  }
}
