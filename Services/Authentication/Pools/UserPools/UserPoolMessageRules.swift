internal import AuthenticationCore
internal import AuthenticationMessages
internal import Mail

/// What Cognito refuses in a pool's triggers and in the messages it sends.
enum UserPoolMessageRules {
  static func check(_ asked: UserPoolType) throws(AuthenticationFailure) {
    try checkTriggers(asked.lambdaConfig)
    try checkEmail(asked.emailConfiguration)
    try checkVerificationTemplate(asked)
    try checkInvitation(asked)
  }

  private static func checkTriggers(
    _ asked: LambdaConfigType?
  ) throws(AuthenticationFailure) {
    guard let asked else { return }
    if let older = asked.preTokenGeneration, let newer = asked.preTokenGenerationConfig?.lambdaArn,
      older != newer
    {
      throw .invalidParameter(
        """
        Cannot use PreTokenGenerationLambda and PreTokenGeneration with different Lambda function \
        ARN's
        """
      )
    }
    if asked.customSmsSender != nil || asked.customEmailSender != nil,
      asked.kmsKeyId.nonEmpty == nil
    {
      throw .invalidParameter(
        "KMSKeyId parameter is required when Custom SMS/Email Lambda trigger is used."
      )
    }
  }

  private static func checkEmail(
    _ asked: EmailConfigurationType?
  ) throws(AuthenticationFailure) {
    guard let asked else { return }
    if asked.emailSendingAccount == "DEVELOPER", asked.sourceArn == nil {
      throw .invalidParameter("Source ARN is required to use DEVELOPER email sending owner")
    }
    if asked.from.nonEmpty != nil, asked.sourceArn.nonEmpty == nil {
      throw .invalidParameter("Cannot configure From email address for default email configuration")
    }
    // An attacker who could inject a second header here would send mails in the operator's name.
    if let from = asked.from.nonEmpty, MailSender(from) == nil {
      throw .invalidParameter("Provided From email address is invalid")
    }
    if let address = asked.replyToEmailAddress.nonEmpty, MailAddress(address) == nil {
      throw .invalidParameter("Provided Reply-To email address is invalid")
    }
    if let arn = asked.sourceArn.nonEmpty, !isIdentity(arn) {
      throw .invalidParameter("Provided Source ARN is not of an SES identity")
    }
  }

  /// `arn:partition:ses:region:account:identity/name`.
  private static func isIdentity(_ arn: String) -> Bool {
    let parts = arn.split(separator: ":", maxSplits: 5, omittingEmptySubsequences: false)
    return parts.count == 6 && parts[0] == "arn" && parts[2] == "ses"
      && parts[5].hasPrefix("identity/")
  }

  private static func checkVerificationTemplate(
    _ asked: UserPoolType
  ) throws(AuthenticationFailure) {
    let template = asked.verificationMessageTemplate
    let messages = [
      ("smsVerificationMessage", asked.smsVerificationMessage),
      ("emailVerificationMessage", asked.emailVerificationMessage),
      ("smsAuthenticationMessage", asked.smsAuthenticationMessage),
      ("verificationMessageTemplate.smsMessage", template?.smsMessage),
      ("verificationMessageTemplate.emailMessage", template?.emailMessage),
    ]
    // A message without the placeholder could never tell its reader the code.
    for (member, message) in messages where message?.contains("{####}") == false {
      throw .invalidParameter("Invalid \(member): the placeholder {####} is missing.")
    }
    if let message = template?.emailMessageByLink, !hasLink(message) {
      throw .invalidParameter(
        """
        Invalid verificationMessageTemplate.emailMessageByLink: the placeholder {##text##} is \
        missing.
        """
      )
    }
  }

  private static func hasLink(_ message: String) -> Bool {
    // The place for the code begins and ends like a link without words.
    let message = message.replacing("{####}", with: "")
    guard let opening = message.firstRange(of: "{##") else { return false }
    return message[opening.upperBound...].contains("##}")
  }

  /// An invitation must name the user and, unless the user may have no password, tell it.
  private static func checkInvitation(_ asked: UserPoolType) throws(AuthenticationFailure) {
    let template = asked.adminCreateUserConfig?.inviteMessageTemplate
    let factors = asked.policies?.signInPolicy?.allowedFirstAuthFactors ?? []
    let isPasswordOptional = factors.contains { $0 != "PASSWORD" }
    let messages = [("SMS", template?.smsMessage), ("email", template?.emailMessage)]
    for (medium, message) in messages {
      guard let message else { continue }
      guard message.contains("{username}"), isPasswordOptional || message.contains("{####}") else {
        throw .invalidParameter("Invalid \(medium) message for Admin create user flow parameter")
      }
    }
  }
}
