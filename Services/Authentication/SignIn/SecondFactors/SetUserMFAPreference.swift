internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Says which second factors the access token's user has switched on and prefers.
  public func setUserMFAPreference(
    _ request: SetUserMFAPreferenceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SetUserMFAPreferenceResponse {
    let holder = try await holder(of: request.accessToken, context: context)
    let settings = try MFAPreference.settings(
      sms: request.smsMfaSettings,
      softwareToken: request.softwareTokenMfaSettings,
      email: request.emailMfaSettings,
      webAuthn: request.webAuthnMfaSettings
    )
    try await setPreference(settings, of: holder.user, in: holder.pool)
    return SetUserMFAPreferenceResponse()
  }
}
