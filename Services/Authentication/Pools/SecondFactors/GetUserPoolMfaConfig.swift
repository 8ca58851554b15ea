internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// What a pool says of second factors.
  public func getUserPoolMfaConfig(
    _ request: GetUserPoolMfaConfigRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetUserPoolMfaConfigResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    return GetUserPoolMfaConfigResponse(
      smsMfaConfiguration: pool.smsMFA,
      softwareTokenMfaConfiguration: pool.softwareTokenMFA,
      emailMfaConfiguration: pool.secondFactors.configuration?.email,
      mfaConfiguration: pool.secondFactors.requirement.rawValue,
      webAuthnConfiguration: pool.secondFactors.configuration?.webAuthn
    )
  }
}
