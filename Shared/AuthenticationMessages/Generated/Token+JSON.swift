// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token.proto. Do not edit.

public import JSON

extension GetTokensFromRefreshTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RefreshToken", self.refreshToken)
    json.member("ClientId", self.clientId)
    json.member("ClientSecret", self.clientSecret)
    json.member("DeviceKey", self.deviceKey)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension GetTokensFromRefreshTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("RefreshToken") {
        self.refreshToken = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ClientSecret") {
        self.clientSecret = try json.optional()
      } else if json.isNamed("DeviceKey") {
        self.deviceKey = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetTokensFromRefreshTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AuthenticationResult", self.authenticationResult)
    json.endObject()
  }
}

extension RevokeTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Token", self.token)
    json.member("ClientId", self.clientId)
    json.member("ClientSecret", self.clientSecret)
    json.member("RevokeAssociatedSessions", self.revokeAssociatedSessions)
    json.endObject()
  }
}

extension RevokeTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Token") {
        self.token = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ClientSecret") {
        self.clientSecret = try json.optional()
      } else if json.isNamed("RevokeAssociatedSessions") {
        self.revokeAssociatedSessions = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension RevokeTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GlobalSignOutRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension GlobalSignOutRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GlobalSignOutResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminUserGlobalSignOutRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.endObject()
  }
}

extension AdminUserGlobalSignOutRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminUserGlobalSignOutResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
