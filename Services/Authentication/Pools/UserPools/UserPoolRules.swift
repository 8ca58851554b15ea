internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations

/// What Cognito refuses in a pool's settings beyond each member's own constraints.
///
/// The sentences are Cognito's where they are known: tools and people search for them.
enum UserPoolRules {
  /// Checks settings as asked for, before defaults are filled in; `current` are those of a pool that
  /// exists, `factors` its second factors, `domains` its domains, and `tracksSessions` whether it tracks sessions.
  static func check(
    _ asked: UserPoolType,
    current: UserPoolType? = nil,
    factors: PoolSecondFactors.Configuration? = nil,
    domains: [PoolDomain] = [],
    tracksSessions: Bool = false
  ) throws(AuthenticationFailure) {
    try checkSignInNames(asked)
    try checkPolicies(asked)
    try checkSecondFactor(asked, factors)
    try checkVerification(asked)
    try checkRecovery(asked.accountRecoverySetting)
    try checkTier(asked, factors, domains, tracksSessions: tracksSessions)
    try checkLevels(asked.acrConfiguration)
    try checkTags(asked.userPoolTags ?? [:], stored: current?.userPoolTags ?? [:])
    try UnavailableSettings.check(asked, current: current)
    try UserPoolMessageRules.check(asked)
  }

  private static func checkSignInNames(_ asked: UserPoolType) throws(AuthenticationFailure) {
    guard asked.aliasAttributes == nil || asked.usernameAttributes == nil else {
      throw .invalidParameter(
        "Only one of the aliasAttributes or usernameAttributes can be set in a User pool."
      )
    }
  }

  private static func checkPolicies(_ asked: UserPoolType) throws(AuthenticationFailure) {
    let password = asked.policies?.passwordPolicy
    guard (6...99).contains(password?.minimumLength ?? 8),
      (0...24).contains(password?.passwordHistorySize ?? 0),
      (0...365).contains(password?.temporaryPasswordValidityDays ?? 0),
      (0...365).contains(asked.adminCreateUserConfig?.unusedAccountValidityDays ?? 0)
    else { throw .invalidParameter("Invalid range for a value of the password policy.") }
    guard
      password?.temporaryPasswordValidityDays == nil
        || asked.adminCreateUserConfig?.unusedAccountValidityDays == nil
    else {
      throw .invalidParameter(
        """
        Please use TemporaryPasswordValidityDays in PasswordPolicy instead of \
        UnusedAccountValidityDays
        """
      )
    }
    guard let factors = asked.policies?.signInPolicy?.allowedFirstAuthFactors else { return }
    guard factors.contains("PASSWORD") else {
      throw .invalidParameter(
        "Password should be configured as one of the allowed first auth factors."
      )
    }
    guard !factors.contains("SOFTWARE_TOKEN") else {
      throw .invalidParameter("SOFTWARE_TOKEN is not supported as a first auth factor.")
    }
    try checkCodes(asked)
  }

  /// A code by message is as good as a second factor, and would stand alone in the place of two (CHO-5).
  static func checkCodes(_ asked: UserPoolType) throws(AuthenticationFailure) {
    let factors = asked.policies?.signInPolicy?.allowedFirstAuthFactors ?? []
    guard asked.mfaConfiguration != "ON" || !factors.contains(where: { $0.hasSuffix("_OTP") })
    else {
      throw .invalidParameter(
        "EMAIL_OTP and SMS_OTP cannot be allowed first auth factors when MFA is required."
      )
    }
  }

  /// Authenticators and e-mail are set up by SetUserPoolMfaConfig; where they are, no messages to
  /// phones are needed.
  private static func checkSecondFactor(
    _ asked: UserPoolType,
    _ factors: PoolSecondFactors.Configuration?
  ) throws(AuthenticationFailure) {
    let hasOther = factors.map { $0.offersSoftwareToken || $0.email != nil } ?? false
    if asked.mfaConfiguration ?? "OFF" != "OFF", asked.smsConfiguration == nil, !hasOther {
      throw .invalidParameter(
        """
        SMS configuration and Auto verification for phone_number are required when MFA is \
        required/optional
        """
      )
    }
    if let sms = asked.smsConfiguration {
      guard sms.snsCallerArn.nonEmpty == nil || sms.eumsSms == nil else {
        throw .invalidParameter("Only one of SnsCallerArn or EumsSms can be set.")
      }
      guard sms.snsCallerArn.nonEmpty != nil || sms.eumsSms != nil else {
        throw .invalidParameter("SnsCallerArn or EumsSms is required in SmsConfiguration.")
      }
    }
  }

  private static func checkVerification(_ asked: UserPoolType) throws(AuthenticationFailure) {
    let automatic = asked.autoVerifiedAttributes ?? []
    if automatic.contains("phone_number"), asked.smsConfiguration == nil {
      throw .invalidParameter(
        "SMS configuration is required when phone_number is selected for auto verification"
      )
    }
    let before = asked.userAttributeUpdateSettings?.attributesRequireVerificationBeforeUpdate ?? []
    guard before.allSatisfy(automatic.contains) else {
      throw .invalidParameter(
        "AttributesRequireVerificationBeforeUpdate must be a subset of AutoVerifiedAttributes."
      )
    }
  }

  private static func checkRecovery(
    _ asked: AccountRecoverySettingType?
  ) throws(AuthenticationFailure) {
    let mechanisms = asked?.recoveryMechanisms ?? []
    guard
      Set(mechanisms.map(\.name)).count == mechanisms.count,
      Set(mechanisms.map(\.priority)).count == mechanisms.count
    else {
      throw .invalidParameter(
        "Account Recovery Setting cannot have duplicate priorities or recovery mechanisms."
      )
    }
    guard mechanisms.count <= 1 || !mechanisms.contains(where: { $0.name == "admin_only" }) else {
      throw .invalidParameter(
        """
        Account Recovery Setting cannot use admin_only setting with any other recovery mechanisms.
        """
      )
    }
  }

  private static func checkTier(
    _ asked: UserPoolType,
    _ factors: PoolSecondFactors.Configuration?,
    _ domains: [PoolDomain],
    tracksSessions: Bool
  ) throws(AuthenticationFailure) {
    let tier = asked.userPoolTier ?? "ESSENTIALS"
    var excess: [String] = []
    if tier == "LITE" {
      let firstFactors = asked.policies?.signInPolicy?.allowedFirstAuthFactors ?? []
      if firstFactors.contains(where: { $0 != "PASSWORD" }) {
        excess.append("Passwordless Sign-In")
      }
      if let version = asked.lambdaConfig?.preTokenGenerationConfig?.lambdaVersion,
        version != "V1_0"
      {
        excess.append("Token Customization with Pre-Token Generation Lambda \(version)")
      }
      if asked.policies?.passwordPolicy?.passwordHistorySize ?? 0 > 0 {
        excess.append("Password History")
      }
      if tracksSessions { excess.append("User Session Tracking") }
      // What SetUserPoolMfaConfig and the operations of domains refuse in this tier must not stay from another one.
      if factors?.email != nil { excess.append("Email MFA") }
      if factors?.webAuthn?.isMultiFactor ?? false { excess.append("Passkey MFA") }
      if domains.contains(where: { $0.managedLoginVersion > 1 }) { excess.append("Managed Login") }
      if asked.dcrConfiguration != nil { excess.append("Dynamic Client Registration") }
      if asked.acrConfiguration.nonEmpty != nil { excess.append("ACR Level Names") }
    }
    if tier != "PLUS", asked.userPoolAddOns?.advancedSecurityMode ?? "OFF" != "OFF" {
      excess.append("Threat Protection")
    }
    guard excess.isEmpty else {
      throw .featureUnavailableInTier(
        """
        The following features need to be disabled for the \(tier) pricing tier configured: \
        \(excess.joined(separator: ", "))
        """
      )
    }
  }

  /// A name that stood for two levels would let a token claim the higher one.
  private static func checkLevels(
    _ asked: [String: AcrLevelConfigType]?
  ) throws(AuthenticationFailure) {
    let levels = UserPoolDefaults.levels(asked)
    guard levels.count == 4, Set(levels.values.map(\.acrValue)).count == levels.count else {
      throw .invalidParameter("Each ACR value must be unique across all four levels.")
    }
  }

  private static func checkTags(
    _ tags: [String: String],
    stored: [String: String]
  ) throws(AuthenticationFailure) {
    guard tags.count <= 50 else {
      throw .userPoolTagging("A user pool cannot have more than 50 tags.")
    }
    // What a pool of an earlier version has may stay as it is.
    let changed = tags.filter { stored[$0.key]?.exact != $0.value.exact }
    if let fault = ResourceTags.fault(of: changed) { throw .userPoolTagging(fault) }
    try GatehouseTags.check(tags, stored: stored)
  }
}
