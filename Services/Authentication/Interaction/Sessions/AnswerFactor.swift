internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

extension Interaction {
  /// `POST sessions/{id}/second-factor`.
  func answerFactor(
    _ session: InteractionSession,
    by instance: AnsweringInstance,
    in pool: EnabledPool,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    guard let answer = try body.factorAnswer() else {
      throw body.fault("attemptId", "is missing")
    }
    return try await answerFactor(session, by: instance, in: pool, answer: answer, call: call)
  }

  /// An answer for the factor, which the registry judges.
  ///
  /// A service that dies between the judgement and the approval leaves both as they are: the app asks
  /// again with the same attempt, and the stored answer approves the session.
  func answerFactor(
    _ session: InteractionSession,
    by instance: AnsweringInstance,
    in pool: EnabledPool,
    answer: FactorAnswer,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try checkBinding(of: session, to: instance.id, in: instance.pool)
    switch session.state {
    case .expired: throw .interaction(.expired)
    case .cancelled: throw .interaction(.cancelled)
    case .created, .opened:
      throw .interaction(.conflict, "The session is not confirmed.")
    // Nothing is judged for what has ended without a success.
    case .declined, .failed:
      return InteractionProgress(session)
    case .secondFactor, .approved, .redeemed:
      break
    }
    guard let judged = try await judge(answer, of: session, on: instance, in: pool, call) else {
      return try await refused(session, call)
    }
    // Until then an instance that shows its proof with the answer has proved nothing.
    if instance.proof != nil { note(session, call) }
    await events.note(judged, of: session, on: instance)
    let present = try await follow(judged, of: session, call)
    var progress = InteractionProgress(present)
    progress.secondFactorInfo = judged.info.map { InteractionFactor($0) }
    progress.serverProof = judged.serverProof.map { Base64.encode($0) }
    return progress
  }

  /// The judgement; nil where no factor can approve the session now.
  private func judge(
    _ answer: FactorAnswer,
    of session: InteractionSession,
    on instance: AnsweringInstance,
    in pool: EnabledPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AnswerFactorResponse? {
    let request = AnswerFactorRequest(
      userPoolId: session.pool.text,
      instanceId: instance.id,
      proof: instance.proof,
      sessionId: session.id,
      isEnrolment: session.kind == .enrol,
      policy: pool.policy.pin.message,
      expiresAtUnixMillis: session.expiresAt.unixMillis,
      answer: answer,
      newAccount: try newAccount(of: session, in: pool),
      accountId: session.kind == .enrol ? nil : session.account,
      // An account that is gone since must not come again by the enrolment that made it.
      isEnded: session.state != .secondFactor
    )
    // By its attempt's id the answer can be asked for again, but a proof is good for one call.
    let context = instance.proof == nil ? call.context.repeatable : call.context
    return try await askingRegistry { () async throws(RPCError) in
      do throws(RPCError) {
        return try await factors.answerFactor(request, context: context)
      } catch  where error.knownReason.map(Self.lastingRefusals.contains) ?? false {
        return nil
      }
    }
  }

  /// Refusals of an instance that is proved, which no further answer changes: its account was forgotten,
  /// or another enrolment came first.
  private static let lastingRefusals: Set<Reason> = [
    .appAccountExists, .appAccountKeyTaken, .appAccountNotFound, .appFactorNeeded,
    .appSingleAccount,
    .deviceLimitReached,
  ]

  /// The end of a session that can no longer be approved; what has ended stays as it is.
  private func refused(
    _ session: InteractionSession,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    note(session, call)
    guard session.state == .secondFactor else { return InteractionProgress(session) }
    return InteractionProgress(try await unconfirmable(session, call))
  }

  /// The session as the judgement leaves it.
  private func follow(
    _ judged: AnswerFactorResponse,
    of session: InteractionSession,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionSession {
    // What ended before is not changed by an answer that is asked for again.
    guard session.state == .secondFactor else { return session }
    if judged.isApproved ?? false { return try await approve(session, judged, call) }
    guard judged.isStopped ?? false else { return session }
    var change = InteractionChange(to: .failed)
    change.reason = .factor
    if let failed = try await end(session, by: change, call.context) { return failed }
    return try await self.session(session.id)
  }

  private func approve(
    _ session: InteractionSession,
    _ judged: AnswerFactorResponse,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionSession {
    try await endReplaced(
      judged.removedDeviceKeys,
      judged.removedAccounts,
      of: session.sub,
      in: session.pool,
      call.context
    )
    var change = InteractionChange(to: .approved)
    change.expiresAt = tokensUntil(for: session)
    change.factor = judged.kind
    do throws(AuthenticationFailure) {
      // The user's state may have changed since the confirmation, and the sign-in of who enrols.
      _ = try await presentUser(session.sub, of: session, call)
      try await checkStarter(of: session, call)
    } catch .interaction {
      change = InteractionChange(to: .failed)
      change.reason = .refused
    } catch {
      throw error
    }
    let moved = try await sessions.move(session, by: change, at: clock.now())
    var present = session
    if let moved { present = moved } else { present = try await self.session(session.id) }
    // An enrolment that ended otherwise meanwhile leaves nothing.
    if session.kind == .enrol, !present.isApproved, let account = session.account {
      try await removeUnapproved(account, of: session, call.context)
    }
    return present
  }
}

/// The instance that answers for its factor.
struct AnsweringInstance: Sendable {
  let id: String
  let pool: UserPoolID
  /// By which the registry checks that it makes the call; nil of one that has proved it.
  let proof: InstanceProof?

  init(_ proved: ProvedInstance) {
    id = proved.id
    pool = proved.pool
    proof = nil
  }

  /// The instance that has the session, as far as the proof is its; nil where no answer is judged.
  init?(of session: InteractionSession, _ proof: InstanceProof) {
    switch session.state {
    case .secondFactor, .approved, .redeemed: break
    case .created, .opened, .declined, .cancelled, .failed, .expired: return nil
    }
    guard let id = session.instance else { return nil }
    self.id = id
    pool = session.pool
    self.proof = proof
  }
}

extension AnswerFactorResponse {
  /// Which factors were right.
  fileprivate var kind: InteractionFactorKind? {
    switch (isPinProved ?? false, isBiometricProved ?? false) {
    case (true, true): .both
    case (true, false): .pin
    case (false, true): .biometric
    case (false, false): nil
    }
  }
}
