package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SyncConfiguration {
  /// Tells the pool's PushSync and CognitoStreams.
  package func getIdentityPoolConfiguration(
    _ request: GetIdentityPoolConfigurationRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetIdentityPoolConfigurationResponse {
    let pool = try Self.pool(request.identityPoolId)
    let settings = try await store.settings(of: pool)
    return GetIdentityPoolConfigurationResponse(
      identityPoolId: pool.text,
      pushSync: settings.pushSync,
      cognitoStreams: settings.cognitoStreams
    )
  }
}
