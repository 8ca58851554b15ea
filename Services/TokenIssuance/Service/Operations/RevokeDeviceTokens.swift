internal import Domain
public import RPC
internal import Sessions
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Ends every sign-in of a user from these devices.
  ///
  /// Refreshing always ends. Access tokens end too, unless the devices were forgotten and the
  /// caller leaves their access tokens valid.
  public func revokeDeviceTokens(
    _ request: RevokeDeviceTokensRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RevokeDeviceTokensResponse {
    let pool = try userPool(request.userPoolId)
    let sub = try required(request.sub, "sub")
    guard !request.deviceKeys.isEmpty else { return RevokeDeviceTokensResponse() }
    let now = clock.now()
    let ended =
      if request.areForgotten ?? false {
        try await chains.forget(
          request.deviceKeys,
          of: sub,
          in: pool,
          leavingAccessTokens: request.leavesAccessTokens ?? false,
          at: now
        )
      } else {
        try await chains.revokeAll(of: sub, on: request.deviceKeys, in: pool, at: now)
      }
    metrics.note(.deviceForgotten, ended)
    return RevokeDeviceTokensResponse()
  }
}
