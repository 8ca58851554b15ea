package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Protection {
  /// Replaces what a pool, or one of its clients, does about risks (THR-1, THR-2).
  ///
  /// Ids alone reset it: a client then goes by its pool again. It sleeps until the pool's
  /// AdvancedSecurityMode asks for it.
  package func setRiskConfiguration(
    _ request: SetRiskConfigurationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SetRiskConfigurationResponse {
    let place = try await riskPlace(request.userPoolId, request.clientId)
    call.trail.note(pool: place.pool, client: place.client)
    var asked = RiskConfigurationType(
      compromisedCredentialsRiskConfiguration: request.compromisedCredentialsRiskConfiguration,
      accountTakeoverRiskConfiguration: request.accountTakeoverRiskConfiguration,
      riskExceptionConfiguration: request.riskExceptionConfiguration
    )
    try RiskConfigurationRules.check(asked)
    if asked.compromisedCredentialsRiskConfiguration?.eventFilter?.isEmpty ?? true {
      asked.compromisedCredentialsRiskConfiguration?.eventFilter =
        PasswordEvent.allCases.map(\.rawValue)
    }
    let isReset = asked == RiskConfigurationType()
    asked.lastModifiedDateUnixMillis = clock.now().unixMillis
    let stored = isReset ? nil : asked
    guard try await configurations.set(stored, of: place) else { throw place.notFound }
    return SetRiskConfigurationResponse(riskConfiguration: place.described(stored))
  }
}
