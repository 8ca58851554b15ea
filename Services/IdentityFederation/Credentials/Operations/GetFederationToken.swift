package import GatehouseMessages
package import IdentityFederationCore
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
      seconds: request.durationSeconds ?? Self.usualKeySessionSeconds,
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

extension Call {
  /// Tags of a session decide nothing where no policy has conditions, and nothing lists them: nobody is
  /// permitted to set them, as in an account of AWS where no policy permits it.
  func refuseTags(
    _ tags: [SecurityTokenTag]?,
    on resource: String
  ) throws(IdentityFederationFailure) {
    guard tags?.isEmpty ?? true else { throw notPermitted("sts:TagSession", on: resource) }
  }

  /// The refusal of what no policy of an account permits.
  func notPermitted(_ action: String, on resource: String) -> IdentityFederationFailure {
    .accessDenied("\(principal.refusal(to: action)) on resource: \(resource)")
  }
}
