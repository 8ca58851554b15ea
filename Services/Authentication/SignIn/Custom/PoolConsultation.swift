internal import AuthenticationCore
internal import AuthenticationTokens
internal import Domain
internal import PublicOperations

/// Where the pool's own function decides how a sign-in goes on.
extension SignIn {
  /// What the function says, of a sign-in that would end so; nil: of one that goes on.
  func poolVerdict(
    on attempt: inout SignInAttempt,
    end: SignInEnd?
  ) async throws(AuthenticationFailure) -> PoolVerdict {
    if let end { attempt.handToPool(end) }
    guard let flow = attempt.state.customFlow else {
      throw .internalFault("a pool's own flow without a state")
    }
    attempt.state.deviceKey = flow.deviceKey
    let decision = try await defineAuthChallenge(attempt)
    if decision.failAuthentication == true { return .fails }
    guard decision.issueTokens == true else { return .asks(decision.challengeName) }
    try await countVerdict(on: attempt)
    attempt.state.proofs.note(.pool, at: clock.now())
    // What follows is outside the pool's flow.
    attempt.state.customFlow = nil
    guard let approval = flow.approval else { return .tokens(flow.end) }
    attempt.appApproval = approval
    return .tokens(approval.device.map { .trackedDevice($0) } ?? flow.end)
  }

  /// Counts the pool's yes as a right password is counted, of a name of its own.
  private func countVerdict(on attempt: SignInAttempt) async throws(AuthenticationFailure) {
    let verdict = try await passwordFailures.judge(
      isRight: attempt.subject.user != nil,
      of: attempt.state.customFailureName,
      in: attempt.subject.pool.id,
      at: clock.now()
    )
    guard verdict != .locked else { throw .passwordAttemptsExceeded }
    guard attempt.subject.user != nil else {
      // Whatever the function says of a user who does not exist.
      throw attempt.call.refusal(.incorrectPassword, "there is no such user")
    }
  }
}

extension SignInState {
  /// Under which wrong answers to the pool's challenges are counted.
  var customFailureName: FailureName { .customChallenge(of: sub) }
}

extension SignInAttempt {
  /// Takes up what the user's app has confirmed: the tokens at the flow's end will say so.
  mutating func noteInFlow(_ approval: AppApproval, at moment: Instant) {
    note(approval, at: moment)
    state.customFlow?.approval = approval
  }

  /// Lets the pool say how it goes on, after a password, a second factor or a device's proof.
  ///
  /// What only those steps need is left out: the pool's Sessions are short.
  fileprivate mutating func handToPool(_ end: SignInEnd) {
    if case .provedDevice = end {
      state.customFlow?.add(ChallengeName.deviceSRP.text)
      state.customFlow?.add(ChallengeName.devicePasswordVerifier.text)
    }
    state.customFlow?.end = end
    state.clientPublic = nil
    state.answeredChallenge = nil
    answered = .poolsTurn
    deviceKeyOrigin = .answer
    expectedSession = nil
    tokenSource = .authentication
  }
}
