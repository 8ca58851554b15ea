// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provider_link.proto. Do not edit.

public import JSON

extension ProviderUserIdentifierType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ProviderName", self.providerName)
    json.member("ProviderAttributeName", self.providerAttributeName)
    json.member("ProviderAttributeValue", self.providerAttributeValue)
    json.endObject()
  }
}

extension ProviderUserIdentifierType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ProviderName") {
        self.providerName = try json.optional()
      } else if json.isNamed("ProviderAttributeName") {
        self.providerAttributeName = try json.optional()
      } else if json.isNamed("ProviderAttributeValue") {
        self.providerAttributeValue = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminLinkProviderForUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("DestinationUser", self.destinationUser)
    json.member("SourceUser", self.sourceUser)
    json.endObject()
  }
}

extension AdminLinkProviderForUserRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("DestinationUser") {
        self.destinationUser = try json.optional()
      } else if json.isNamed("SourceUser") {
        self.sourceUser = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminLinkProviderForUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminDisableProviderForUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("User", self.user)
    json.endObject()
  }
}

extension AdminDisableProviderForUserRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("User") {
        self.user = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminDisableProviderForUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
