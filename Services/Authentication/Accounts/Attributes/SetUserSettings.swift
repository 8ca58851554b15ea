internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sets the legacy MFA options of the access token's user.
  public func setUserSettings(
    _ request: SetUserSettingsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SetUserSettingsResponse {
    guard let options = request.mfaOptions else { throw .missing("mfaOptions") }
    let holder = try await activeHolder(of: request.accessToken, context: context)
    try await setMFAOptions(options, of: holder.user, in: holder.pool.id)
    return SetUserSettingsResponse()
  }
}
