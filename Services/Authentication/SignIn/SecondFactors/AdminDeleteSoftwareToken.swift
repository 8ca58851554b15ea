internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Takes a user's authenticator away, so that another can be set up.
  package func adminDeleteSoftwareToken(
    _ request: AdminDeleteSoftwareTokenRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminDeleteSoftwareTokenResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    guard try await users.deleteSoftwareToken(of: user.sub, in: pool.id, at: clock.now()) else {
      throw .unknownUser
    }
    if user.secondFactors.sealedTOTPSecret != nil {
      try await accounts.endSessions(by: .factorChange, of: user, in: pool, call)
    }
    return AdminDeleteSoftwareTokenResponse()
  }
}
