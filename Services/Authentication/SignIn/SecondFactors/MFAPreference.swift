internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain

/// What a user or administrator says of the user's factors, checked against what the user has.
struct MFAPreference: Sendable, Hashable {
  /// What is said of one factor.
  struct Setting: Sendable, Hashable {
    let isEnabled: Bool
    let isPreferred: Bool

    init(_ enabled: Bool?, _ preferred: Bool?) {
      isEnabled = enabled ?? false
      isPreferred = preferred ?? false
    }
  }

  let enabled: [SecondFactor]
  let preferred: SecondFactor?

  /// What SetUserMFAPreference and its administrator's form say.
  static func settings(
    sms: SMSMfaSettingsType?,
    softwareToken: SoftwareTokenMfaSettingsType?,
    email: EmailMfaSettingsType?,
    webAuthn: WebAuthnMfaSettingsType?
  ) throws(AuthenticationFailure) -> [SecondFactor: Setting] {
    guard webAuthn?.enabled != true else {
      throw .invalidParameter("User does not have delivery config set to turn on WEB_AUTHN_MFA")
    }
    var settings: [SecondFactor: Setting] = [:]
    settings[.sms] = sms.map { .init($0.enabled, $0.preferredMfa) }
    settings[.softwareToken] = softwareToken.map { .init($0.enabled, $0.preferredMfa) }
    settings[.email] = email.map { .init($0.enabled, $0.preferredMfa) }
    return settings
  }

  /// Factors of which nothing is said stay as they are; so do all where the pool requires a factor
  /// and none would be left.
  init(
    changing settings: [SecondFactor: Setting],
    of user: UserRecord,
    in pool: PoolSecondFactors
  ) throws(AuthenticationFailure) {
    let before = user.secondFactors
    let asked = settings.filter(\.value.isPreferred).keys
    guard asked.count <= 1 else {
      throw .invalidParameter("Only one MFA method can be the preferred one.")
    }
    var enabled: [SecondFactor] = []
    for factor in SecondFactor.allCases {
      guard let setting = settings[factor] else {
        if before.enabled.contains(factor) { enabled.append(factor) }
        continue
      }
      guard setting.isEnabled || !setting.isPreferred else {
        throw .invalidParameter("A method that is not enabled cannot be the preferred one.")
      }
      guard setting.isEnabled else { continue }
      let isKept = pool.keeps(factor, isEnabled: before.enabled.contains(factor))
      guard try user.possesses(factor), pool.offered.contains(factor) || isKept else {
        throw .noDelivery(factor)
      }
      enabled.append(factor)
    }
    // As in Cognito, which answers as if it had done it.
    guard pool.requirement != .on || !enabled.isEmpty else {
      self.enabled = before.enabled
      preferred = before.preferred
      return
    }
    let cached = before.preferred.flatMap { factor in
      settings[factor] == nil && enabled.contains(factor) ? factor : nil
    }
    self.enabled = enabled
    preferred = asked.first ?? cached
  }
}

extension SignIn {
  /// Applies the settings to the user's factors.
  ///
  /// Where another call changes the factors at the same time, the settings apply to the result of that
  /// change: of two changes that were both answered none is lost. Returns whether anything is another
  /// than before.
  func setPreference(
    _ settings: [SecondFactor: MFAPreference.Setting],
    of user: UserRecord,
    in pool: UserPoolSettings,
    telling notice: () async throws(AuthenticationFailure) -> NewOutboxMessage? = { () in nil }
  ) async throws(AuthenticationFailure) -> Bool {
    var user = user
    for _ in 0..<5 {
      let preference = try MFAPreference(changing: settings, of: user, in: pool.secondFactors)
      let isChanged =
        preference.enabled != user.secondFactors.enabled
        || preference.preferred != user.secondFactors.preferred
      let isSet = try await users.setFactors(
        preference.enabled,
        preferred: preference.preferred,
        replacing: user.secondFactors,
        of: user.sub,
        in: pool.id,
        telling: isChanged ? try await notice() : nil,
        at: clock.now()
      )
      if isSet { return isChanged }
      let found = try await users.find(named: user.username, in: pool.id)
      guard let changed = found?.user, changed.sub == user.sub else { throw .unknownUser }
      user = changed
    }
    throw .unavailable("the factors of a user are changed by others at the same time")
  }
}
