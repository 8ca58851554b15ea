// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_configuration.proto. Do not edit.

/// Request of GetIdentityPoolConfiguration.
public struct GetIdentityPoolConfigurationRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Cognito's SyncPushSync.
public struct SyncPushSync: Sendable, Hashable {
  /// ApplicationArns.
  public var applicationArns: [String]?
  /// RoleArn.
  ///
  /// 20 to 2048 characters.
  public var roleArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    applicationArns: [String]? = nil,
    roleArn: String? = nil
  ) {
    self.applicationArns = applicationArns
    self.roleArn = roleArn
  }
}

/// Cognito's SyncCognitoStreams.
public struct SyncCognitoStreams: Sendable, Hashable {
  /// StreamName.
  ///
  /// 1 to 128 characters.
  public var streamName: String?
  /// RoleArn.
  ///
  /// 20 to 2048 characters.
  public var roleArn: String?
  /// StreamingStatus.
  ///
  /// One of ENABLED, DISABLED.
  public var streamingStatus: String?

  /// Makes a message; what is not given is absent.
  public init(
    streamName: String? = nil,
    roleArn: String? = nil,
    streamingStatus: String? = nil
  ) {
    self.streamName = streamName
    self.roleArn = roleArn
    self.streamingStatus = streamingStatus
  }
}

/// Response of GetIdentityPoolConfiguration.
public struct GetIdentityPoolConfigurationResponse: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// PushSync.
  public var pushSync: SyncPushSync?
  /// CognitoStreams.
  public var cognitoStreams: SyncCognitoStreams?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    pushSync: SyncPushSync? = nil,
    cognitoStreams: SyncCognitoStreams? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.pushSync = pushSync
    self.cognitoStreams = cognitoStreams
  }
}

/// Request of SetIdentityPoolConfiguration.
public struct SetIdentityPoolConfigurationRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// PushSync.
  public var pushSync: SyncPushSync?
  /// CognitoStreams.
  public var cognitoStreams: SyncCognitoStreams?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    pushSync: SyncPushSync? = nil,
    cognitoStreams: SyncCognitoStreams? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.pushSync = pushSync
    self.cognitoStreams = cognitoStreams
  }
}

/// Response of SetIdentityPoolConfiguration.
public struct SetIdentityPoolConfigurationResponse: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// PushSync.
  public var pushSync: SyncPushSync?
  /// CognitoStreams.
  public var cognitoStreams: SyncCognitoStreams?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    pushSync: SyncPushSync? = nil,
    cognitoStreams: SyncCognitoStreams? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.pushSync = pushSync
    self.cognitoStreams = cognitoStreams
  }
}

/// Request of GetCognitoEvents.
public struct GetCognitoEventsRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Response of GetCognitoEvents.
public struct GetCognitoEventsResponse: Sendable, Hashable {
  /// Events.
  ///
  /// At most 1 members.
  public var events: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    events: [String: String]? = nil
  ) {
    self.events = events
  }
}

/// Request of SetCognitoEvents.
public struct SetCognitoEventsRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// Events.
  ///
  /// Required. At most 1 members.
  public var events: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    events: [String: String]? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.events = events
  }
}

/// Request of BulkPublish.
public struct BulkPublishRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Response of BulkPublish.
public struct BulkPublishResponse: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Request of GetBulkPublishDetails.
public struct GetBulkPublishDetailsRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Response of GetBulkPublishDetails.
public struct GetBulkPublishDetailsResponse: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// BulkPublishStartTime.
  public var bulkPublishStartTimeUnixMillis: Int64?
  /// BulkPublishCompleteTime.
  public var bulkPublishCompleteTimeUnixMillis: Int64?
  /// BulkPublishStatus.
  ///
  /// One of NOT_STARTED, IN_PROGRESS, FAILED, SUCCEEDED.
  public var bulkPublishStatus: String?
  /// FailureMessage.
  public var failureMessage: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    bulkPublishStartTimeUnixMillis: Int64? = nil,
    bulkPublishCompleteTimeUnixMillis: Int64? = nil,
    bulkPublishStatus: String? = nil,
    failureMessage: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.bulkPublishStartTimeUnixMillis = bulkPublishStartTimeUnixMillis
    self.bulkPublishCompleteTimeUnixMillis = bulkPublishCompleteTimeUnixMillis
    self.bulkPublishStatus = bulkPublishStatus
    self.failureMessage = failureMessage
  }
}

/// Response of SetCognitoEvents; no body on the public side.
public struct SetCognitoEventsResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
