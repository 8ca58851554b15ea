package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension SignIn {
  /// Which factors the access token's user can sign in with.
  package func getUserAuthFactors(
    _ request: GetUserAuthFactorsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetUserAuthFactorsResponse {
    let holder = try await directory.holder(
      of: request.accessToken,
      withGroups: false,
      call: call
    )
    return GetUserAuthFactorsResponse(
      username: holder.user.username,
      preferredMfaSetting: holder.user.preferredMFASetting,
      userMfaSettingList: holder.user.mfaSettingList,
      configuredUserAuthFactors: try await firstFactors(of: holder.user, in: holder.pool)
    )
  }
}
