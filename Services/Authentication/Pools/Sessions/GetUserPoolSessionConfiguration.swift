package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Whether a pool tracks sessions, and how many each user may have (SES-18).
  package func getUserPoolSessionConfiguration(
    _ request: GetUserPoolSessionConfigurationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetUserPoolSessionConfigurationResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    return GetUserPoolSessionConfigurationResponse(
      userPoolId: pool.id.text,
      userSessionTracking: pool.sessions.isOn ? "ENABLED" : "DISABLED",
      tokenSession: UserPoolTokenSessionConfigType(maxPerUser: pool.sessions.maxPerUser)
    )
  }
}
