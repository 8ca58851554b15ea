// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/passkey.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension StartWebAuthnRegistrationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension StartWebAuthnRegistrationRequest: JSONReadable {
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

extension StartWebAuthnRegistrationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CredentialCreationOptions", self.credentialCreationOptions)
    json.endObject()
  }
}

extension CompleteWebAuthnRegistrationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("Credential", self.credential)
    json.endObject()
  }
}

extension CompleteWebAuthnRegistrationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("Credential") {
        self.credential = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CompleteWebAuthnRegistrationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension ListWebAuthnCredentialsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("NextToken", self.nextToken)
    json.member("MaxResults", self.maxResults)
    json.endObject()
  }
}

extension ListWebAuthnCredentialsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension WebAuthnCredentialDescription: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CredentialId", self.credentialId)
    json.member("FriendlyCredentialName", self.friendlyCredentialName)
    json.member("RelyingPartyId", self.relyingPartyId)
    json.member("AuthenticatorAttachment", self.authenticatorAttachment)
    json.member("AuthenticatorTransports", self.authenticatorTransports)
    json.epochSeconds("CreatedAt", self.createdAtUnixMillis)
    json.endObject()
  }
}

extension ListWebAuthnCredentialsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Credentials", self.credentials)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension DeleteWebAuthnCredentialRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("CredentialId", self.credentialId)
    json.endObject()
  }
}

extension DeleteWebAuthnCredentialRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("CredentialId") {
        self.credentialId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeleteWebAuthnCredentialResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
