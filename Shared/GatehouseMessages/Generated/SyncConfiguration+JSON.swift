// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_configuration.proto. Do not edit.

public import JSON

extension GetIdentityPoolConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
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

extension BulkPublishRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
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
