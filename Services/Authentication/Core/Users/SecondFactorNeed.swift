/// What a sign-in needs as second factor; the same answer for every flow.
package enum SecondFactorNeed: Sendable, Hashable {
  case none
  case code(SecondFactor)
  case choice([SecondFactor])
  /// The pool requires a factor and the user has none: these can be set up.
  case setUp([SecondFactor])

  /// `possessed` is what the user has the means for, `enabled` what is switched on.
  init(
    pool: PoolSecondFactors,
    possessed: [SecondFactor],
    enabled: [SecondFactor],
    preferred: SecondFactor?
  ) {
    let usable = Self.usable(pool: pool, possessed: possessed, enabled: enabled)
    if !usable.isEmpty {
      self.init(among: usable, preferred: preferred)
    } else if pool.requirement == .on {
      self = .setUp(pool.offered)
    } else {
      self = .none
    }
  }

  /// One of these factors, of which there is at least one.
  package init(among factors: [SecondFactor], preferred: SecondFactor?) {
    if let preferred, factors.contains(preferred) {
      self = .code(preferred)
    } else if let only = factors.first, factors.count == 1 {
      self = .code(only)
    } else {
      self = .choice(factors)
    }
  }

  /// The factors whose code can complete the sign-in.
  ///
  /// Where the pool requires one, everything the user has counts unless some were chosen; where
  /// it does not, only what was switched on. Codes by message that the pool stopped to offer count
  /// for those who have switched on nothing else that counts.
  package static func usable(
    pool: PoolSecondFactors,
    possessed: [SecondFactor],
    enabled: [SecondFactor]
  ) -> [SecondFactor] {
    let possible = possessed.filter(pool.counts)
    var chosen = possible.filter(enabled.contains)
    if chosen.isEmpty {
      chosen = possessed.filter { enabled.contains($0) && pool.keeps($0, isEnabled: true) }
    }
    switch pool.requirement {
    case .off: return []
    case .optional: return chosen
    case .on: return chosen.isEmpty ? possible : chosen
    }
  }
}

extension SecondFactorNeed {
  /// What a user needs; where a risk asks for a factor, also one that the user has and the pool demands of
  /// no other (THR-32).
  package init(
    of user: UserRecord,
    in pool: UserPoolSettings,
    isForRisk: Bool = false
  ) throws(AuthenticationFailure) {
    // Spares most pools' sign-ins the user's attributes.
    guard pool.secondFactors.requirement != .off || isForRisk else {
      self = .none
      return
    }
    if isForRisk {
      let usable = try Self.usable(of: user, in: pool, isForRisk: true)
      if let only = usable.first {
        let preferred = user.secondFactors.preferred.flatMap { usable.contains($0) ? $0 : nil }
        self = usable.count == 1 ? .code(only) : preferred.map { .code($0) } ?? .choice(usable)
        return
      }
      guard pool.secondFactors.requirement != .off else {
        self = .none
        return
      }
    }
    self.init(
      pool: pool.secondFactors,
      possessed: try user.possessedFactors(),
      enabled: user.secondFactors.enabled,
      preferred: user.secondFactors.preferred
    )
  }

  /// Whether the factor's code may complete the user's sign-in.
  package static func accepts(
    _ factor: SecondFactor,
    of user: UserRecord,
    in pool: UserPoolSettings,
    isForRisk: Bool = false
  ) throws(AuthenticationFailure) -> Bool {
    try usable(of: user, in: pool, isForRisk: isForRisk).contains(factor)
  }

  /// The factors whose code can complete the user's sign-in.
  package static func usable(
    of user: UserRecord,
    in pool: UserPoolSettings,
    isForRisk: Bool = false
  ) throws(AuthenticationFailure) -> [SecondFactor] {
    let usual = usable(
      pool: pool.secondFactors,
      possessed: try user.possessedFactors(),
      enabled: user.secondFactors.enabled
    )
    guard isForRisk, usual.isEmpty else { return usual }
    return try usableForRisk(of: user, in: pool.secondFactors)
  }

  /// A registered authenticator, and verified addresses whose kind of message the pool has set up; what the
  /// user has switched on comes before what is merely there.
  ///
  /// An address that is not verified may be the thief's own, entered today.
  private static func usableForRisk(
    of user: UserRecord,
    in pool: PoolSecondFactors
  ) throws(AuthenticationFailure) -> [SecondFactor] {
    let attributes = try user.attributes()
    let there = try user.possessedFactors().filter { factor in
      guard let medium = factor.medium else { return true }
      guard pool.offered.contains(factor),
        let flag = UserAttributes.verifiedFlags[medium.attributeName]
      else { return false }
      return attributes[flag] == "true"
    }
    let active = there.filter(user.secondFactors.enabled.contains)
    return active.isEmpty ? there : active
  }
}
