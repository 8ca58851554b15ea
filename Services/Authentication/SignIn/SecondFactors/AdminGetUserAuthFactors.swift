package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension SignIn {
  /// Which factors a user can sign in with.
  package func adminGetUserAuthFactors(
    _ request: AdminGetUserAuthFactorsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminGetUserAuthFactorsResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    return AdminGetUserAuthFactorsResponse(
      username: user.username,
      preferredMfaSetting: user.preferredMFASetting,
      userMfaSettingList: user.mfaSettingList,
      configuredUserAuthFactors: try await firstFactors(of: user, in: pool)
    )
  }
}
