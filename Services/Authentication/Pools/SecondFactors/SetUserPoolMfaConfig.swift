package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

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
      guard try await replace(record, asked.configuration) else { continue }
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
  /// False where another call changed the pool meanwhile.
  private func replace(
    _ record: UserPoolRecord,
    _ configuration: PoolSecondFactors.Configuration
  ) async throws(AuthenticationFailure) -> Bool {
    guard let relyingPartyID = configuration.webAuthn?.relyingPartyId else {
      return try await userPools.update(record, configuration)
    }
    switch try await userPools.update(record, naming: relyingPartyID, configuration) {
    case .updated: return true
    case .outdated: return false
    case .otherRelyingParty:
      throw .invalidParameter(
        "RelyingPartyId cannot change while users have passkeys for another relying party."
      )
    }
  }
}
