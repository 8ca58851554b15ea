// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/group.proto. Do not edit.

internal import GatehouseMessages
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

extension CreateGroupRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("GroupName") {
        self.groupName = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Description") {
        self.description = try json.optional()
      } else if json.isNamed("RoleArn") {
        self.roleArn = try json.optional()
      } else if json.isNamed("Precedence") {
        self.precedence = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension GetGroupRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("GroupName") {
        self.groupName = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension UpdateGroupRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("GroupName") {
        self.groupName = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Description") {
        self.description = try json.optional()
      } else if json.isNamed("RoleArn") {
        self.roleArn = try json.optional()
      } else if json.isNamed("Precedence") {
        self.precedence = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension DeleteGroupRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("GroupName") {
        self.groupName = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension ListGroupsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Limit") {
        self.limit = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AdminAddUserToGroupRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("GroupName") {
        self.groupName = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AdminRemoveUserFromGroupRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("GroupName") {
        self.groupName = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AdminListGroupsForUserRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Limit") {
        self.limit = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension ListUsersInGroupRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("GroupName") {
        self.groupName = try json.optional()
      } else if json.isNamed("Limit") {
        self.limit = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
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
