internal import AuthenticationCore

/// What a sign-in needs beside what was proved: for the pool's sake, and for that of the level that the client
/// asks for.
struct StillNeeded: Sendable, Hashable {
  let factor: SecondFactorNeed
  /// Whether the sign-in's risk alone asks for the factor.
  var isOfRisk = false
  /// Whether the sign-in can come to a level that the client asks for; also where it asks for none.
  let isLevelReachable: Bool
}

extension SignInAttempt {
  /// What the sign-in of the user needs.
  ///
  /// The client's first level counts that the user can reach (CHO-7). Where the pool has a factor set up, what
  /// that comes to is looked at afterwards.
  func stillNeeds(of user: UserRecord) throws(AuthenticationFailure) -> StillNeeded {
    let (proofs, pool) = (state.proofs, subject.pool)
    let ofPool = proofs.holdsSecondFactor ? .none : try SecondFactorNeed(of: user, in: pool)
    if case .setUp = ofPool { return StillNeeded(factor: ofPool, isLevelReachable: true) }
    if ofPool == .none, let ofRisk = try neededForRisk(of: user) {
      return StillNeeded(factor: ofRisk, isOfRisk: true, isLevelReachable: true)
    }
    guard !state.targetLevels.isEmpty else {
      return StillNeeded(factor: ofPool, isLevelReachable: true)
    }
    let usable = try SecondFactorNeed.usable(of: user, in: pool)
    for level in state.targetLevels {
      if proofs.reach(level) { return StillNeeded(factor: ofPool, isLevelReachable: true) }
      let leading = usable.filter { proofs.reach(level, with: $0.proof) }
      guard leading.isEmpty else {
        let preferred = user.secondFactors.preferred
        return StillNeeded(
          factor: SecondFactorNeed(among: leading, preferred: preferred),
          isLevelReachable: true
        )
      }
    }
    return StillNeeded(factor: ofPool, isLevelReachable: false)
  }

  /// The factor that the risk asks for where the pool asks for none (THR-32); nil where there is none.
  private func neededForRisk(of user: UserRecord) throws(AuthenticationFailure) -> SecondFactorNeed?
  {
    guard riskAction.asksForFactor, !state.proofs.holdsSecondFactor else { return nil }
    let need = try SecondFactorNeed(of: user, in: subject.pool, isForRisk: true)
    switch need {
    case .none: return nil
    // What the sign-in began with is no second factor.
    case .code(let factor) where state.proofs.contains { $0.kind == factor.proof }: return nil
    case .code, .choice, .setUp: return need
    }
  }

  /// Whether what was proved comes to one of the levels that the client asks for.
  var hasReachedLevel: Bool {
    state.targetLevels.isEmpty || state.targetLevels.contains { state.proofs.reach($0) }
  }

  /// Whether the way can lead to one of the levels that the client asks for.
  func mayLead(_ way: FirstChallenge) -> Bool {
    guard !state.targetLevels.isEmpty else { return true }
    return state.targetLevels.contains { level in
      way.highestLevel >= level || state.proofs.reach(level, with: way.proof)
    }
  }
}

extension SignInAttempt {
  /// Whether the second factor leads to a level that the client asks for, as those do that it may choose from.
  func mayLead(_ factor: SecondFactor) throws(AuthenticationFailure) -> Bool {
    guard !state.targetLevels.isEmpty else { return true }
    switch try stillNeeds(of: knownUser()).factor {
    case .code(let only): return factor == only
    case .choice(let factors): return factors.contains(factor)
    case .none, .setUp: return false
    }
  }
}

extension [Proof] {
  fileprivate func reach(_ level: AuthenticationLevel, with kind: Proof.Kind? = nil) -> Bool {
    var proofs = self
    if let kind, let moment = last?.moment { proofs.note(kind, at: moment) }
    return !proofs.isEmpty && proofs.level >= level
  }
}

extension FirstChallenge {
  fileprivate var proof: Proof.Kind {
    switch self {
    case .password, .passwordSRP: .password
    case .emailCode: .oneTimeCode(.email)
    case .smsCode: .oneTimeCode(.sms)
    case .passkey: .passkey(isTwoFactors: false, isCarried: false)
    }
  }
}
