internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// What the access token's client may see of its user.
  public func getUser(
    _ request: GetUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetUserResponse {
    let holder = try await activeHolder(of: request.accessToken, context: context)
    let readable = UserAttributes.readable(
      try holder.user.attributes(),
      by: holder.client,
      in: holder.pool
    )
    return GetUserResponse(
      username: holder.user.username,
      userAttributes: UserAttributes.list(
        holder.user.withRecoveryCodeCount(readable, in: holder.pool),
        sub: holder.user.sub
      ),
      mfaOptions: try holder.user.mfaOptions(),
      preferredMfaSetting: holder.user.preferredMFASetting,
      userMfaSettingList: holder.user.mfaSettingList
    )
  }
}
