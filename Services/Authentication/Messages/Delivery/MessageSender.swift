/// A way to users for messages of one medium.
public protocol MessageSender: Sendable {
  /// Sends one message; returns only when the receiver has answered for it.
  func send(_ message: OutgoingMessage) async throws(SendingFailure)
}

/// A message as a sender gets it.
public struct OutgoingMessage: Sendable, Hashable {
  /// The same for each attempt: by it a receiver knows a message that came twice.
  public let id: String
  /// The user's pool.
  public let userPoolID: String
  /// An e-mail address or a phone number.
  public let destination: String
  /// Whom a mail is from, where the pool says so: an address, or a name and an address in `<>`.
  public let from: String?
  /// Where answers to a mail go, where the pool says so.
  public let replyTo: String?
  /// Without a meaning for SMS.
  public let subject: String
  /// What the user reads.
  public let body: String
  /// Whether the body is HTML.
  public let isHTML: Bool
  /// When the reason for the message came up.
  public let createdAtUnixMillis: Int64
}

/// Why a message was not sent, in words for the operator.
public enum SendingFailure: Error, Sendable, Hashable {
  /// No further attempt can succeed.
  case refused(String)
  /// Another attempt may succeed, not before the time that the receiver asked for; this one may even
  /// have.
  case unavailable(String, retryAfter: Duration? = nil)
}

/// The ways one worker sends by; a medium without a sender stays in the outbox.
public struct MessageSenders: Sendable {
  let email: (any MessageSender)?
  let sms: (any MessageSender)?

  /// Takes a sender for each medium there is one for.
  public init(email: (any MessageSender)?, sms: (any MessageSender)?) {
    self.email = email
    self.sms = sms
  }

  var media: [DeliveryMedium] {
    (email == nil ? [] : [.email]) + (sms == nil ? [] : [.sms])
  }

  func sender(by medium: DeliveryMedium) -> (any MessageSender)? {
    switch medium {
    case .email: email
    case .sms: sms
    }
  }
}
