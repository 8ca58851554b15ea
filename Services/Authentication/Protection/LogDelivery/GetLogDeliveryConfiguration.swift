package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Protection {
  /// Where a pool's events go (LOGD-1).
  package func getLogDeliveryConfiguration(
    _ request: GetLogDeliveryConfigurationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetLogDeliveryConfigurationResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    return GetLogDeliveryConfigurationResponse(
      logDeliveryConfiguration: LogDeliveryConfigurationType(
        userPoolId: pool.id.text,
        logConfigurations: pool.protection.logs
      )
    )
  }
}
