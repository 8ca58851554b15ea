internal import GatehouseMessages

/// What a pool says of second factors.
struct PoolSecondFactors: Sendable, Hashable {
  enum Requirement: String, Sendable, Hashable {
    case off = "OFF"
    case optional = "OPTIONAL"
    case on = "ON"
  }

  let requirement: Requirement
  /// What its users may have, in the order in which they are offered.
  let offered: [SecondFactor]
  let emailSubject: String?
  let emailMessage: String?
  let smsMessage: String?
  let configuration: Configuration?
  /// Whether messages to phones can be sent, offered as a factor or not.
  private let sendsSMS: Bool

  /// What SetUserPoolMfaConfig says beyond the pool's description.
  struct Configuration: Codable, Sendable, Hashable {
    var offersSMS = false
    var offersSoftwareToken = false
    /// Whether SetUserPoolMfaConfig named authenticators, if only to say that there are none: then
    /// GetUserPoolMfaConfig names them too, as tools that compare the two expect.
    var namesSoftwareToken: Bool?
    /// Present: codes by e-mail are offered.
    var email: EmailMfaConfigType?
    var webAuthn: WebAuthnConfigurationType?

    /// What stands once UpdateUserPool has replaced the pool's description.
    ///
    /// UpdateUserPool sets a pool up for messages to phones without a word of SetUserPoolMfaConfig
    /// (SmsMfaConfigType.SmsConfiguration): whoever switches MFA on with an SmsConfiguration, or
    /// gives a pool with MFA its first one, means codes by SMS. Repeating what stands changes nothing,
    /// and without an SmsConfiguration none can be sent.
    func following(_ asked: UserPoolType, after current: UserPoolType) -> Configuration {
      var followed = self
      guard asked.smsConfiguration != nil else {
        followed.offersSMS = false
        return followed
      }
      let isOff = asked.mfaConfiguration ?? "OFF" == "OFF"
      let wasOff = current.mfaConfiguration ?? "OFF" == "OFF"
      if !isOff, wasOff || current.smsConfiguration == nil { followed.offersSMS = true }
      return followed
    }
  }

  /// A pool that was never told more is one whose creator can only have meant messages to phones.
  init(_ description: UserPoolType, configuration: Configuration?) {
    requirement = description.mfaConfiguration.flatMap(Requirement.init) ?? .off
    self.configuration = configuration
    let offersSMS = configuration?.offersSMS ?? (description.smsConfiguration != nil)
    offered = SecondFactor.allCases.filter { factor in
      switch factor {
      case .sms: offersSMS
      case .softwareToken: configuration?.offersSoftwareToken ?? false
      case .email: configuration?.email != nil
      }
    }
    emailSubject = configuration?.email?.subject
    emailMessage = configuration?.email?.message
    smsMessage = description.smsAuthenticationMessage
    sendsSMS = description.smsConfiguration != nil
  }

  func offers(_ factor: SecondFactor) -> Bool {
    requirement != .off && offered.contains(factor)
  }

  /// Whether a factor that the user has the means for counts beside others: what the pool offers does,
  /// and an authenticator always.
  func counts(_ factor: SecondFactor) -> Bool {
    offers(factor) || requirement != .off && factor == .softwareToken
  }

  /// Whether a factor stays the user's where the pool offers it no more.
  ///
  /// A pool that stops to offer a factor ends new set-ups. Who has set one up goes on with it, as
  /// long as its codes can be had: otherwise that change would let everybody who knows a password
  /// sign in by it alone, or set up a factor of their own in the user's place.
  func keeps(_ factor: SecondFactor, isEnabled: Bool) -> Bool {
    switch factor {
    // Its secret is the user's only once a code of it was shown.
    case .softwareToken: true
    // An address alone is no factor: the user or an administrator switched it on.
    case .sms: isEnabled && sendsSMS
    case .email: isEnabled
    }
  }
}
