internal import AuthenticationCore
package import Webhooks

/// A way to users for messages of one medium.
package protocol MessageSender: Sendable {
  /// Sends one message; returns only when the receiver has answered for it.
  func send(_ message: OutgoingMessage) async throws(DeliveryFailure)
}

/// A message as a sender gets it.
package struct OutgoingMessage: Sendable, Hashable {
  /// The same for each attempt: by it a receiver knows a message that came twice.
  package let id: String
  /// The user's pool.
  package let userPoolID: String
  /// An e-mail address or a phone number.
  package let destination: String
  /// Whom a mail is from, where the pool says so: an address, or a name and an address in `<>`.
  package let from: String?
  /// Where answers to a mail go, where the pool says so.
  package let replyTo: String?
  /// Without a meaning for SMS.
  package let subject: String
  /// What the user reads.
  package let body: String
  /// Whether the body is HTML.
  package let isHTML: Bool
  /// When the reason for the message came up.
  package let createdAtUnixMillis: Int64
}

/// The ways one worker sends by; a medium without a sender stays in the outbox.
package struct MessageSenders: Sendable {
  let email: (any MessageSender)?
  let sms: (any MessageSender)?

  /// Takes a sender for each medium there is one for.
  package init(email: (any MessageSender)?, sms: (any MessageSender)?) {
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
