internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Says which second factors a user has switched on and prefers.
  public func adminSetUserMFAPreference(
    _ request: AdminSetUserMFAPreferenceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminSetUserMFAPreferenceResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    let settings = try MFAPreference.settings(
      sms: request.smsMfaSettings,
      softwareToken: request.softwareTokenMfaSettings,
      email: request.emailMfaSettings,
      webAuthn: request.webAuthnMfaSettings
    )
    try await setPreference(settings, of: user, in: pool)
    return AdminSetUserMFAPreferenceResponse()
  }
}
