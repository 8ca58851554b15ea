public import GatehouseMessages
public import RPC

extension Authentication {
  /// Which factors a user can sign in with.
  public func adminGetUserAuthFactors(
    _ request: AdminGetUserAuthFactorsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminGetUserAuthFactorsResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    return AdminGetUserAuthFactorsResponse(
      username: user.username,
      preferredMfaSetting: user.preferredMFASetting,
      userMfaSettingList: user.mfaSettingList,
      configuredUserAuthFactors: try user.firstFactors(in: pool)
    )
  }
}
