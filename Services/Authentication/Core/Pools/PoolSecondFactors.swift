package import AuthenticationMessages

/// A pool's settings of second factors.
package struct PoolSecondFactors: Sendable, Hashable {
  package enum Requirement: String, Sendable, Hashable {
    case off = "OFF"
    case optional = "OPTIONAL"
    case on = "ON"
  }

  package let requirement: Requirement
  /// What its users may have, in the order in which they are offered.
  package let offered: [SecondFactor]
  package let emailSubject: String?
  package let emailMessage: String?
  package let smsMessage: String?
  package let configuration: Configuration?
  /// Whether messages to phones can be sent, offered as a factor or not.
  private let sendsSMS: Bool

  /// What SetUserPoolMfaConfig says beyond the pool's description.
  package struct Configuration: Sendable, Hashable {
    package var offersSMS = false
    package var offersSoftwareToken = false
    /// Whether SetUserPoolMfaConfig named authenticators, if only to say that there are none: then
    /// GetUserPoolMfaConfig names them too, as tools that compare the two expect.
    package var namesSoftwareToken: Bool?
    /// Present: codes by e-mail are offered.
    package var email: EmailMfaConfigType?
    package var webAuthn: WebAuthnConfigurationType?

    package init(
      offersSMS: Bool = false,
      offersSoftwareToken: Bool = false,
      namesSoftwareToken: Bool? = nil,
      email: EmailMfaConfigType? = nil,
      webAuthn: WebAuthnConfigurationType? = nil
    ) {
      self.offersSMS = offersSMS
      self.offersSoftwareToken = offersSoftwareToken
      self.namesSoftwareToken = namesSoftwareToken
      self.email = email
      self.webAuthn = webAuthn
    }

    /// What stands once UpdateUserPool has replaced the pool's description.
    ///
    /// UpdateUserPool can set a pool up for codes by SMS without a call of SetUserPoolMfaConfig
    /// (SmsMfaConfigType.SmsConfiguration). It does so when it switches MFA on with an
    /// SmsConfiguration, and when it gives a pool with MFA its first SmsConfiguration. Repeating the
    /// present settings changes nothing, and without an SmsConfiguration no code can be sent.
    package func following(_ asked: UserPoolType, after current: UserPoolType) -> Configuration {
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

  /// A pool without a call of SetUserPoolMfaConfig can only have been meant for codes by SMS.
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

  package func offers(_ factor: SecondFactor) -> Bool {
    requirement != .off && offered.contains(factor)
  }

  /// Whether a factor that the user has the means for counts beside others: what the pool offers does,
  /// and an authenticator always.
  func counts(_ factor: SecondFactor) -> Bool {
    offers(factor) || requirement != .off && factor == .softwareToken
  }

  /// Whether a factor stays the user's where the pool offers it no more.
  ///
  /// A pool that stops offering a factor ends new set-ups. A user who has the factor keeps it while its
  /// codes can be had. Otherwise that change would let an attacker who knows the password sign in with
  /// it alone, or set up a factor in the user's place.
  package func keeps(_ factor: SecondFactor, isEnabled: Bool) -> Bool {
    switch factor {
    // Its secret is the user's only once a code of it was shown.
    case .softwareToken: true
    // An address alone is no factor: the user or an administrator switched it on.
    case .sms: isEnabled && sendsSMS
    case .email: isEnabled
    }
  }
}
