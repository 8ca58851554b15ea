package import AuthenticationCore
internal import GatehouseMessages

/// What a message says: the pool's own words, or ours where it has none.
package struct MessageTexts: Sendable, Hashable {
  let subject: String
  let body: String
  let isHTML: Bool

  init(subject: String, body: String, isHTML: Bool) {
    self.subject = subject
    self.body = body
    self.isHTML = isHTML
  }

  /// The message with a code; the pool has one wording for all that a code is for.
  ///
  /// With a link the message leads to a page that confirms, instead of telling the code.
  package static func confirmation(
    _ code: String,
    for purpose: CodePurpose,
    username: String,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings,
    link: String?
  ) -> MessageTexts {
    let isReset = purpose == .forgotPassword
    if let link, medium == .email {
      return MessageTexts(
        subject: pool.messages.link.subject ?? "Your verification link",
        template: pool.messages.link.email
          ?? "Please click the link below to verify your email address. {##Verify Email##}",
        MessageTemplate.Values(code: code, username: username, link: link)
      )
    }
    let standard =
      isReset ? "Your password reset code is {####}" : "Your confirmation code is {####}"
    let own = pool.messages.verification
    return MessageTexts(
      subject: own.subject ?? (isReset ? "Your password reset code" : "Your verification code"),
      template: own.text(by: medium) ?? standard,
      MessageTemplate.Values(code: code, username: username)
    )
  }

  /// The message with the code of a second factor.
  package static func authentication(
    _ code: String,
    username: String,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings
  ) -> MessageTexts {
    let own: String? =
      switch medium {
      case .email: pool.secondFactors.emailMessage
      case .sms: pool.secondFactors.smsMessage
      }
    return MessageTexts(
      subject: pool.secondFactors.emailSubject ?? "Your authentication code",
      template: own ?? "Your authentication code is {####}",
      MessageTemplate.Values(code: code, username: username)
    )
  }

  /// The message to a user whom an administrator created.
  package static func invitation(
    _ temporaryPassword: String,
    username: String,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings
  ) -> MessageTexts {
    let own = pool.messages.invitation
    return MessageTexts(
      subject: own.subject ?? "Your temporary password",
      template: own.text(by: medium)
        ?? "Your username is {username} and temporary password is {####}.",
      MessageTemplate.Values(code: temporaryPassword, username: username)
    )
  }

  private init(subject: String, template: String, _ values: MessageTemplate.Values) {
    self.subject = subject
    (body, isHTML) = MessageTemplate(text: template).filled(values)
  }
}
