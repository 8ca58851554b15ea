// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/auth_event_feedback.proto. Do not edit.

internal import GatehouseMessages

/// The parts of a link.
public struct GiveFeedbackByLinkRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?
  /// event_id.
  public var eventId: String?
  /// feedback_token.
  public var feedbackToken: String?
  /// Valid or Invalid.
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

extension GiveFeedbackByLinkRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "username": sizeOnly(self.username),
        "eventId": self.eventId as Any,
        "feedbackToken": sizeOnly(self.feedbackToken),
        "feedbackValue": self.feedbackValue as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// How it went.
public struct GiveFeedbackByLinkResponse: Sendable, Hashable {
  /// A word of FeedbackOutcome in words.txt.
  public var outcome: String?

  /// Makes a message; what is not given is absent.
  public init(
    outcome: String? = nil
  ) {
    self.outcome = outcome
  }
}
