internal import AuthenticationCore

/// The `response` of CustomMessage's event: null or an empty text leaves the pool's own words.
struct CustomMessageAnswer: Decodable, Sendable, Hashable {
  let smsMessage: String?
  let emailMessage: String?
  let emailSubject: String?

  private static let maxSMS = 140
  private static let maxEmail = 20_000
  private static let maxSubject = 140

  /// The words for the medium.
  func body(by medium: DeliveryMedium) -> String? {
    switch medium {
    case .email: emailMessage.nonEmpty
    case .sms: smsMessage.nonEmpty
    }
  }

  /// What is wrong with the words for the medium, as the function's failure says; nil where they can be sent.
  ///
  /// A message without the place for the code could never tell its reader the code.
  func fault(of message: UnwrittenMessage, by medium: DeliveryMedium) -> String? {
    if medium == .email, let subject = emailSubject.nonEmpty, let fault = Self.fault(in: subject) {
      return fault
    }
    guard let body = body(by: medium) else { return nil }
    let (name, longest) =
      switch medium {
      case .email: ("email", Self.maxEmail)
      case .sms: ("SMS", Self.maxSMS)
      }
    guard body.unicodeScalars.count <= longest else {
      return "The \(name) message must have at most \(longest) characters."
    }
    guard !body.unicodeScalars.contains(where: { Self.isControl($0) && !"\t\n\r".contains($0) })
    else { return "The message must not include control characters." }
    let template = MessageTemplate(text: body)
    guard template.hasCodePlace || message.link != nil && template.hasLinkPlace else {
      return "The message must include the code parameter."
    }
    if message.source == .adminCreateUser, !template.hasUsernamePlace {
      return "The message must include the username parameter."
    }
    return nil
  }

  /// A line's end in a subject would begin another header of the mail.
  private static func fault(in subject: String) -> String? {
    if subject.unicodeScalars.count > maxSubject {
      return "The email subject must have at most \(maxSubject) characters."
    }
    return subject.unicodeScalars.contains(where: isControl)
      ? "The email subject must not include control characters." : nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
