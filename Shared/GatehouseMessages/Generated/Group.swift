// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/group.proto. Do not edit.

/// Request of CreateGroup.
public struct CreateGroupRequest: Sendable, Hashable, Codable {
  /// GroupName.
  ///
  /// Required. 1 to 128 characters.
  public var groupName: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Description.
  ///
  /// At most 2048 characters.
  public var description: String?
  /// RoleArn.
  ///
  /// 20 to 2048 characters.
  public var roleArn: String?
  /// Precedence.
  ///
  /// At least 0.
  public var precedence: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    groupName: String? = nil,
    userPoolId: String? = nil,
    description: String? = nil,
    roleArn: String? = nil,
    precedence: Int32? = nil
  ) {
    self.groupName = groupName
    self.userPoolId = userPoolId
    self.description = description
    self.roleArn = roleArn
    self.precedence = precedence
  }

  enum CodingKeys: String, CodingKey {
    case groupName = "GroupName"
    case userPoolId = "UserPoolId"
    case description = "Description"
    case roleArn = "RoleArn"
    case precedence = "Precedence"
  }
}

/// Cognito's GroupType.
public struct GroupType: Sendable, Hashable, Codable {
  /// GroupName.
  ///
  /// 1 to 128 characters.
  public var groupName: String?
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// Description.
  ///
  /// At most 2048 characters.
  public var description: String?
  /// RoleArn.
  ///
  /// 20 to 2048 characters.
  public var roleArn: String?
  /// Precedence.
  ///
  /// At least 0.
  public var precedence: Int32?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    groupName: String? = nil,
    userPoolId: String? = nil,
    description: String? = nil,
    roleArn: String? = nil,
    precedence: Int32? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    creationDateUnixMillis: Int64? = nil
  ) {
    self.groupName = groupName
    self.userPoolId = userPoolId
    self.description = description
    self.roleArn = roleArn
    self.precedence = precedence
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.creationDateUnixMillis = creationDateUnixMillis
  }

  enum CodingKeys: String, CodingKey {
    case groupName = "GroupName"
    case userPoolId = "UserPoolId"
    case description = "Description"
    case roleArn = "RoleArn"
    case precedence = "Precedence"
    case lastModifiedDateUnixMillis = "LastModifiedDate"
    case creationDateUnixMillis = "CreationDate"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.groupName = try members.decodeIfPresent(String.self, forKey: .groupName)
    self.userPoolId = try members.decodeIfPresent(String.self, forKey: .userPoolId)
    self.description = try members.decodeIfPresent(String.self, forKey: .description)
    self.roleArn = try members.decodeIfPresent(String.self, forKey: .roleArn)
    self.precedence = try members.decodeIfPresent(Int32.self, forKey: .precedence)
    self.lastModifiedDateUnixMillis = try members.decodeEpochSeconds(.lastModifiedDateUnixMillis)
    self.creationDateUnixMillis = try members.decodeEpochSeconds(.creationDateUnixMillis)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.groupName, forKey: .groupName)
    try members.encodeIfPresent(self.userPoolId, forKey: .userPoolId)
    try members.encodeIfPresent(self.description, forKey: .description)
    try members.encodeIfPresent(self.roleArn, forKey: .roleArn)
    try members.encodeIfPresent(self.precedence, forKey: .precedence)
    try members.encodeEpochSeconds(self.lastModifiedDateUnixMillis, .lastModifiedDateUnixMillis)
    try members.encodeEpochSeconds(self.creationDateUnixMillis, .creationDateUnixMillis)
  }
}

/// Response of CreateGroup.
public struct CreateGroupResponse: Sendable, Hashable, Codable {
  /// Group.
  public var group: GroupType?

  /// Makes a message; what is not given is absent.
  public init(
    group: GroupType? = nil
  ) {
    self.group = group
  }

  enum CodingKeys: String, CodingKey {
    case group = "Group"
  }
}

/// Request of GetGroup.
public struct GetGroupRequest: Sendable, Hashable, Codable {
  /// GroupName.
  ///
  /// Required. 1 to 128 characters.
  public var groupName: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    groupName: String? = nil,
    userPoolId: String? = nil
  ) {
    self.groupName = groupName
    self.userPoolId = userPoolId
  }

  enum CodingKeys: String, CodingKey {
    case groupName = "GroupName"
    case userPoolId = "UserPoolId"
  }
}

/// Response of GetGroup.
public struct GetGroupResponse: Sendable, Hashable, Codable {
  /// Group.
  public var group: GroupType?

  /// Makes a message; what is not given is absent.
  public init(
    group: GroupType? = nil
  ) {
    self.group = group
  }

  enum CodingKeys: String, CodingKey {
    case group = "Group"
  }
}

/// Request of UpdateGroup.
public struct UpdateGroupRequest: Sendable, Hashable, Codable {
  /// GroupName.
  ///
  /// Required. 1 to 128 characters.
  public var groupName: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Description.
  ///
  /// At most 2048 characters.
  public var description: String?
  /// RoleArn.
  ///
  /// 20 to 2048 characters.
  public var roleArn: String?
  /// Precedence.
  ///
  /// At least 0.
  public var precedence: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    groupName: String? = nil,
    userPoolId: String? = nil,
    description: String? = nil,
    roleArn: String? = nil,
    precedence: Int32? = nil
  ) {
    self.groupName = groupName
    self.userPoolId = userPoolId
    self.description = description
    self.roleArn = roleArn
    self.precedence = precedence
  }

  enum CodingKeys: String, CodingKey {
    case groupName = "GroupName"
    case userPoolId = "UserPoolId"
    case description = "Description"
    case roleArn = "RoleArn"
    case precedence = "Precedence"
  }
}

/// Response of UpdateGroup.
public struct UpdateGroupResponse: Sendable, Hashable, Codable {
  /// Group.
  public var group: GroupType?

  /// Makes a message; what is not given is absent.
  public init(
    group: GroupType? = nil
  ) {
    self.group = group
  }

  enum CodingKeys: String, CodingKey {
    case group = "Group"
  }
}

/// Request of DeleteGroup.
public struct DeleteGroupRequest: Sendable, Hashable, Codable {
  /// GroupName.
  ///
  /// Required. 1 to 128 characters.
  public var groupName: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    groupName: String? = nil,
    userPoolId: String? = nil
  ) {
    self.groupName = groupName
    self.userPoolId = userPoolId
  }

  enum CodingKeys: String, CodingKey {
    case groupName = "GroupName"
    case userPoolId = "UserPoolId"
  }
}

/// Request of ListGroups.
public struct ListGroupsRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Limit.
  ///
  /// 0 to 60.
  public var limit: Int32?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    limit: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.limit = limit
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case limit = "Limit"
    case nextToken = "NextToken"
  }
}

/// Response of ListGroups.
public struct ListGroupsResponse: Sendable, Hashable, Codable {
  /// Groups.
  public var groups: [GroupType]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    groups: [GroupType]? = nil,
    nextToken: String? = nil
  ) {
    self.groups = groups
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case groups = "Groups"
    case nextToken = "NextToken"
  }
}

/// Request of AdminAddUserToGroup.
public struct AdminAddUserToGroupRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// GroupName.
  ///
  /// Required. 1 to 128 characters.
  public var groupName: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    groupName: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.groupName = groupName
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case username = "Username"
    case groupName = "GroupName"
  }
}

/// Request of AdminRemoveUserFromGroup.
public struct AdminRemoveUserFromGroupRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// GroupName.
  ///
  /// Required. 1 to 128 characters.
  public var groupName: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    groupName: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.groupName = groupName
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case username = "Username"
    case groupName = "GroupName"
  }
}

/// Request of AdminListGroupsForUser.
public struct AdminListGroupsForUserRequest: Sendable, Hashable, Codable {
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Limit.
  ///
  /// 0 to 60.
  public var limit: Int32?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    userPoolId: String? = nil,
    limit: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.username = username
    self.userPoolId = userPoolId
    self.limit = limit
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case username = "Username"
    case userPoolId = "UserPoolId"
    case limit = "Limit"
    case nextToken = "NextToken"
  }
}

/// Response of AdminListGroupsForUser.
public struct AdminListGroupsForUserResponse: Sendable, Hashable, Codable {
  /// Groups.
  public var groups: [GroupType]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    groups: [GroupType]? = nil,
    nextToken: String? = nil
  ) {
    self.groups = groups
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case groups = "Groups"
    case nextToken = "NextToken"
  }
}

/// Request of ListUsersInGroup.
public struct ListUsersInGroupRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// GroupName.
  ///
  /// Required. 1 to 128 characters.
  public var groupName: String?
  /// Limit.
  ///
  /// 0 to 60.
  public var limit: Int32?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    groupName: String? = nil,
    limit: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.groupName = groupName
    self.limit = limit
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case groupName = "GroupName"
    case limit = "Limit"
    case nextToken = "NextToken"
  }
}

/// Response of ListUsersInGroup.
public struct ListUsersInGroupResponse: Sendable, Hashable, Codable {
  /// Users.
  public var users: [UserType]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    users: [UserType]? = nil,
    nextToken: String? = nil
  ) {
    self.users = users
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case users = "Users"
    case nextToken = "NextToken"
  }
}

/// Response of DeleteGroup; no body on the public side.
public struct DeleteGroupResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Response of AdminAddUserToGroup; no body on the public side.
public struct AdminAddUserToGroupResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Response of AdminRemoveUserFromGroup; no body on the public side.
public struct AdminRemoveUserFromGroupResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}
