// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/group.proto. Do not edit.

/// Request of CreateGroup.
public struct CreateGroupRequest: Sendable, Hashable {
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
}

/// Cognito's GroupType.
public struct GroupType: Sendable, Hashable {
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
}

/// Response of CreateGroup.
public struct CreateGroupResponse: Sendable, Hashable {
  /// Group.
  public var group: GroupType?

  /// Makes a message; what is not given is absent.
  public init(
    group: GroupType? = nil
  ) {
    self.group = group
  }
}

/// Request of GetGroup.
public struct GetGroupRequest: Sendable, Hashable {
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
}

/// Response of GetGroup.
public struct GetGroupResponse: Sendable, Hashable {
  /// Group.
  public var group: GroupType?

  /// Makes a message; what is not given is absent.
  public init(
    group: GroupType? = nil
  ) {
    self.group = group
  }
}

/// Request of UpdateGroup.
public struct UpdateGroupRequest: Sendable, Hashable {
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
}

/// Response of UpdateGroup.
public struct UpdateGroupResponse: Sendable, Hashable {
  /// Group.
  public var group: GroupType?

  /// Makes a message; what is not given is absent.
  public init(
    group: GroupType? = nil
  ) {
    self.group = group
  }
}

/// Request of DeleteGroup.
public struct DeleteGroupRequest: Sendable, Hashable {
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
}

/// Request of ListGroups.
public struct ListGroupsRequest: Sendable, Hashable {
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
}

/// Response of ListGroups.
public struct ListGroupsResponse: Sendable, Hashable {
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
}

/// Request of AdminAddUserToGroup.
public struct AdminAddUserToGroupRequest: Sendable, Hashable {
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
}

/// Request of AdminRemoveUserFromGroup.
public struct AdminRemoveUserFromGroupRequest: Sendable, Hashable {
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
}

/// Request of AdminListGroupsForUser.
public struct AdminListGroupsForUserRequest: Sendable, Hashable {
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
}

/// Response of AdminListGroupsForUser.
public struct AdminListGroupsForUserResponse: Sendable, Hashable {
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
}

/// Request of ListUsersInGroup.
public struct ListUsersInGroupRequest: Sendable, Hashable {
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
}

/// Response of ListUsersInGroup.
public struct ListUsersInGroupResponse: Sendable, Hashable {
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
}

/// Response of DeleteGroup; no body on the public side.
public struct DeleteGroupResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of AdminAddUserToGroup; no body on the public side.
public struct AdminAddUserToGroupResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of AdminRemoveUserFromGroup; no body on the public side.
public struct AdminRemoveUserFromGroupResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
