// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/auth_event.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension AdminListUserAuthEventsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension AdminListUserAuthEventsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension EventRiskType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RiskDecision", self.riskDecision)
    json.member("RiskLevel", self.riskLevel)
    json.member("CompromisedCredentialsDetected", self.compromisedCredentialsDetected)
    json.endObject()
  }
}

extension ChallengeResponseType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ChallengeName", self.challengeName)
    json.member("ChallengeResponse", self.challengeResponse)
    json.endObject()
  }
}

extension EventContextDataType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IpAddress", self.ipAddress)
    json.member("DeviceName", self.deviceName)
    json.member("Timezone", self.timezone)
    json.member("City", self.city)
    json.member("Country", self.country)
    json.endObject()
  }
}

extension EventFeedbackType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("FeedbackValue", self.feedbackValue)
    json.member("Provider", self.provider)
    json.epochSeconds("FeedbackDate", self.feedbackDateUnixMillis)
    json.endObject()
  }
}

extension AuthEventType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("EventId", self.eventId)
    json.member("EventType", self.eventType)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.member("EventResponse", self.eventResponse)
    json.member("EventRisk", self.eventRisk)
    json.member("ChallengeResponses", self.challengeResponses)
    json.member("EventContextData", self.eventContextData)
    json.member("EventFeedback", self.eventFeedback)
    json.endObject()
  }
}

extension AdminListUserAuthEventsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AuthEvents", self.authEvents)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension AdminUpdateAuthEventFeedbackRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("EventId", self.eventId)
    json.member("FeedbackValue", self.feedbackValue)
    json.endObject()
  }
}

extension AdminUpdateAuthEventFeedbackRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("EventId") {
        self.eventId = try json.optional()
      } else if json.isNamed("FeedbackValue") {
        self.feedbackValue = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminUpdateAuthEventFeedbackResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension UpdateAuthEventFeedbackRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("EventId", self.eventId)
    json.member("FeedbackToken", self.feedbackToken)
    json.member("FeedbackValue", self.feedbackValue)
    json.endObject()
  }
}

extension UpdateAuthEventFeedbackRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("EventId") {
        self.eventId = try json.optional()
      } else if json.isNamed("FeedbackToken") {
        self.feedbackToken = try json.optional()
      } else if json.isNamed("FeedbackValue") {
        self.feedbackValue = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateAuthEventFeedbackResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
