internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import PublicOperations

extension SignIn {
  /// Says which second factors the access token's user has switched on and prefers.
  package func setUserMFAPreference(
    _ request: SetUserMFAPreferenceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SetUserMFAPreferenceResponse {
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    try holder.checkMayChangeFactors(call)
    let settings = try MFAPreference.settings(
      sms: request.smsMfaSettings,
      softwareToken: request.softwareTokenMfaSettings,
      email: request.emailMfaSettings,
      webAuthn: request.webAuthnMfaSettings
    )
    let isChanged = try await setPreference(settings, of: holder.user, in: holder.pool) {
      () async throws(AuthenticationFailure) in
      try await ownerNotices.message(.factorChanged, to: holder, call)
    }
    if isChanged { try await accounts.endSessions(by: .factorChange, of: holder, call) }
    return SetUserMFAPreferenceResponse()
  }
}
