internal import AuthenticationCore
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations

/// How the risk of a sign-in is decided, and what is recorded of it.
extension SignIn {
  /// Whether the pool watches this sign-in.
  static func isWatched(_ attempt: SignInAttempt) -> Bool {
    let protection = attempt.subject.pool.protection
    return protection.mode(ofCustomFlow: attempt.state.customFlow != nil) != .off
  }

  /// Whether the risk of the sign-in is still to be decided: before its second factor, and once more where
  /// an answer comes from another network.
  static func isRiskOpen(_ attempt: SignInAttempt) -> Bool {
    guard isWatched(attempt) else { return false }
    guard let risk = attempt.state.risk else { return true }
    return risk.network != attempt.call.sourceNetwork
  }

  /// Decides the risk, for a name without a user as for any other, and begins the event.
  func decideRisk(of attempt: inout SignInAttempt) async throws(AuthenticationFailure) {
    let (subject, state) = (attempt.subject, attempt.state)
    let evaluated = try await protection.evaluate(
      attempt.contextSource,
      of: state.sub,
      user: subject.user,
      isCustomFlow: state.customFlow != nil,
      subject.client,
      in: subject.pool
    )
    let namesDevice = subject.pool.deviceTracking != nil && state.deviceKey != nil
    let risk = SignInRisk(
      alone: evaluated.assessment(isPasswordLeaked: attempt.isPasswordLeaked),
      byDevice: namesDevice
        ? evaluated.restingOnDevice.assessment(isPasswordLeaked: attempt.isPasswordLeaked) : nil,
      network: attempt.call.sourceNetwork,
      evidence: evaluated.evidence
    )
    attempt.state.risk = risk.stricter(state.risk)
    attempt.state.eventID = state.eventID ?? protection.newEventID()
    attempt.evaluated = evaluated
  }

  /// Records how far the sign-in has come by this request.
  func record(_ response: AuthEvent.Response, _ attempt: SignInAttempt) {
    let evaluated = attempt.restsOnDevice ? attempt.evaluated?.restingOnDevice : attempt.evaluated
    if let evaluated { protection.note(evaluated, attempt.call) }
    guard let id = attempt.state.eventID, let user = attempt.subject.user else { return }
    let factor: AuthEvent.Result? = attempt.state.proofs.holdsSecondFactor ? .success : nil
    let isTrusted =
      attempt.state.proofs.holdsSecondFactor || attempt.state.proofs.contains { $0.kind == .device }
    if let evaluated {
      var event = protection.event(
        evaluated,
        id: id,
        of: user,
        at: attempt.subject.client,
        attempt.call
      )
      event.password = attempt.state.proofs.holdsPassword ? .success : nil
      event.isPasswordLeaked = attempt.isPasswordLeaked
      event.response = response
      event.factor = factor
      event.isTrusted = isTrusted
      protection.record(event)
      protection.tell(of: event, user, in: attempt.subject.pool, attempt.call)
      return
    }
    guard response != .inProgress else { return }
    protection.record(
      AuthEventOutcome(
        pool: attempt.subject.pool.id,
        id: id,
        sub: user.sub,
        response: response,
        factor: factor,
        evidence: attempt.state.risk?.evidence,
        isTrusted: isTrusted,
        at: clock.now()
      )
    )
  }

  /// Records a wrong password of a user, in a pool that watches.
  func recordWrongPassword(_ subject: SignInContext, _ request: SignInRequest) {
    guard let user = subject.user else {
      // The same work for a name without a user.
      protection.pretendToRecord(request.contextSource, subject.client, in: subject.pool)
      return
    }
    protection.record(
      .signIn,
      .fail,
      of: user,
      by: request.contextSource,
      subject.client,
      in: subject.pool,
      password: .failure
    )
  }

  /// Records a wrong answer to the challenge of a factor, which may be answered once more.
  func recordWrongFactor(_ attempt: SignInAttempt) {
    guard let id = attempt.state.eventID, let user = attempt.subject.user else { return }
    protection.record(
      AuthEventOutcome(
        pool: attempt.subject.pool.id,
        id: id,
        sub: user.sub,
        response: .fail,
        factor: .failure,
        evidence: nil,
        isTrusted: false,
        at: clock.now()
      )
    )
  }
}

extension SignInRequest {
  /// What the request shows of its user's place and device.
  var contextSource: ContextSource {
    ContextSource(
      context,
      isAdministrators: door == .administrator,
      enteredName: parameters["USERNAME"] ?? "",
      call
    )
  }
}
