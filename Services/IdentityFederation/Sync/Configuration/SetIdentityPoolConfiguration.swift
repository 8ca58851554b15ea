package import IdentityFederationCore
package import IdentityFederationMessages
internal import Logging
package import PublicOperations
internal import RPC

extension SyncConfiguration {
  /// Sets PushSync, CognitoStreams or both; what is omitted stays as it is.
  package func setIdentityPoolConfiguration(
    _ request: SetIdentityPoolConfigurationRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SetIdentityPoolConfigurationResponse {
    let pool = try Self.pool(request.identityPoolId)
    let push = request.pushSync.map {
      SyncSettings(applicationARNs: $0.applicationArns, pushRoleARN: $0.roleArn)
    }
    let streams = try request.cognitoStreams.map(Self.streams)
    let settings = try await store.set(push, streams, of: pool)
    if settings.activeStream != nil, !hasStreamURL {
      logger.warning(
        "no place of streams is configured: the records of the pool's stream are kept",
        metadata: ["identity-pool": "\(pool)", "request_id": "\(call.context.requestID)"]
      )
    }
    return SetIdentityPoolConfigurationResponse(
      identityPoolId: pool.text,
      pushSync: settings.pushSync,
      cognitoStreams: settings.cognitoStreams
    )
  }

  private static func streams(
    _ given: SyncCognitoStreams
  ) throws(IdentityFederationFailure) -> SyncSettings {
    let status = given.streamingStatus ?? SyncSettings.disabled
    if status == SyncSettings.enabled, given.streamName == nil || given.roleArn == nil {
      throw .invalidParameter("StreamName and RoleArn must be given to enable streaming.")
    }
    return SyncSettings(
      streamingStatus: status,
      streamName: given.streamName,
      streamRoleARN: given.roleArn
    )
  }
}
