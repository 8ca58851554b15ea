internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sets the legacy MFA options of a user.
  public func adminSetUserSettings(
    _ request: AdminSetUserSettingsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminSetUserSettingsResponse {
    guard let options = request.mfaOptions else { throw .missing("mfaOptions") }
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    try await setMFAOptions(options, of: user, in: pool.id)
    return AdminSetUserSettingsResponse()
  }
}
