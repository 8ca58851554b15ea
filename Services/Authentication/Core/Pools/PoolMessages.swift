internal import AuthenticationMessages

/// The texts that a pool sets for its messages; a nil part stands for the standard text.
package struct PoolMessages: Sendable, Hashable {
  /// The texts of one kind of message.
  package struct Texts: Sendable, Hashable {
    /// A mail's subject; nil for SMS.
    package let subject: String?
    package let email: String?
    package let sms: String?

    /// The text for the medium.
    package func text(by medium: DeliveryMedium) -> String? {
      switch medium {
      case .email: email
      case .sms: sms
      }
    }
  }

  /// The texts of messages with a code.
  package let verification: Texts
  /// The texts of mails with a link, which have none for SMS.
  package let link: Texts
  /// Whether the mail of a sign-up has a link in place of the code.
  package let confirmsByLink: Bool
  /// The texts of messages to users whom an administrator creates.
  package let invitation: Texts

  init(_ pool: UserPoolType) {
    let template = pool.verificationMessageTemplate
    verification = Texts(
      subject: template?.emailSubject ?? pool.emailVerificationSubject,
      email: template?.emailMessage ?? pool.emailVerificationMessage,
      sms: template?.smsMessage ?? pool.smsVerificationMessage
    )
    link = Texts(
      subject: template?.emailSubjectByLink,
      email: template?.emailMessageByLink,
      sms: nil
    )
    confirmsByLink = template?.defaultEmailOption == "CONFIRM_WITH_LINK"
    let invitation = pool.adminCreateUserConfig?.inviteMessageTemplate
    self.invitation = Texts(
      subject: invitation?.emailSubject,
      email: invitation?.emailMessage,
      sms: invitation?.smsMessage
    )
  }
}
