// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/resource_server.proto. Do not edit.

public import JSON

extension ResourceServerScopeType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ScopeName", self.scopeName)
    json.member("ScopeDescription", self.scopeDescription)
    json.endObject()
  }
}

extension ResourceServerScopeType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ScopeName") {
        self.scopeName = try json.optional()
      } else if json.isNamed("ScopeDescription") {
        self.scopeDescription = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CreateResourceServerRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Identifier", self.identifier)
    json.member("Name", self.name)
    json.member("Scopes", self.scopes)
    json.endObject()
  }
}

extension CreateResourceServerRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Identifier") {
        self.identifier = try json.optional()
      } else if json.isNamed("Name") {
        self.name = try json.optional()
      } else if json.isNamed("Scopes") {
        self.scopes = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ResourceServerType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Identifier", self.identifier)
    json.member("Name", self.name)
    json.member("Scopes", self.scopes)
    json.member("ManagedBy", self.managedBy)
    json.endObject()
  }
}

extension CreateResourceServerResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceServer", self.resourceServer)
    json.endObject()
  }
}

extension DescribeResourceServerRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Identifier", self.identifier)
    json.endObject()
  }
}

extension DescribeResourceServerRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Identifier") {
        self.identifier = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeResourceServerResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceServer", self.resourceServer)
    json.endObject()
  }
}

extension UpdateResourceServerRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Identifier", self.identifier)
    json.member("Name", self.name)
    json.member("Scopes", self.scopes)
    json.endObject()
  }
}

extension UpdateResourceServerRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Identifier") {
        self.identifier = try json.optional()
      } else if json.isNamed("Name") {
        self.name = try json.optional()
      } else if json.isNamed("Scopes") {
        self.scopes = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateResourceServerResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceServer", self.resourceServer)
    json.endObject()
  }
}

extension DeleteResourceServerRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Identifier", self.identifier)
    json.endObject()
  }
}

extension DeleteResourceServerRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Identifier") {
        self.identifier = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListResourceServersRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListResourceServersRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListResourceServersResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceServers", self.resourceServers)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension DeleteResourceServerResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
