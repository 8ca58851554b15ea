// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_replica.proto. Do not edit.

public import JSON

extension CreateUserPoolReplicaRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("RegionName", self.regionName)
    json.member("UserPoolTags", self.userPoolTags)
    json.endObject()
  }
}

extension CreateUserPoolReplicaRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("RegionName") {
        self.regionName = try json.optional()
      } else if json.isNamed("UserPoolTags") {
        self.userPoolTags = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UserPoolReplicaType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RegionName", self.regionName)
    json.member("Status", self.status)
    json.member("Role", self.role)
    json.member("UserPoolArn", self.userPoolArn)
    json.endObject()
  }
}

extension CreateUserPoolReplicaResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolReplica", self.userPoolReplica)
    json.endObject()
  }
}

extension ListUserPoolReplicasRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListUserPoolReplicasRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListUserPoolReplicasResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolReplicas", self.userPoolReplicas)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension UpdateUserPoolReplicaRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("RegionName", self.regionName)
    json.member("Status", self.status)
    json.endObject()
  }
}

extension UpdateUserPoolReplicaRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("RegionName") {
        self.regionName = try json.optional()
      } else if json.isNamed("Status") {
        self.status = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateUserPoolReplicaResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolReplica", self.userPoolReplica)
    json.endObject()
  }
}

extension DeleteUserPoolReplicaRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("RegionName", self.regionName)
    json.endObject()
  }
}

extension DeleteUserPoolReplicaRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("RegionName") {
        self.regionName = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeleteUserPoolReplicaResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolReplica", self.userPoolReplica)
    json.endObject()
  }
}
