// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/sign_in.proto. Do not edit.

public import JSON

extension InitiateAuthRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AuthFlow", self.authFlow)
    json.member("AuthParameters", self.authParameters)
    json.member("ClientMetadata", self.clientMetadata)
    json.member("ClientId", self.clientId)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("UserContextData", self.userContextData)
    json.member("Session", self.session)
    json.endObject()
  }
}

extension NewDeviceMetadataType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DeviceKey", self.deviceKey)
    json.member("DeviceGroupKey", self.deviceGroupKey)
    json.endObject()
  }
}

extension AuthenticationResultType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("ExpiresIn", self.expiresIn)
    json.member("TokenType", self.tokenType)
    json.member("RefreshToken", self.refreshToken)
    json.member("IdToken", self.idToken)
    json.member("NewDeviceMetadata", self.newDeviceMetadata)
    json.member("RefreshTokenExpiresIn", self.refreshTokenExpiresIn)
    json.endObject()
  }
}

extension InitiateAuthResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ChallengeName", self.challengeName)
    json.member("Session", self.session)
    json.member("ChallengeParameters", self.challengeParameters)
    json.member("AuthenticationResult", self.authenticationResult)
    json.member("AvailableChallenges", self.availableChallenges)
    json.endObject()
  }
}

extension HttpHeader: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("headerName", self.headerName)
    json.member("headerValue", self.headerValue)
    json.endObject()
  }
}

extension ContextDataType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IpAddress", self.ipAddress)
    json.member("ServerName", self.serverName)
    json.member("ServerPath", self.serverPath)
    json.member("HttpHeaders", self.httpHeaders)
    json.member("EncodedData", self.encodedData)
    json.endObject()
  }
}

extension AdminInitiateAuthRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("AuthFlow", self.authFlow)
    json.member("AuthParameters", self.authParameters)
    json.member("ClientMetadata", self.clientMetadata)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("ContextData", self.contextData)
    json.member("Session", self.session)
    json.endObject()
  }
}

extension AdminInitiateAuthResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ChallengeName", self.challengeName)
    json.member("Session", self.session)
    json.member("ChallengeParameters", self.challengeParameters)
    json.member("AuthenticationResult", self.authenticationResult)
    json.member("AvailableChallenges", self.availableChallenges)
    json.endObject()
  }
}

extension RespondToAuthChallengeRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("ChallengeName", self.challengeName)
    json.member("Session", self.session)
    json.member("ChallengeResponses", self.challengeResponses)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("UserContextData", self.userContextData)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension RespondToAuthChallengeResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ChallengeName", self.challengeName)
    json.member("Session", self.session)
    json.member("ChallengeParameters", self.challengeParameters)
    json.member("AuthenticationResult", self.authenticationResult)
    json.member("AvailableChallenges", self.availableChallenges)
    json.endObject()
  }
}

extension AdminRespondToAuthChallengeRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("ChallengeName", self.challengeName)
    json.member("ChallengeResponses", self.challengeResponses)
    json.member("Session", self.session)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("ContextData", self.contextData)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension AdminRespondToAuthChallengeResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ChallengeName", self.challengeName)
    json.member("Session", self.session)
    json.member("ChallengeParameters", self.challengeParameters)
    json.member("AuthenticationResult", self.authenticationResult)
    json.member("AvailableChallenges", self.availableChallenges)
    json.endObject()
  }
}

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

extension AdminUserGlobalSignOutResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
