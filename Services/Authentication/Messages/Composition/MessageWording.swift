internal import AuthenticationCore

/// The words of a message, with places for what is filled in.
struct MessageWording: Sendable, Hashable {
  var subject: String
  var body: String

  /// The pool's own words, or ours where it has none.
  ///
  /// The pool has one wording for all codes that verify something. With a link the message leads to a
  /// page that confirms, instead of telling the code. An invitation without a code is for a user who
  /// has a password already.
  init(
    of source: MessageSource,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings,
    hasLink: Bool,
    hasCode: Bool
  ) {
    switch source {
    case .signUp, .resendCode, .forgotPassword, .updateUserAttribute, .verifyUserAttribute:
      self = hasLink ? Self.link(in: pool) : Self.code(source, by: medium, in: pool)
    case .adminCreateUser:
      let own = pool.messages.invitation
      subject = own.subject ?? (hasCode ? "Your temporary password" : "Welcome")
      body =
        own.text(by: medium)
        ?? (hasCode
          ? "Your username is {username} and temporary password is {####}."
          : "Your username is {username}.")
    case .authentication:
      let own: String? =
        switch medium {
        case .email: pool.secondFactors.emailMessage
        case .sms: pool.secondFactors.smsMessage
        }
      subject = pool.secondFactors.emailSubject ?? "Your authentication code"
      body = own ?? "Your authentication code is {####}"
    }
  }

  init(subject: String, body: String) {
    self.subject = subject
    self.body = body
  }

  private static func link(in pool: UserPoolSettings) -> MessageWording {
    MessageWording(
      subject: pool.messages.link.subject ?? "Your verification link",
      body: pool.messages.link.email
        ?? "Please click the link below to verify your email address. {##Verify Email##}"
    )
  }

  private static func code(
    _ source: MessageSource,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings
  ) -> MessageWording {
    let isReset = source == .forgotPassword
    let own = pool.messages.verification
    return MessageWording(
      subject: own.subject ?? (isReset ? "Your password reset code" : "Your verification code"),
      body: own.text(by: medium)
        ?? (isReset ? "Your password reset code is {####}" : "Your confirmation code is {####}")
    )
  }
}
