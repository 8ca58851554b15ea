internal import AuthenticationCore

extension UnwrittenMessage {
  /// What is filled into the places of its wording.
  var values: MessageTemplate.Values {
    MessageTemplate.Values(code: code, username: shownUsername, link: link)
  }

  /// The words of the pool's templates.
  func usualWording(for recipient: MessageRecipient) -> MessageWording {
    MessageWording(
      of: source,
      by: recipient.address.medium,
      in: recipient.pool,
      hasLink: link != nil,
      hasCode: !code.isEmpty,
      language: recipient.language
    )
  }
}

extension MessageRecipient {
  /// What the user reads, by its `locale` (LNG-1).
  var language: MessageLanguage { .of(attributes["locale"]) }
}

extension MessageTexts {
  /// The wording with the values in the places of its body; a subject has none, because a phone shows it
  /// while it is locked.
  init(_ wording: MessageWording, _ values: MessageTemplate.Values) {
    let (body, isHTML) = MessageTemplate(text: wording.body).filled(values)
    self.init(subject: wording.subject, body: body, isHTML: isHTML)
  }
}
