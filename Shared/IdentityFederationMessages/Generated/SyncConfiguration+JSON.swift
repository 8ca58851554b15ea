// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_configuration.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension GetIdentityPoolConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension GetIdentityPoolConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SyncPushSync: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ApplicationArns", self.applicationArns)
    json.member("RoleArn", self.roleArn)
    json.endObject()
  }
}

extension SyncPushSync: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ApplicationArns") {
        self.applicationArns = try json.optional()
      } else if json.isNamed("RoleArn") {
        self.roleArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SyncCognitoStreams: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("StreamName", self.streamName)
    json.member("RoleArn", self.roleArn)
    json.member("StreamingStatus", self.streamingStatus)
    json.endObject()
  }
}

extension SyncCognitoStreams: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("StreamName") {
        self.streamName = try json.optional()
      } else if json.isNamed("RoleArn") {
        self.roleArn = try json.optional()
      } else if json.isNamed("StreamingStatus") {
        self.streamingStatus = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetIdentityPoolConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("PushSync", self.pushSync)
    json.member("CognitoStreams", self.cognitoStreams)
    json.endObject()
  }
}

extension SetIdentityPoolConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("PushSync", self.pushSync)
    json.member("CognitoStreams", self.cognitoStreams)
    json.endObject()
  }
}

extension SetIdentityPoolConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("PushSync") {
        self.pushSync = try json.optional()
      } else if json.isNamed("CognitoStreams") {
        self.cognitoStreams = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetIdentityPoolConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("PushSync", self.pushSync)
    json.member("CognitoStreams", self.cognitoStreams)
    json.endObject()
  }
}

extension GetCognitoEventsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension GetCognitoEventsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetCognitoEventsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Events", self.events)
    json.endObject()
  }
}

extension SetCognitoEventsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("Events", self.events)
    json.endObject()
  }
}

extension SetCognitoEventsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("Events") {
        self.events = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension BulkPublishRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension BulkPublishRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension BulkPublishResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension GetBulkPublishDetailsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension GetBulkPublishDetailsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetBulkPublishDetailsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.epochSeconds("BulkPublishStartTime", self.bulkPublishStartTimeUnixMillis)
    json.epochSeconds("BulkPublishCompleteTime", self.bulkPublishCompleteTimeUnixMillis)
    json.member("BulkPublishStatus", self.bulkPublishStatus)
    json.member("FailureMessage", self.failureMessage)
    json.endObject()
  }
}

extension SetCognitoEventsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
