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
    var settings: [SecondFactor: MFAPreference.Setting] = [:]
    settings[.sms] = request.smsMfaSettings.map { .init($0.enabled, $0.preferredMfa) }
    settings[.softwareToken] = request.softwareTokenMfaSettings
      .map { .init($0.enabled, $0.preferredMfa) }
    settings[.email] = request.emailMfaSettings.map { .init($0.enabled, $0.preferredMfa) }
    guard request.webAuthnMfaSettings?.enabled != true else {
      throw .invalidParameter("User does not have delivery config set to turn on WEB_AUTHN_MFA")
    }
    try await setPreference(settings, of: holder.user, in: holder.pool)
    return SetUserMFAPreferenceResponse()
  }
}
