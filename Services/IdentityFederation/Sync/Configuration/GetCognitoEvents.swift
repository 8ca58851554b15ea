package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SyncConfiguration {
  /// Tells which functions are called for the pool's events.
  package func getCognitoEvents(
    _ request: GetCognitoEventsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetCognitoEventsResponse {
    let settings = try await store.settings(of: try Self.pool(request.identityPoolId))
    return GetCognitoEventsResponse(
      events: settings.eventFunction.map { [Self.event: $0] } ?? [:]
    )
  }
}
