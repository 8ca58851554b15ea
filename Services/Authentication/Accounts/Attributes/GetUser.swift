package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Accounts {
  /// What the access token's client may see of its user.
  package func getUser(
    _ request: GetUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetUserResponse {
    let holder = try await directory.activeHolder(
      of: request.accessToken,
      withGroups: false,
      call: call
    )
    let readable = UserAttributes.readable(
      try holder.user.attributes(),
      by: holder.client,
      in: holder.pool
    )
    return GetUserResponse(
      username: holder.user.username,
      userAttributes: UserAttributes.list(
        try holder.user.withSwitch(
          holder.user.withRecoveryCodeCount(readable, in: holder.pool),
          by: holder.client,
          in: holder.pool
        ),
        sub: holder.user.sub
      ),
      mfaOptions: try holder.user.mfaOptions(),
      preferredMfaSetting: holder.user.preferredMFASetting,
      userMfaSettingList: holder.user.mfaSettingList
    )
  }
}
