internal import AuthenticationCore

/// The words of a message, with places for what is filled in.
struct MessageWording: Sendable, Hashable {
  var subject: String
  var body: String

  /// The pool's own words, or ours in the user's language where it has none.
  ///
  /// The pool has one wording for all codes that verify something. With a link the message leads to a
  /// page that confirms, instead of telling the code. An invitation without a code is for a user who
  /// has a password already.
  init(
    of source: MessageSource,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings,
    hasLink: Bool,
    hasCode: Bool,
    language: MessageLanguage
  ) {
    switch source {
    case .signUp, .resendCode, .forgotPassword, .updateUserAttribute, .verifyUserAttribute:
      let own = pool.messages
      if hasLink {
        self.init(own.link.subject, own.link.email, or: (.linkSubject, .link), in: language)
        return
      }
      let usual: (MessageText, MessageText) =
        source == .forgotPassword ? (.resetSubject, .reset) : (.codeSubject, .code)
      self.init(
        own.verification.subject,
        own.verification.text(by: medium),
        or: usual,
        in: language
      )
    case .adminCreateUser:
      let own = pool.messages.invitation
      let usual: (MessageText, MessageText) =
        hasCode ? (.invitationSubject, .invitation) : (.welcomeSubject, .welcome)
      self.init(own.subject, own.text(by: medium), or: usual, in: language)
    case .authentication:
      let own = pool.secondFactors
      let body: String? =
        switch medium {
        case .email: own.emailMessage
        case .sms: own.smsMessage
        }
      self.init(own.emailSubject, body, or: (.factorSubject, .factor), in: language)
    }
  }

  init(subject: String, body: String) {
    self.subject = subject
    self.body = body
  }

  private init(
    _ ownSubject: String?,
    _ ownBody: String?,
    or usual: (subject: MessageText, body: MessageText),
    in language: MessageLanguage
  ) {
    // The language of an operator's text is not known: its subject is not put into the user's.
    subject = ownSubject ?? (ownBody == nil ? language : .english).text(usual.subject)
    body = ownBody ?? language.text(usual.body)
  }
}
