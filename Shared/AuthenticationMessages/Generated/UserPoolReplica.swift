// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_replica.proto. Do not edit.

/// Request of CreateUserPoolReplica.
public struct CreateUserPoolReplicaRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// RegionName.
  ///
  /// Required. 5 to 32 characters.
  public var regionName: String?
  /// UserPoolTags.
  public var userPoolTags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    regionName: String? = nil,
    userPoolTags: [String: String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.regionName = regionName
    self.userPoolTags = userPoolTags
  }
}

/// Cognito's UserPoolReplicaType.
public struct UserPoolReplicaType: Sendable, Hashable {
  /// RegionName.
  ///
  /// 5 to 32 characters.
  public var regionName: String?
  /// Status.
  ///
  /// One of CREATING, ACTIVE, INACTIVE, DELETING.
  public var status: String?
  /// Role.
  ///
  /// One of PRIMARY, SECONDARY.
  public var role: String?
  /// UserPoolArn.
  ///
  /// 20 to 2048 characters.
  public var userPoolArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    regionName: String? = nil,
    status: String? = nil,
    role: String? = nil,
    userPoolArn: String? = nil
  ) {
    self.regionName = regionName
    self.status = status
    self.role = role
    self.userPoolArn = userPoolArn
  }
}

/// Response of CreateUserPoolReplica.
public struct CreateUserPoolReplicaResponse: Sendable, Hashable {
  /// UserPoolReplica.
  public var userPoolReplica: UserPoolReplicaType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolReplica: UserPoolReplicaType? = nil
  ) {
    self.userPoolReplica = userPoolReplica
  }
}

/// Request of ListUserPoolReplicas.
public struct ListUserPoolReplicasRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// NextToken.
  ///
  /// At least 1 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.nextToken = nextToken
  }
}

/// Response of ListUserPoolReplicas.
public struct ListUserPoolReplicasResponse: Sendable, Hashable {
  /// UserPoolReplicas.
  public var userPoolReplicas: [UserPoolReplicaType]?
  /// NextToken.
  ///
  /// At least 1 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolReplicas: [UserPoolReplicaType]? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolReplicas = userPoolReplicas
    self.nextToken = nextToken
  }
}

/// Request of UpdateUserPoolReplica.
public struct UpdateUserPoolReplicaRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// RegionName.
  ///
  /// Required. 5 to 32 characters.
  public var regionName: String?
  /// Status.
  ///
  /// Required. One of ACTIVE, INACTIVE.
  public var status: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    regionName: String? = nil,
    status: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.regionName = regionName
    self.status = status
  }
}

/// Response of UpdateUserPoolReplica.
public struct UpdateUserPoolReplicaResponse: Sendable, Hashable {
  /// UserPoolReplica.
  public var userPoolReplica: UserPoolReplicaType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolReplica: UserPoolReplicaType? = nil
  ) {
    self.userPoolReplica = userPoolReplica
  }
}

/// Request of DeleteUserPoolReplica.
public struct DeleteUserPoolReplicaRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// RegionName.
  ///
  /// Required. 5 to 32 characters.
  public var regionName: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    regionName: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.regionName = regionName
  }
}

/// Response of DeleteUserPoolReplica.
public struct DeleteUserPoolReplicaResponse: Sendable, Hashable {
  /// UserPoolReplica.
  public var userPoolReplica: UserPoolReplicaType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolReplica: UserPoolReplicaType? = nil
  ) {
    self.userPoolReplica = userPoolReplica
  }
}
