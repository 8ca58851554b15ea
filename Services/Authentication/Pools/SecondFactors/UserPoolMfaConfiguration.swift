internal import AuthenticationCore
internal import AuthenticationMessages

/// What SetUserPoolMfaConfig asks for: it replaces everything the pool had.
struct UserPoolMfaConfiguration: Sendable {
  let requirement: PoolSecondFactors.Requirement
  let sms: SmsMfaConfigType?
  let configuration: PoolSecondFactors.Configuration

  init(_ request: SetUserPoolMfaConfigRequest) throws(AuthenticationFailure) {
    let asked = request.mfaConfiguration ?? "OFF"
    guard let requirement = PoolSecondFactors.Requirement(rawValue: asked) else {
      throw .invalidParameter("Invalid MFA configuration: \(asked)")
    }
    let offersToken = request.softwareTokenMfaConfiguration?.enabled ?? false
    let offersNothing =
      request.smsMfaConfiguration == nil && request.emailMfaConfiguration == nil && !offersToken
    // Left out, it means OFF too; Terraform does so for a pool with passkeys, beside its SmsConfiguration.
    guard requirement != .off || offersNothing || request.mfaConfiguration == nil else {
      throw .invalidParameter(
        "Invalid MFA configuration given, can't turn off MFA and configure an MFA together."
      )
    }
    guard requirement == .off || !offersNothing else {
      throw .invalidParameter(
        """
        Invalid MFA configuration given, can't disable all MFAs with a required or optional \
        configuration.
        """
      )
    }
    let texts = [
      request.smsMfaConfiguration?.smsAuthenticationMessage, request.emailMfaConfiguration?.message,
    ]
    guard texts.allSatisfy({ $0?.contains("{####}") ?? true }) else {
      throw .invalidParameter("The authentication message must contain {####}.")
    }
    if let id = request.webAuthnConfiguration?.relyingPartyId { try RelyingPartyID.check(id) }
    self.requirement = requirement
    let isOff = requirement == .off
    sms = isOff ? nil : request.smsMfaConfiguration
    configuration = PoolSecondFactors.Configuration(
      offersSMS: sms != nil,
      offersSoftwareToken: !isOff && offersToken,
      namesSoftwareToken: request.softwareTokenMfaConfiguration != nil,
      email: isOff ? nil : request.emailMfaConfiguration,
      webAuthn: request.webAuthnConfiguration
    )
  }

  /// Puts what belongs there into the pool's description.
  func apply(to pool: inout UserPoolType) throws(AuthenticationFailure) {
    if configuration.email != nil, pool.userPoolTier == "LITE" {
      throw .featureUnavailableInTier("Email MFA is not available in the LITE pricing tier.")
    }
    if configuration.webAuthn?.isMultiFactor ?? false, pool.userPoolTier == "LITE" {
      throw .featureUnavailableInTier("Passkey MFA is not available in the LITE pricing tier.")
    }
    pool.mfaConfiguration = requirement.rawValue
    try UserPoolRules.checkCodes(pool)
    guard let sms else { return }
    pool.smsConfiguration = sms.smsConfiguration ?? pool.smsConfiguration
    guard pool.smsConfiguration != nil else {
      throw .invalidParameter("SmsConfiguration is required for SMS MFA.")
    }
    pool.smsAuthenticationMessage = sms.smsAuthenticationMessage
  }
}

/// A pool's second factors as the API reports them.
extension UserPoolSettings {
  var smsMFA: SmsMfaConfigType? {
    guard secondFactors.offers(.sms) else { return nil }
    return SmsMfaConfigType(
      smsAuthenticationMessage: secondFactors.smsMessage,
      smsConfiguration: smsConfiguration
    )
  }

  var softwareTokenMFA: SoftwareTokenMfaConfigType? {
    let isOffered = secondFactors.offers(.softwareToken)
    let isNamed = secondFactors.configuration?.namesSoftwareToken ?? false
    guard isOffered || isNamed else { return nil }
    return SoftwareTokenMfaConfigType(enabled: isOffered)
  }
}
