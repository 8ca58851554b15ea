internal import AuthenticationCore

/// How a sign-in begins whose user may choose: the table of first factors.
extension NextStep {
  /// By the way that is named, where it is offered; else the user chooses, or nothing is left.
  static func entry(
    _ way: FirstChallenge?,
    orChoose mayChoose: Bool,
    _ state: SignInState,
    _ facts: SignInFacts
  ) -> NextStep {
    guard let ways = facts.ways else { return .learn(.ways) }
    // Where a password is to be proved, the standing is told after it.
    if facts.tellsExistence, way?.factor ?? ways.first?.factor != .password,
      let refusal = facts.standing?.refusal(of: .signInWithoutPassword)
    {
      return .refuse(.standing(refusal))
    }
    guard let way, ways.contains(way) else {
      guard mayChoose else { return .refuse(.firstFactorNotOffered) }
      return ways.isEmpty ? .refuse(.noFirstFactor) : .ask(.selectChallenge(nil))
    }
    return switch way {
    case .password: .ask(.selectChallenge(.password))
    case .passwordSRP:
      .ask(state.clientPublic == nil ? .selectChallenge(.passwordSRP) : .passwordVerifier)
    case .emailCode: .ask(.firstCode(.email))
    case .smsCode: .ask(.firstCode(.sms))
    case .passkey: .ask(.passkey)
    }
  }

  /// Where the user stands is told only here, to a client that has proved who the user is.
  static func afterFirstFactor(
    _ state: SignInState,
    _ facts: SignInFacts
  ) -> NextStep {
    if let refusal = facts.standing?.refusal(of: .signInWithoutPassword) {
      return .refuse(.standing(refusal))
    }
    if let step = riskStep(state, facts) { return step }
    // The user may have got a second factor since the sign-in began. A code sent to an address is as good as
    // that factor, and stands beside none (CHO-5).
    let mayFollow =
      facts.need == .none || facts.isNeedOfRisk
      || state.proofs.holdsPasskey && facts.asksAfterPasskey
    guard mayFollow else {
      return .refuse(.firstFactorNotEnough)
    }
    return afterProof(state, facts)
  }
}
