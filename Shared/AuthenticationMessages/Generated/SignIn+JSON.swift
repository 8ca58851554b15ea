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

extension InitiateAuthRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AuthFlow") {
        self.authFlow = try json.optional()
      } else if json.isNamed("AuthParameters") {
        self.authParameters = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("AnalyticsMetadata") {
        self.analyticsMetadata = try json.optional()
      } else if json.isNamed("UserContextData") {
        self.userContextData = try json.optional()
      } else if json.isNamed("Session") {
        self.session = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension HttpHeader: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("headerName") {
        self.headerName = try json.optional()
      } else if json.isNamed("headerValue") {
        self.headerValue = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension ContextDataType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IpAddress") {
        self.ipAddress = try json.optional()
      } else if json.isNamed("ServerName") {
        self.serverName = try json.optional()
      } else if json.isNamed("ServerPath") {
        self.serverPath = try json.optional()
      } else if json.isNamed("HttpHeaders") {
        self.httpHeaders = try json.optional()
      } else if json.isNamed("EncodedData") {
        self.encodedData = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AdminInitiateAuthRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("AuthFlow") {
        self.authFlow = try json.optional()
      } else if json.isNamed("AuthParameters") {
        self.authParameters = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else if json.isNamed("AnalyticsMetadata") {
        self.analyticsMetadata = try json.optional()
      } else if json.isNamed("ContextData") {
        self.contextData = try json.optional()
      } else if json.isNamed("Session") {
        self.session = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension RespondToAuthChallengeRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ChallengeName") {
        self.challengeName = try json.optional()
      } else if json.isNamed("Session") {
        self.session = try json.optional()
      } else if json.isNamed("ChallengeResponses") {
        self.challengeResponses = try json.optional()
      } else if json.isNamed("AnalyticsMetadata") {
        self.analyticsMetadata = try json.optional()
      } else if json.isNamed("UserContextData") {
        self.userContextData = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AdminRespondToAuthChallengeRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ChallengeName") {
        self.challengeName = try json.optional()
      } else if json.isNamed("ChallengeResponses") {
        self.challengeResponses = try json.optional()
      } else if json.isNamed("Session") {
        self.session = try json.optional()
      } else if json.isNamed("AnalyticsMetadata") {
        self.analyticsMetadata = try json.optional()
      } else if json.isNamed("ContextData") {
        self.contextData = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
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
