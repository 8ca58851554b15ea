internal import AuthenticationCore

/// What a message says, with everything filled in.
struct MessageTexts: Sendable, Hashable {
  let subject: String
  let body: String
  let isHTML: Bool

  init(subject: String, body: String, isHTML: Bool) {
    self.subject = subject
    self.body = body
    self.isHTML = isHTML
  }

  /// The wording with the values in the places of its body; a subject has none, because a phone shows it
  /// while it is locked.
  init(_ wording: MessageWording, _ values: MessageTemplate.Values) {
    subject = wording.subject
    (body, isHTML) = MessageTemplate(text: wording.body).filled(values)
  }
}
