internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import Mail

/// What is refused in a risk configuration beyond each member's own constraints (THR-4, THR-7).
enum RiskConfigurationRules {
  private static let maxRanges = 200

  static func check(_ asked: RiskConfigurationType) throws(AuthenticationFailure) {
    try checkRanges(asked.riskExceptionConfiguration?.blockedIpRangeList, "BlockedIPRangeList")
    try checkRanges(asked.riskExceptionConfiguration?.skippedIpRangeList, "SkippedIPRangeList")
    guard let takeover = asked.accountTakeoverRiskConfiguration else { return }
    // Without any, the notices have our own words.
    guard let notices = takeover.notifyConfiguration else { return }
    try checkSender(notices)
    for email in [notices.blockEmail, notices.noActionEmail, notices.mfaEmail] {
      guard let email else { continue }
      guard email.htmlBody != nil || email.textBody != nil else {
        throw .invalidParameter("HtmlBody or TextBody is required in an email template.")
      }
      guard email.subject?.unicodeScalars.contains(where: \.isControl) == false else {
        throw .invalidParameter("Invalid email subject.")
      }
    }
  }

  private static func checkRanges(
    _ ranges: [String]?,
    _ member: String
  ) throws(AuthenticationFailure) {
    guard let ranges else { return }
    guard ranges.count <= maxRanges else {
      throw .invalidParameter("\(member) can have at most \(maxRanges) entries.")
    }
    for range in ranges {
      // A single address would be a range to us; Cognito wants its length.
      guard range.contains("/"), AddressRange(range) != nil else {
        throw .invalidParameter("\(member) has an invalid CIDR range: \(range.prefix(60))")
      }
    }
  }

  private static func checkSender(
    _ notices: NotifyConfigurationType
  ) throws(AuthenticationFailure) {
    // An attacker who could inject a second header here would send mails in the operator's name.
    if let from = notices.from, !from.isEmpty, MailSender(from) == nil {
      throw .invalidParameter("Provided From email address is invalid")
    }
    if let address = notices.replyTo, !address.isEmpty, MailAddress(address) == nil {
      throw .invalidParameter("Provided Reply-To email address is invalid")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
