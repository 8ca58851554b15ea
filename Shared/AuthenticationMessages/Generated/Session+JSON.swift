// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension ListUserSessionsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListUserSessionsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SessionLocationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("City", self.city)
    json.member("Country", self.country)
    json.endObject()
  }
}

extension SessionDescriptionType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SessionId", self.sessionId)
    json.member("SessionType", self.sessionType)
    json.member("ClientId", self.clientId)
    json.epochSeconds("CreateDate", self.createDateUnixMillis)
    json.epochSeconds("LastActiveDate", self.lastActiveDateUnixMillis)
    json.member("DeviceType", self.deviceType)
    json.member("LastIPAddress", self.lastIpAddress)
    json.member("LastLocation", self.lastLocation)
    json.member("OriginSessionId", self.originSessionId)
    json.member("IsCurrentSession", self.isCurrentSession)
    json.endObject()
  }
}

extension ListUserSessionsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Sessions", self.sessions)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension RevokeUserSessionRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("SessionId", self.sessionId)
    json.member("RevokeAssociatedSessions", self.revokeAssociatedSessions)
    json.endObject()
  }
}

extension RevokeUserSessionRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("SessionId") {
        self.sessionId = try json.optional()
      } else if json.isNamed("RevokeAssociatedSessions") {
        self.revokeAssociatedSessions = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension RevokeUserSessionResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminListUserSessionsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension AdminListUserSessionsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminListUserSessionsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Sessions", self.sessions)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension AdminRevokeUserSessionRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("SessionId", self.sessionId)
    json.member("RevokeAssociatedSessions", self.revokeAssociatedSessions)
    json.endObject()
  }
}

extension AdminRevokeUserSessionRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("SessionId") {
        self.sessionId = try json.optional()
      } else if json.isNamed("RevokeAssociatedSessions") {
        self.revokeAssociatedSessions = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminRevokeUserSessionResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
