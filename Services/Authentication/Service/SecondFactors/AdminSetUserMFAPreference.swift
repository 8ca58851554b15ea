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
    var settings: [SecondFactor: MFAPreference.Setting] = [:]
    settings[.sms] = request.smsMfaSettings.map { .init($0.enabled, $0.preferredMfa) }
    settings[.softwareToken] = request.softwareTokenMfaSettings
      .map { .init($0.enabled, $0.preferredMfa) }
    settings[.email] = request.emailMfaSettings.map { .init($0.enabled, $0.preferredMfa) }
    guard request.webAuthnMfaSettings?.enabled != true else {
      throw .invalidParameter("User does not have delivery config set to turn on WEB_AUTHN_MFA")
    }
    try await setPreference(settings, of: user, in: pool)
    return AdminSetUserMFAPreferenceResponse()
  }
}
