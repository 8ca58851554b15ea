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

extension UserPoolTokenSessionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MaxPerUser", self.maxPerUser)
    json.endObject()
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

extension ClientSSOSessionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MaxValidityMinutes", self.maxValidityMinutes)
    json.endObject()
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
