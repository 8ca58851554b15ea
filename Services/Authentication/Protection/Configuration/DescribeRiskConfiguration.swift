package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Protection {
  /// What a pool, or one of its clients, does about risks, as it was sent (THR-3).
  package func describeRiskConfiguration(
    _ request: DescribeRiskConfigurationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeRiskConfigurationResponse {
    let place = try await riskPlace(request.userPoolId, request.clientId)
    let stored: RiskConfigurationType?
    if let client = place.client {
      stored = try await settings.client(client).client.riskConfiguration
    } else {
      stored = try await settings.pool(place.pool).protection.configuration
    }
    return DescribeRiskConfigurationResponse(riskConfiguration: place.described(stored))
  }
}
