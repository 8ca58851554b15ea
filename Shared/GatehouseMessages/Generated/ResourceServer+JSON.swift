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
