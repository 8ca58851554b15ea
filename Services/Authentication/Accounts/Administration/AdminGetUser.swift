internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Everything about a user that an administrator may see.
  public func adminGetUser(
    _ request: AdminGetUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminGetUserResponse {
    let (_, user) = try await managedUser(request.username, in: request.userPoolId)
    return AdminGetUserResponse(
      username: user.username,
      userAttributes: UserAttributes.list(try user.attributes(), sub: user.sub),
      userCreateDateUnixMillis: user.createdAt.unixMillis,
      userLastModifiedDateUnixMillis: user.modifiedAt.unixMillis,
      enabled: user.isEnabled,
      userStatus: user.status.rawValue,
      mfaOptions: try user.mfaOptions(),
      preferredMfaSetting: user.preferredMFASetting,
      userMfaSettingList: user.mfaSettingList
    )
  }
}
