// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_configuration.proto. Do not edit.

/// Request of GetIdentityPoolConfiguration.
public struct GetIdentityPoolConfigurationRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
  }
}

/// Cognito's SyncPushSync.
public struct SyncPushSync: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case applicationArns = "ApplicationArns"
    case roleArn = "RoleArn"
  }
}

/// Cognito's SyncCognitoStreams.
public struct SyncCognitoStreams: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case streamName = "StreamName"
    case roleArn = "RoleArn"
    case streamingStatus = "StreamingStatus"
  }
}

/// Response of GetIdentityPoolConfiguration.
public struct GetIdentityPoolConfigurationResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
    case pushSync = "PushSync"
    case cognitoStreams = "CognitoStreams"
  }
}

/// Request of SetIdentityPoolConfiguration.
public struct SetIdentityPoolConfigurationRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
    case pushSync = "PushSync"
    case cognitoStreams = "CognitoStreams"
  }
}

/// Response of SetIdentityPoolConfiguration.
public struct SetIdentityPoolConfigurationResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
    case pushSync = "PushSync"
    case cognitoStreams = "CognitoStreams"
  }
}

/// Request of GetCognitoEvents.
public struct GetCognitoEventsRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
  }
}

/// Response of GetCognitoEvents.
public struct GetCognitoEventsResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case events = "Events"
  }
}

/// Request of SetCognitoEvents.
public struct SetCognitoEventsRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
    case events = "Events"
  }
}

/// Request of BulkPublish.
public struct BulkPublishRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
  }
}

/// Response of BulkPublish.
public struct BulkPublishResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
  }
}

/// Request of GetBulkPublishDetails.
public struct GetBulkPublishDetailsRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
  }
}

/// Response of GetBulkPublishDetails.
public struct GetBulkPublishDetailsResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
    case bulkPublishStartTimeUnixMillis = "BulkPublishStartTime"
    case bulkPublishCompleteTimeUnixMillis = "BulkPublishCompleteTime"
    case bulkPublishStatus = "BulkPublishStatus"
    case failureMessage = "FailureMessage"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.identityPoolId = try members.decodeIfPresent(String.self, forKey: .identityPoolId)
    self.bulkPublishStartTimeUnixMillis = try members.decodeEpochSeconds(.bulkPublishStartTimeUnixMillis)
    self.bulkPublishCompleteTimeUnixMillis = try members.decodeEpochSeconds(.bulkPublishCompleteTimeUnixMillis)
    self.bulkPublishStatus = try members.decodeIfPresent(String.self, forKey: .bulkPublishStatus)
    self.failureMessage = try members.decodeIfPresent(String.self, forKey: .failureMessage)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.identityPoolId, forKey: .identityPoolId)
    try members.encodeEpochSeconds(self.bulkPublishStartTimeUnixMillis, .bulkPublishStartTimeUnixMillis)
    try members.encodeEpochSeconds(self.bulkPublishCompleteTimeUnixMillis, .bulkPublishCompleteTimeUnixMillis)
    try members.encodeIfPresent(self.bulkPublishStatus, forKey: .bulkPublishStatus)
    try members.encodeIfPresent(self.failureMessage, forKey: .failureMessage)
  }
}

/// Response of SetCognitoEvents; no body on the public side.
public struct SetCognitoEventsResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}
