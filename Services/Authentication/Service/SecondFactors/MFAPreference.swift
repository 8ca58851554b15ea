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

  /// Factors of which nothing is said stay as they are.
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
      guard try user.possesses(factor), pool.offered.contains(factor) else {
        throw .noDelivery(factor)
      }
      enabled.append(factor)
    }
    guard pool.requirement != .on || before.enabled.isEmpty || !enabled.isEmpty else {
      throw .invalidParameter("The user pool requires MFA: the last method cannot be disabled.")
    }
    let kept = before.preferred.flatMap { factor in
      settings[factor] == nil && enabled.contains(factor) ? factor : nil
    }
    self.enabled = enabled
    preferred = asked.first ?? kept
  }
}

extension Authentication {
  func setPreference(
    _ settings: [SecondFactor: MFAPreference.Setting],
    of user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    let preference = try MFAPreference(changing: settings, of: user, in: pool.secondFactors)
    let isSet = try await users.setFactors(
      preference.enabled,
      preferred: preference.preferred,
      of: user.sub,
      in: pool.id,
      at: clock.now()
    )
    guard isSet else { throw .noDelivery(.softwareToken) }
  }
}
