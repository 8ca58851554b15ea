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
    if let preferred, usable.contains(preferred) {
      self = .code(preferred)
    } else if let only = usable.first, usable.count == 1 {
      self = .code(only)
    } else if !usable.isEmpty {
      self = .choice(usable)
    } else if pool.requirement == .on {
      self = .setUp(pool.offered)
    } else {
      self = .none
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
  package init(of user: UserRecord, in pool: UserPoolSettings) throws(AuthenticationFailure) {
    // Spares most pools' sign-ins the user's attributes.
    guard pool.secondFactors.requirement != .off else {
      self = .none
      return
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
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> Bool {
    try usable(of: user, in: pool).contains(factor)
  }

  /// The factors whose code can complete the user's sign-in.
  package static func usable(
    of user: UserRecord,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> [SecondFactor] {
    usable(
      pool: pool.secondFactors,
      possessed: try user.possessedFactors(),
      enabled: user.secondFactors.enabled
    )
  }
}
