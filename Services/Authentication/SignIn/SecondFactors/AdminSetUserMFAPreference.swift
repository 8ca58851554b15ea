internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension SignIn {
  /// Says which second factors a user has switched on and prefers.
  package func adminSetUserMFAPreference(
    _ request: AdminSetUserMFAPreferenceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminSetUserMFAPreferenceResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let settings = try MFAPreference.settings(
      sms: request.smsMfaSettings,
      softwareToken: request.softwareTokenMfaSettings,
      email: request.emailMfaSettings,
      webAuthn: request.webAuthnMfaSettings
    )
    if try await setPreference(settings, of: user, in: pool) {
      try await accounts.endSessions(by: .factorChange, of: user, in: pool, call)
    }
    return AdminSetUserMFAPreferenceResponse()
  }
}
