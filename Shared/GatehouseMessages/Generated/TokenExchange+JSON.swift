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
