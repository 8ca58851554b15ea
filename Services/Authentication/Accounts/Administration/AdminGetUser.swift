package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Everything about a user that an administrator may see.
  package func adminGetUser(
    _ request: AdminGetUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminGetUserResponse {
    let (_, user) = try await directory.managedUser(request.username, in: request.userPoolId, call)
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
