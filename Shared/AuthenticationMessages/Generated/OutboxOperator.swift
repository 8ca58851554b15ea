// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/outbox_operator.proto. Do not edit.

internal import GatehouseMessages

/// Which messages to list; an absent field does not narrow.
public struct ListOutboxMessagesRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// username.
  public var username: String?
  /// limit.
  public var limit: Int32?
  /// pending, sending, sent or failed.
  public var state: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    username: String? = nil,
    limit: Int32? = nil,
    state: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.username = username
    self.limit = limit
    self.state = state
  }
}

/// One message to a user.
public struct OutboxMessage: Sendable, Hashable {
  /// message_id.
  public var messageId: String?
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// username.
  public var username: String?
  /// EMAIL or SMS.
  public var deliveryMedium: String?
  /// destination.
  public var destination: String?
  /// sign_up, admin_create_user, resend_code…
  public var purpose: String?
  /// code.
  public var code: [UInt8]?
  /// subject.
  public var subject: String?
  /// body.
  public var body: [UInt8]?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// pending, sending, sent or failed.
  public var state: String?
  /// attempts.
  public var attempts: Int32?
  /// When a pending message is tried next.
  public var nextAttemptAtUnixMillis: Int64?
  /// sent_at_unix_millis.
  public var sentAtUnixMillis: Int64?
  /// Why the last attempt failed.
  public var lastError: String?

  /// Makes a message; what is not given is absent.
  public init(
    messageId: String? = nil,
    userPoolId: String? = nil,
    clientId: String? = nil,
    username: String? = nil,
    deliveryMedium: String? = nil,
    destination: String? = nil,
    purpose: String? = nil,
    code: [UInt8]? = nil,
    subject: String? = nil,
    body: [UInt8]? = nil,
    createdAtUnixMillis: Int64? = nil,
    state: String? = nil,
    attempts: Int32? = nil,
    nextAttemptAtUnixMillis: Int64? = nil,
    sentAtUnixMillis: Int64? = nil,
    lastError: String? = nil
  ) {
    self.messageId = messageId
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.username = username
    self.deliveryMedium = deliveryMedium
    self.destination = destination
    self.purpose = purpose
    self.code = code
    self.subject = subject
    self.body = body
    self.createdAtUnixMillis = createdAtUnixMillis
    self.state = state
    self.attempts = attempts
    self.nextAttemptAtUnixMillis = nextAttemptAtUnixMillis
    self.sentAtUnixMillis = sentAtUnixMillis
    self.lastError = lastError
  }
}

extension OutboxMessage: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "messageId": self.messageId as Any,
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "username": self.username as Any,
        "deliveryMedium": self.deliveryMedium as Any,
        "destination": self.destination as Any,
        "purpose": self.purpose as Any,
        "code": sizeOnly(self.code),
        "subject": self.subject as Any,
        "body": sizeOnly(self.body),
        "createdAtUnixMillis": self.createdAtUnixMillis as Any,
        "state": self.state as Any,
        "attempts": self.attempts as Any,
        "nextAttemptAtUnixMillis": self.nextAttemptAtUnixMillis as Any,
        "sentAtUnixMillis": self.sentAtUnixMillis as Any,
        "lastError": self.lastError as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// The messages found.
public struct ListOutboxMessagesResponse: Sendable, Hashable {
  /// messages.
  public var messages: [OutboxMessage]

  /// Makes a message; what is not given is absent.
  public init(
    messages: [OutboxMessage] = []
  ) {
    self.messages = messages
  }
}
