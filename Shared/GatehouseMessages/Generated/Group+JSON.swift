// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/group.proto. Do not edit.

public import JSON

extension CreateGroupRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("GroupName", self.groupName)
    json.member("UserPoolId", self.userPoolId)
    json.member("Description", self.description)
    json.member("RoleArn", self.roleArn)
    json.member("Precedence", self.precedence)
    json.endObject()
  }
}

extension GroupType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("GroupName", self.groupName)
    json.member("UserPoolId", self.userPoolId)
    json.member("Description", self.description)
    json.member("RoleArn", self.roleArn)
    json.member("Precedence", self.precedence)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.endObject()
  }
}

extension CreateGroupResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Group", self.group)
    json.endObject()
  }
}

extension GetGroupRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("GroupName", self.groupName)
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension GetGroupResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Group", self.group)
    json.endObject()
  }
}

extension UpdateGroupRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("GroupName", self.groupName)
    json.member("UserPoolId", self.userPoolId)
    json.member("Description", self.description)
    json.member("RoleArn", self.roleArn)
    json.member("Precedence", self.precedence)
    json.endObject()
  }
}

extension UpdateGroupResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Group", self.group)
    json.endObject()
  }
}

extension DeleteGroupRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("GroupName", self.groupName)
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension ListGroupsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Limit", self.limit)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListGroupsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Groups", self.groups)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension AdminAddUserToGroupRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("GroupName", self.groupName)
    json.endObject()
  }
}

extension AdminRemoveUserFromGroupRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("GroupName", self.groupName)
    json.endObject()
  }
}

extension AdminListGroupsForUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Username", self.username)
    json.member("UserPoolId", self.userPoolId)
    json.member("Limit", self.limit)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension AdminListGroupsForUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Groups", self.groups)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListUsersInGroupRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("GroupName", self.groupName)
    json.member("Limit", self.limit)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListUsersInGroupResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Users", self.users)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension DeleteGroupResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminAddUserToGroupResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminRemoveUserFromGroupResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
