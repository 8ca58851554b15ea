internal import AuthenticationCore

/// What follows a step of a sign-in.
///
/// `after` is the only place that decides it: a function of values, which asks for the facts that it
/// needs one by one, so that each is looked up only where it counts.
enum NextStep: Sendable, Hashable {
  /// A fact has to be looked up; then it is decided again.
  case learn(Fact)
  case ask(SignInStep.Name)
  /// Everything is proved.
  case done(SignInEnd)
  case refuse(Refusal)

  enum Fact: Sendable, Hashable {
    /// The ways in which the sign-in may begin.
    case ways
    /// What is known of the device that the client names.
    case device
    /// How risky the sign-in is.
    case risk
    /// Whether the sign-up proved the address of the factor that is needed; it counts once.
    case signUpProof
    /// What the pool's function says of a sign-in that would end so; nil: of one that goes on.
    case verdict(SignInEnd?)
  }

  enum Refusal: Sendable, Hashable {
    case standing(AuthenticationFailure)
    /// Clients then forget their key and begin anew without one.
    case unknownDevice
    case forgottenDevice
    case deviceNotRemembered
    case failedByPool
    case tooManyRounds
    case noSuchChallenge
    case noPasswordToProve
    case noDeviceToProve
    case noFirstFactor
    case firstFactorNotOffered
    /// The user has a second factor, beside which the pool takes no such first one.
    case firstFactorNotEnough
    case levelNotReachable
    case tooRisky
  }

  /// What follows, by the facts that are known so far; the same for the same values.
  static func after(_ state: SignInState, _ facts: SignInFacts) -> NextStep {
    switch facts.answered {
    case .named:
      .ask(.passwordVerifier)
    case .mayChoose(let preferred):
      entry(preferred, orChoose: true, state, facts)
    case .chose(let way):
      entry(way, orChoose: false, state, facts)
    case .firstFactor:
      afterFirstFactor(state, facts)
    case .password:
      afterPassword(state, facts)
    case .newPassword, .credited, .secondFactor, .deviceProof:
      riskStep(state, facts) ?? afterProof(state, facts)
    case .factorChoice(let factor):
      .ask(.code(factor))
    case .newAddress:
      .ask(.code(.email))
    case .deviceName:
      .ask(.devicePasswordVerifier)
    case .poolsTurn:
      afterVerdict(state, facts)
    case .answerWithoutVerdict:
      .ask(.customChallenge)
    }
  }

  /// What the risk comes to: it is decided once something is proved, and a sign-in that it blocks ends there,
  /// so that it tells that the password was right, as Cognito's does (THR-31).
  ///
  /// Where only the device that it names would let it go on, the registry says first whether the user remembers
  /// that device: then its proof follows before there are tokens.
  static func riskStep(_ state: SignInState, _ facts: SignInFacts) -> NextStep? {
    guard !facts.isRiskOpen else { return .learn(.risk) }
    guard facts.riskAction == .block else { return nil }
    let mayRestOnDevice =
      facts.device == nil && facts.tracking != nil && facts.riskActionByDevice != .block
      && !state.proofs.beginsWithoutPassword
    return mayRestOnDevice ? .learn(.device) : .refuse(.tooRisky)
  }

  /// Whether the right password is the end, of a user who may sign in and has switched no second factor on:
  /// whenever it says yes, `after` says `done`.
  ///
  /// Goes by less than `after` does: it is asked in the statement that judges the password.
  static func endsAtOnce(
    _ state: SignInState,
    _ factors: PoolSecondFactors,
    _ tracking: DeviceTracking?,
    _ protection: ProtectionMode
  ) -> Bool {
    protection == .off && factors.requirement != .on && state.customFlow == nil
      && state.targetLevels.isEmpty
      && (tracking == nil || state.deviceKey == nil)
  }

  /// Where the user stands is told only here, to a client that knows the password.
  private static func afterPassword(_ state: SignInState, _ facts: SignInFacts) -> NextStep {
    if let refusal = facts.standing?.refusal(of: .passwordSignIn(at: facts.now)) {
      return .refuse(.standing(refusal))
    }
    if let step = riskStep(state, facts) { return step }
    if case .temporaryPassword = facts.standing { return .ask(.newPasswordRequired) }
    return afterProof(state, facts)
  }

  /// The table "When is MFA suppressed?", row by row.
  ///
  /// After a second factor the device that its answer names decides, not that of the steps before: with
  /// a key its proof follows, and without one the client is given a new one. Clients differ in where
  /// they send the key, and those that leave it out here cannot prove a device from here on
  /// (amplify-js#14626, amplify-android#3289).
  ///
  /// After a device's proof the device of now decides: what was decided when the proof was asked for
  /// counts no more. Since then the device may have stopped to be remembered, the pool to track any, or
  /// the user may need another second factor.
  static func afterProof(_ state: SignInState, _ facts: SignInFacts) -> NextStep {
    guard facts.isLevelReachable else { return .refuse(.levelNotReachable) }
    // A device stands for the second factor beside a password (CHO-9).
    guard let tracking = facts.tracking, !state.proofs.beginsWithoutPassword else {
      return secondFactor(state, facts, then: end(.tokens, state))
    }
    guard let device = facts.device else { return .learn(.device) }
    switch device {
    case .none:
      return secondFactor(state, facts, then: newDevice(state, tracking))
    case .remembered(let isFactorGiven):
      // A client that knew the password alone could have had a device remembered before the user had a
      // second factor; so the first sign-in afterwards gives one from that device too (DEV-4).
      // Nor does a device stand for the level that the client asks for.
      let isTrusted =
        (isFactorGiven || facts.need == .none || facts.isNeedOfRisk) && state.targetLevels.isEmpty
      if isTrusted, facts.deviceStandsIn(tracking) { return deviceProof(state, facts) }
      // The proof that would follow is given already, unless a factor has to come first.
      if facts.isDeviceProved, facts.need == .none { return deviceProof(state, facts) }
      // The device is proved as well, each time, after the second factor.
      return secondFactor(state, facts, then: .ask(.deviceSRP))
    case .notRemembered:
      // As if it had never been used (DEV-16), but it has its key already, and it is tracked: what
      // it gets is bound to it, and ends with it (DEV-26).
      return secondFactor(state, facts, then: trackedDevice(state))
    case .unknown:
      guard tracking.options.treatsUnknownAsNew else {
        return .refuse(facts.answered.meaning.isDeviceProved ? .forgottenDevice : .unknownDevice)
      }
      return secondFactor(state, facts, then: newDevice(state, tracking))
    }
  }

  /// The second factor, where one applies; then what is named.
  private static func secondFactor(
    _ state: SignInState,
    _ facts: SignInFacts,
    then next: NextStep
  ) -> NextStep {
    // Only a user's very first sign-in may count on what the sign-up proved, used or not.
    guard !facts.isSignUpProofOpen else { return .learn(.signUpProof) }
    return switch facts.need {
    case .none: facts.lacksRequiredFactor(state, next) ? .refuse(.tooRisky) : next
    // The thief would choose the factor.
    case .setUp where facts.riskAction == .factorRequired: .refuse(.tooRisky)
    case .code(let factor): .ask(.code(factor))
    case .choice: .ask(.selectMFAType)
    case .setUp: .ask(.setUp)
    }
  }

  /// The device's proof, or what it comes to where it was given.
  private static func deviceProof(_ state: SignInState, _ facts: SignInFacts) -> NextStep {
    guard facts.isDeviceProved, let key = state.deviceKey else { return .ask(.deviceSRP) }
    return end(.provedDevice(key), state)
  }

  private static func trackedDevice(_ state: SignInState) -> NextStep {
    guard state.door != .hostedPage else { return end(.browser, state) }
    return end(state.deviceKey.map { .trackedDevice($0) } ?? .tokens, state)
  }

  /// Cognito hands no device to an administrator's sign-in, nor to one without a password (DEV-10).
  private static func newDevice(_ state: SignInState, _ tracking: DeviceTracking) -> NextStep {
    // It keeps a key of its own, and is given none.
    guard state.door != .hostedPage else { return end(.browser, state) }
    let options = tracking.options
    let mayHaveOne =
      switch state.door {
      case .client: true
      case .administrator: options.issuesToAdministrators
      // Nothing is there that could keep its key.
      case .hostedPage, .app, .provider: false
      }
    let isIssued = mayHaveOne && (state.proofs.holdsPassword || options.issuesInCustomFlows)
    return end(isIssued ? .newDevice : .tokens, state)
  }

  /// Tokens, unless the sign-in is a part of the pool's own flow.
  private static func end(_ end: SignInEnd, _ state: SignInState) -> NextStep {
    state.customFlow == nil ? .done(end) : .learn(.verdict(end))
  }
}

/// The pool's own flow.
extension NextStep {
  fileprivate static func afterVerdict(_ state: SignInState, _ facts: SignInFacts) -> NextStep {
    guard let verdict = facts.verdict else {
      return facts.isRiskOpen ? .learn(.risk) : .learn(.verdict(nil))
    }
    switch verdict {
    case .fails:
      return .refuse(.failedByPool)
    case .tokens(let end):
      if let refusal = facts.standing?.refusal(of: .signInWithoutPassword) {
        return .refuse(.standing(refusal))
      }
      // Before it the function may ask for what it likes (THR-39).
      if facts.riskAction == .block { return .refuse(.tooRisky) }
      // Without a second factor: the function was to ask for all that there is to ask for.
      return end.map { .done($0) } ?? afterProof(state, facts)
    case .asks(let name):
      return poolsChallenge(name, state, facts)
    }
  }

  private static func poolsChallenge(
    _ name: String?,
    _ state: SignInState,
    _ facts: SignInFacts
  ) -> NextStep {
    guard let flow = state.customFlow, flow.rounds.count < CustomFlow.maxRounds else {
      return .refuse(.tooManyRounds)
    }
    switch name.map(ChallengeName.init) {
    case .customChallenge:
      return .ask(.customChallenge)
    case .passwordVerifier:
      return flow.clientPublic == nil ? .refuse(.noPasswordToProve) : .ask(.passwordVerifier)
    case .deviceSRP:
      return poolsDeviceProof(flow, facts)
    default:
      return .refuse(.noSuchChallenge)
    }
  }

  /// DEVICE_SRP_AUTH in the middle of a flow, of the device that the client began with.
  private static func poolsDeviceProof(_ flow: CustomFlow, _ facts: SignInFacts) -> NextStep {
    guard facts.tracking != nil, flow.deviceKey != nil else { return .refuse(.noDeviceToProve) }
    guard facts.standing != nil else { return .refuse(.unknownDevice) }
    return switch facts.device {
    case nil: .learn(.device)
    case .remembered: .ask(.deviceSRP)
    case .notRemembered: .refuse(.deviceNotRemembered)
    case .some(.none), .unknown: .refuse(.unknownDevice)
    }
  }
}

extension SignInFacts {
  /// Whether a device has given its proof: by a challenge that was answered, or as a browser.
  fileprivate var isDeviceProved: Bool { answered.meaning.isDeviceProved || isBrowserProved }

  /// Whether the proof of a remembered device takes the place of the factor: for one that the risk alone asks
  /// for it does, unless the pool's tag says otherwise (THR-33).
  fileprivate func deviceStandsIn(_ tracking: DeviceTracking) -> Bool {
    let asksForFactor = riskAction == .factorIfConfigured || riskAction == .factorRequired
    guard !asksForFactor || !asksOverDevices else { return need == .none && !isFactorMissing }
    return isNeedOfRisk || tracking.replaces(need)
  }

  /// Whether the risk requires a factor that the user lacks.
  private var isFactorMissing: Bool { riskAction == .factorRequired && need == .none }

  /// Whether the risk asks for a second factor that is neither given nor follows: by a code before, or by the
  /// proof of a device, which stands for one (THR-33).
  fileprivate func lacksRequiredFactor(_ state: SignInState, _ next: NextStep) -> Bool {
    guard riskAction == .factorRequired, !state.proofs.holdsSecondFactor else { return false }
    let isByDevice = isDeviceProved || next == .ask(.deviceSRP)
    return asksOverDevices || !isByDevice
  }
}
