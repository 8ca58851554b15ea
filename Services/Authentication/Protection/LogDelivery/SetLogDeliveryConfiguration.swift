package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Protection {
  /// Replaces where a pool's events go; an empty list has them go nowhere (LOGD-1).
  package func setLogDeliveryConfiguration(
    _ request: SetLogDeliveryConfigurationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SetLogDeliveryConfigurationResponse {
    guard let asked = request.logConfigurations else { throw .missing("logConfigurations") }
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    try LogDeliveryRules.check(asked, in: pool, by: logDestinations)
    guard try await configurations.setLogs(asked, of: pool.id) else {
      throw .userPoolNotFound(pool.id.text)
    }
    return SetLogDeliveryConfigurationResponse(
      logDeliveryConfiguration: LogDeliveryConfigurationType(
        userPoolId: pool.id.text,
        logConfigurations: asked
      )
    )
  }
}
