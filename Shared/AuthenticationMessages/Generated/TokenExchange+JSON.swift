// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_exchange.proto. Do not edit.

public import JSON

extension GetClientTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("Secret", self.secret)
    json.member("Scopes", self.scopes)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension GetClientTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("Secret") {
        self.secret = try json.optional()
      } else if json.isNamed("Scopes") {
        self.scopes = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ClientAuthenticationResultType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("ExpiresIn", self.expiresIn)
    json.member("TokenType", self.tokenType)
    json.endObject()
  }
}

extension GetClientTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientAuthenticationResult", self.clientAuthenticationResult)
    json.endObject()
  }
}

extension GetDerivedTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("ClientSecret", self.clientSecret)
    json.member("SubjectToken", self.subjectToken)
    json.member("SubjectTokenType", self.subjectTokenType)
    json.member("SubjectTokenProviderName", self.subjectTokenProviderName)
    json.member("ActorToken", self.actorToken)
    json.member("ActorTokenType", self.actorTokenType)
    json.member("ActorTokenProviderName", self.actorTokenProviderName)
    json.member("Scopes", self.scopes)
    json.member("Audiences", self.audiences)
    json.member("Resources", self.resources)
    json.member("RequestedTokenType", self.requestedTokenType)
    json.endObject()
  }
}

extension GetDerivedTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ClientSecret") {
        self.clientSecret = try json.optional()
      } else if json.isNamed("SubjectToken") {
        self.subjectToken = try json.optional()
      } else if json.isNamed("SubjectTokenType") {
        self.subjectTokenType = try json.optional()
      } else if json.isNamed("SubjectTokenProviderName") {
        self.subjectTokenProviderName = try json.optional()
      } else if json.isNamed("ActorToken") {
        self.actorToken = try json.optional()
      } else if json.isNamed("ActorTokenType") {
        self.actorTokenType = try json.optional()
      } else if json.isNamed("ActorTokenProviderName") {
        self.actorTokenProviderName = try json.optional()
      } else if json.isNamed("Scopes") {
        self.scopes = try json.optional()
      } else if json.isNamed("Audiences") {
        self.audiences = try json.optional()
      } else if json.isNamed("Resources") {
        self.resources = try json.optional()
      } else if json.isNamed("RequestedTokenType") {
        self.requestedTokenType = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetDerivedTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IssuedToken", self.issuedToken)
    json.member("IssuedTokenType", self.issuedTokenType)
    json.member("TokenType", self.tokenType)
    json.member("ExpiresIn", self.expiresIn)
    json.member("Scopes", self.scopes)
    json.endObject()
  }
}
