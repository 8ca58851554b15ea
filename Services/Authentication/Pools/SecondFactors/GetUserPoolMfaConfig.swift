package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// A pool's settings of second factors.
  package func getUserPoolMfaConfig(
    _ request: GetUserPoolMfaConfigRequest,
    call: Call
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
