// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/auth_event.proto. Do not edit.

internal import GatehouseMessages

/// Request of AdminListUserAuthEvents.
public struct AdminListUserAuthEventsRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// MaxResults.
  ///
  /// 0 to 60.
  public var maxResults: Int32?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    maxResults: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.maxResults = maxResults
    self.nextToken = nextToken
  }
}

/// Cognito's EventRiskType.
public struct EventRiskType: Sendable, Hashable {
  /// RiskDecision.
  ///
  /// One of NoRisk, AccountTakeover, Block.
  public var riskDecision: String?
  /// RiskLevel.
  ///
  /// One of Low, Medium, High.
  public var riskLevel: String?
  /// CompromisedCredentialsDetected.
  public var compromisedCredentialsDetected: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    riskDecision: String? = nil,
    riskLevel: String? = nil,
    compromisedCredentialsDetected: Bool? = nil
  ) {
    self.riskDecision = riskDecision
    self.riskLevel = riskLevel
    self.compromisedCredentialsDetected = compromisedCredentialsDetected
  }
}

/// Cognito's ChallengeResponseType.
public struct ChallengeResponseType: Sendable, Hashable {
  /// ChallengeName.
  ///
  /// One of Password, Mfa.
  public var challengeName: String?
  /// ChallengeResponse.
  ///
  /// One of Success, Failure.
  public var challengeResponse: String?

  /// Makes a message; what is not given is absent.
  public init(
    challengeName: String? = nil,
    challengeResponse: String? = nil
  ) {
    self.challengeName = challengeName
    self.challengeResponse = challengeResponse
  }
}

/// Cognito's EventContextDataType.
public struct EventContextDataType: Sendable, Hashable {
  /// IpAddress.
  ///
  /// 0 to 131072 characters.
  public var ipAddress: String?
  /// DeviceName.
  ///
  /// 0 to 131072 characters.
  public var deviceName: String?
  /// Timezone.
  ///
  /// 0 to 131072 characters.
  public var timezone: String?
  /// City.
  ///
  /// 0 to 131072 characters.
  public var city: String?
  /// Country.
  ///
  /// 0 to 131072 characters.
  public var country: String?

  /// Makes a message; what is not given is absent.
  public init(
    ipAddress: String? = nil,
    deviceName: String? = nil,
    timezone: String? = nil,
    city: String? = nil,
    country: String? = nil
  ) {
    self.ipAddress = ipAddress
    self.deviceName = deviceName
    self.timezone = timezone
    self.city = city
    self.country = country
  }
}

/// Cognito's EventFeedbackType.
public struct EventFeedbackType: Sendable, Hashable {
  /// FeedbackValue.
  ///
  /// Required. One of Valid, Invalid.
  public var feedbackValue: String?
  /// Provider.
  ///
  /// Required. 0 to 131072 characters.
  public var provider: String?
  /// FeedbackDate.
  public var feedbackDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    feedbackValue: String? = nil,
    provider: String? = nil,
    feedbackDateUnixMillis: Int64? = nil
  ) {
    self.feedbackValue = feedbackValue
    self.provider = provider
    self.feedbackDateUnixMillis = feedbackDateUnixMillis
  }
}

/// Cognito's AuthEventType.
public struct AuthEventType: Sendable, Hashable {
  /// EventId.
  ///
  /// 0 to 131072 characters.
  public var eventId: String?
  /// EventType.
  ///
  /// One of SignIn, SignUp, ForgotPassword, PasswordChange, ResendCode.
  public var eventType: String?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?
  /// EventResponse.
  ///
  /// One of Pass, Fail, InProgress.
  public var eventResponse: String?
  /// EventRisk.
  public var eventRisk: EventRiskType?
  /// ChallengeResponses.
  public var challengeResponses: [ChallengeResponseType]?
  /// EventContextData.
  public var eventContextData: EventContextDataType?
  /// EventFeedback.
  public var eventFeedback: EventFeedbackType?

  /// Makes a message; what is not given is absent.
  public init(
    eventId: String? = nil,
    eventType: String? = nil,
    creationDateUnixMillis: Int64? = nil,
    eventResponse: String? = nil,
    eventRisk: EventRiskType? = nil,
    challengeResponses: [ChallengeResponseType]? = nil,
    eventContextData: EventContextDataType? = nil,
    eventFeedback: EventFeedbackType? = nil
  ) {
    self.eventId = eventId
    self.eventType = eventType
    self.creationDateUnixMillis = creationDateUnixMillis
    self.eventResponse = eventResponse
    self.eventRisk = eventRisk
    self.challengeResponses = challengeResponses
    self.eventContextData = eventContextData
    self.eventFeedback = eventFeedback
  }
}

/// Response of AdminListUserAuthEvents.
public struct AdminListUserAuthEventsResponse: Sendable, Hashable {
  /// AuthEvents.
  public var authEvents: [AuthEventType]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    authEvents: [AuthEventType]? = nil,
    nextToken: String? = nil
  ) {
    self.authEvents = authEvents
    self.nextToken = nextToken
  }
}

/// Request of AdminUpdateAuthEventFeedback.
public struct AdminUpdateAuthEventFeedbackRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// EventId.
  ///
  /// Required. 1 to 50 characters.
  public var eventId: String?
  /// FeedbackValue.
  ///
  /// Required. One of Valid, Invalid.
  public var feedbackValue: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    eventId: String? = nil,
    feedbackValue: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.eventId = eventId
    self.feedbackValue = feedbackValue
  }
}

/// Response of AdminUpdateAuthEventFeedback.
public struct AdminUpdateAuthEventFeedbackResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of UpdateAuthEventFeedback.
public struct UpdateAuthEventFeedbackRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// EventId.
  ///
  /// Required. 1 to 50 characters.
  public var eventId: String?
  /// FeedbackToken.
  ///
  /// Required.
  public var feedbackToken: String?
  /// FeedbackValue.
  ///
  /// Required. One of Valid, Invalid.
  public var feedbackValue: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    eventId: String? = nil,
    feedbackToken: String? = nil,
    feedbackValue: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.eventId = eventId
    self.feedbackToken = feedbackToken
    self.feedbackValue = feedbackValue
  }
}

extension UpdateAuthEventFeedbackRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "username": self.username as Any,
        "eventId": self.eventId as Any,
        "feedbackToken": sizeOnly(self.feedbackToken),
        "feedbackValue": self.feedbackValue as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of UpdateAuthEventFeedback.
public struct UpdateAuthEventFeedbackResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
