internal import IdentityFederationMessages

extension SyncSettings {
  /// PushSync as clients receive it.
  var pushSync: SyncPushSync? {
    guard applicationARNs != nil || pushRoleARN != nil else { return nil }
    return SyncPushSync(applicationArns: applicationARNs, roleArn: pushRoleARN)
  }

  /// CognitoStreams as clients receive them.
  var cognitoStreams: SyncCognitoStreams? {
    guard streamingStatus != nil || streamName != nil || streamRoleARN != nil else { return nil }
    return SyncCognitoStreams(
      streamName: streamName,
      roleArn: streamRoleARN,
      streamingStatus: streamingStatus
    )
  }
}
