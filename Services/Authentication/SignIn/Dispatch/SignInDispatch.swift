internal import AuthenticationAccounts
package import AuthenticationCore
internal import AuthenticationProtection
internal import Cryptography
internal import Domain
internal import PublicOperations

/// Carries a sign-in from one step to the next, as `NextStep` decides.
extension SignIn {
  /// Answers the challenge that the request names.
  package func respond(
    _ challenge: String?,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInOutcome {
    guard let challenge else { throw .missing("challengeName") }
    try await checkSealKeys(of: request)
    guard SignInChallenge.names.contains(challenge) else {
      throw .invalidParameter("Challenge not supported: \(challenge)")
    }
    let client = try await checkClient(of: request)
    let registered = SignInChallenge.answered(by: challenge) { steps in
      let sealed = request.session.flatMap { Base64URL.decode($0) }
      return sealed.flatMap { seal.step(of: $0, among: steps, for: client)?.step.name }
    }
    guard let registered else {
      throw .internalFault("the challenge \(challenge) is not registered")
    }
    let attempt = try await registered.answer(self, request)
    try checkClient(of: request, as: attempt.subject.client, unlike: client)
    return try await restoring(
      attempt.state.answeredChallenge,
      in: attempt.subject.pool.id
    ) { () async throws(AuthenticationFailure) in try await advance(attempt) }
  }

  /// Lets the challenge be answered once more where the device is unknown: Amplify and
  /// amazon-cognito-identity-js forget the device and answer the same challenge again.
  func restoring<Value>(
    _ challenge: [UInt8]?,
    in pool: UserPoolID,
    _ goOn: () async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    do throws(AuthenticationFailure) {
      return try await goOn()
    } catch .deviceNotFound {
      try await restore(challenge, in: pool)
      throw .deviceNotFound
    }
  }

  /// Takes the steps that need no client: until something is asked, or everything is proved.
  func advance(
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> SignInOutcome {
    var attempt = attempt
    if let kind = attempt.answered.meaning.proves {
      attempt.state.proofs.note(kind, at: clock.now())
    }
    attempt.note(attempt.answered.meaning.provedDevice)
    var facts = try facts(of: attempt)
    while true {
      switch NextStep.after(attempt.state, facts) {
      case .learn(let fact):
        try await learn(fact, &attempt, &facts)
      case .ask(let name):
        guard let challenge = SignInChallenge.registry[name] else {
          throw .internalFault("the challenge of \(name.text) is not registered")
        }
        let answer = try await challenge.ask(self, attempt)
        record(.inProgress, attempt)
        if name.asksSecondFactor { attempt.call.trail.note(.factorAsked(name.text)) }
        return .asked(answer.showing(attempt.recoveryCodes))
      case .done(let end):
        let outcome = SignInOutcome.ended(try await ended(attempt, in: end))
        attempt.call.trail.note(.signedIn(end.countedDevice))
        return outcome
      case .refuse(let refusal):
        record(.fail, attempt)
        throw refusal == .tooRisky ? tooRisky(attempt) : refusal.failure(attempt.call)
      }
    }
  }

  /// The refusal of a sign-in for its risk, whose score and reasons its event tells the operator (THR-55).
  private func tooRisky(_ attempt: SignInAttempt) -> AuthenticationFailure {
    let call = attempt.call
    let failure =
      attempt.subject.pool.protection.options.answersAsWrongPassword
      ? call.refusal(
        .incorrectPassword,
        "the pool blocks sign-ins of this risk, in the words for a wrong password"
      ) : NextStep.Refusal.tooRisky.failure(call)
    if let rule = call.trail.facts.rule, let assessment = attempt.assessment {
      call.trail.note(rule: "\(rule): \(assessment.explanation)")
    }
    return failure
  }

  /// What is known without a statement or a call.
  private func facts(of attempt: SignInAttempt) throws(AuthenticationFailure) -> SignInFacts {
    let user = attempt.subject.user
    let needed = try stillNeeded(of: attempt)
    return SignInFacts(
      answered: attempt.answered,
      ways: attempt.offer?.ways,
      standing: user?.standing,
      tellsExistence: !attempt.subject.client.hidesUserExistence,
      now: clock.now(),
      need: needed.factor,
      isLevelReachable: needed.isLevelReachable,
      asksAfterPasskey: attempt.subject.pool.passkeys.goesWithSecondFactor,
      tracking: attempt.subject.pool.deviceTracking,
      device: attempt.answered.meaning.provedDevice,
      isSignUpProofOpen: attempt.answered.meaning.mayNeedFactor
        && user?.secondFactors.provedAtSignUp != nil,
      isRiskOpen: Self.isRiskOpen(attempt),
      riskAction: attempt.riskAction,
      riskActionByDevice: attempt.riskActionByDevice,
      isNeedOfRisk: needed.isOfRisk,
      asksOverDevices: attempt.subject.pool.protection.options.asksOverDevices,
      verdict: nil
    )
  }

  /// What the sign-in still needs.
  ///
  /// A function that lets the user in without a password was to ask for all that there is to ask for.
  private func stillNeeded(
    of attempt: SignInAttempt
  ) throws(AuthenticationFailure) -> StillNeeded {
    let proofs = attempt.state.proofs
    guard attempt.answered.meaning.mayNeedFactor, let user = attempt.subject.user,
      proofs.holdsPassword || proofs.beginsWithoutPassword
    else { return StillNeeded(factor: .none, isLevelReachable: attempt.hasReachedLevel) }
    return try attempt.stillNeeds(of: user)
  }

  private func learn(
    _ fact: NextStep.Fact,
    _ attempt: inout SignInAttempt,
    _ facts: inout SignInFacts
  ) async throws(AuthenticationFailure) {
    switch fact {
    case .ways:
      let offer = try await offer(attempt)
      attempt.offer = offer
      facts.ways = offer.ways
    case .risk:
      try await decideRisk(of: &attempt)
      facts.isRiskOpen = false
      try takeUpRisk(of: attempt, &facts)
    case .device:
      facts.device = try await namedDevice(of: &attempt, facts.need)
      facts.isBrowserProved = attempt.noteBrowser(facts.device, at: clock.now())
      attempt.note(facts.device)
      if attempt.riskAction != facts.riskAction { try takeUpRisk(of: attempt, &facts) }
    case .signUpProof:
      facts.isSignUpProofOpen = false
      guard let medium = try await mediumOfSignUpProof(facts.need, of: attempt) else { return }
      attempt.state.proofs.note(.oneTimeCode(medium), at: clock.now())
      facts.need = .none
    case .verdict(let end):
      facts.verdict = try await poolVerdict(on: &attempt, end: end)
      facts.answered = attempt.answered
      facts.need = .none
      facts.device = nil
      facts.isSignUpProofOpen = false
      attempt.note(nil)
      facts.riskAction = attempt.riskAction
    }
  }

  /// What the risk comes to, once it or the device is known.
  private func takeUpRisk(
    of attempt: SignInAttempt,
    _ facts: inout SignInFacts
  ) throws(AuthenticationFailure) {
    let needed = try stillNeeded(of: attempt)
    facts.riskAction = attempt.riskAction
    facts.riskActionByDevice = attempt.riskActionByDevice
    facts.need = needed.factor
    facts.isLevelReachable = needed.isLevelReachable
    facts.isNeedOfRisk = needed.isOfRisk
  }

  /// How the code that confirmed the sign-up was sent a moment ago, where it went to the very address that
  /// is needed; forgets it.
  private func mediumOfSignUpProof(
    _ need: SecondFactorNeed,
    of attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> DeliveryMedium? {
    let user = try attempt.knownUser()
    guard let attribute = user.secondFactors.provedAtSignUp,
      try await users.endSignUpProof(of: user.sub, in: attempt.subject.pool.id),
      case .code(let factor) = need, let medium = factor.medium
    else { return nil }
    return medium.attributeName == attribute ? medium : nil
  }
}
