// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session_configuration.proto. Do not edit.

public import JSON

extension GetUserPoolSessionConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension GetUserPoolSessionConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UserPoolTokenSessionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MaxPerUser", self.maxPerUser)
    json.endObject()
  }
}

extension UserPoolTokenSessionConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("MaxPerUser") {
        self.maxPerUser = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetUserPoolSessionConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("UserSessionTracking", self.userSessionTracking)
    json.member("TokenSession", self.tokenSession)
    json.endObject()
  }
}

extension SetUserPoolSessionConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("UserSessionTracking", self.userSessionTracking)
    json.member("TokenSession", self.tokenSession)
    json.endObject()
  }
}

extension SetUserPoolSessionConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("UserSessionTracking") {
        self.userSessionTracking = try json.optional()
      } else if json.isNamed("TokenSession") {
        self.tokenSession = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetUserPoolSessionConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("UserSessionTracking", self.userSessionTracking)
    json.member("TokenSession", self.tokenSession)
    json.endObject()
  }
}

extension GetUserPoolClientSessionConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.endObject()
  }
}

extension GetUserPoolClientSessionConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ClientSSOSessionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MaxValidityMinutes", self.maxValidityMinutes)
    json.endObject()
  }
}

extension ClientSSOSessionConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("MaxValidityMinutes") {
        self.maxValidityMinutes = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetUserPoolClientSessionConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("SSOSession", self.ssoSession)
    json.endObject()
  }
}

extension SetUserPoolClientSessionConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("SSOSession", self.ssoSession)
    json.endObject()
  }
}

extension SetUserPoolClientSessionConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("SSOSession") {
        self.ssoSession = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetUserPoolClientSessionConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("SSOSession", self.ssoSession)
    json.endObject()
  }
}
