package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Pools {
  /// Replaces what a pool says of second factors: what the request omits is off.
  package func setUserPoolMfaConfig(
    _ request: SetUserPoolMfaConfigRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SetUserPoolMfaConfigResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    let asked = try UserPoolMfaConfiguration(request)
    // Each round writes only over what it read.
    for _ in 0..<5 {
      guard var record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
      try record.changeSettings(at: clock.now()) { pool throws(AuthenticationFailure) in
        try asked.apply(to: &pool)
      }
      guard try await userPools.update(record, asked.configuration) else { continue }
      let pool = try await settings.pool(id)
      return SetUserPoolMfaConfigResponse(
        smsMfaConfiguration: pool.smsMFA,
        softwareTokenMfaConfiguration: pool.softwareTokenMFA,
        emailMfaConfiguration: pool.secondFactors.configuration?.email,
        mfaConfiguration: pool.secondFactors.requirement.rawValue,
        webAuthnConfiguration: pool.secondFactors.configuration?.webAuthn
      )
    }
    throw .concurrentModification(
      "User pool \(id.text) is being modified by other requests, please try again."
    )
  }
}
