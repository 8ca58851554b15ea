internal import GatehouseMessages

/// What a message says: the pool's own words, or ours where it has none.
struct MessageTexts: Sendable, Hashable {
  let subject: String
  let body: String

  /// The message with a code; the pool has one wording for all that a code is for.
  static func confirmation(
    _ code: String,
    for purpose: CodePurpose = .signUp,
    username: String,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings
  ) -> MessageTexts {
    let template = pool.description.verificationMessageTemplate
    let isReset = purpose == .forgotPassword
    let standard =
      isReset ? "Your password reset code is {####}" : "Your confirmation code is {####}"
    let subject =
      template?.emailSubject ?? pool.description.emailVerificationSubject
      ?? (isReset ? "Your password reset code" : "Your verification code")
    let body: String =
      switch medium {
      case .email:
        template?.emailMessage ?? pool.description.emailVerificationMessage ?? standard
      case .sms:
        template?.smsMessage ?? pool.description.smsVerificationMessage ?? standard
      }
    return MessageTexts(subject: subject, body: fill(body, code: code, username: username))
  }

  /// The message to a user whom an administrator created.
  static func invitation(
    _ temporaryPassword: String,
    username: String,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings
  ) -> MessageTexts {
    let template = pool.description.adminCreateUserConfig?.inviteMessageTemplate
    let standard = "Your username is {username} and temporary password is {####}."
    let body: String =
      switch medium {
      case .email: template?.emailMessage ?? standard
      case .sms: template?.smsMessage ?? standard
      }
    return MessageTexts(
      subject: template?.emailSubject ?? "Your temporary password",
      body: fill(body, code: temporaryPassword, username: username)
    )
  }

  /// Fills each placeholder in one pass, so that a username cannot smuggle in another.
  private static func fill(_ text: String, code: String, username: String) -> String {
    var filled = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix(codePlaceholder) {
        filled += code
        rest = rest.dropFirst(codePlaceholder.count)
      } else if rest.hasPrefix(usernamePlaceholder) {
        filled += username
        rest = rest.dropFirst(usernamePlaceholder.count)
      } else {
        filled += "{"
        rest = rest.dropFirst()
      }
    }
    return filled + rest
  }

  private static let codePlaceholder = "{####}"
  private static let usernamePlaceholder = "{username}"
}
