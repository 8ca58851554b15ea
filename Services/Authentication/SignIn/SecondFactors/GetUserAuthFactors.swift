public import GatehouseMessages
public import RPC

extension Authentication {
  /// Which factors the access token's user can sign in with.
  public func getUserAuthFactors(
    _ request: GetUserAuthFactorsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetUserAuthFactorsResponse {
    let holder = try await holder(of: request.accessToken, context: context)
    return GetUserAuthFactorsResponse(
      username: holder.user.username,
      preferredMfaSetting: holder.user.preferredMFASetting,
      userMfaSettingList: holder.user.mfaSettingList,
      configuredUserAuthFactors: try holder.user.firstFactors(in: holder.pool)
    )
  }
}
