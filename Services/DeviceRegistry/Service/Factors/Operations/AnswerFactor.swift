public import DeviceRegistryMessages
internal import Domain
public import RPC

extension InteractionFactors {
  /// Judges an answer for a session (USR-34).
  ///
  /// An enrolment's account is added in the transaction that judges, so that there is never an
  /// account without its proof. A repeated attempt id is answered with what became of it.
  public func answerFactor(
    _ request: AnswerFactorRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> AnswerFactorResponse {
    let id = try instance(request.userPoolId, request.instanceId)
    let binding = FactorBinding.session(try required(request.sessionId, "session_id"))
    let end = Instant(
      unixMillis: try required(request.expiresAtUnixMillis, "expires_at_unix_millis")
    )
    let isEnrolment = request.isEnrolment ?? false
    let policy = try FactorPolicyRule(request.policy)
    let answer = try required(request.answer, "answer")
    let effect = try effect(request, in: id, isEnrolment: isEnrolment)
    let proved = try await answering(id, request.proof, context)
    try await check(effect, on: proved, context)
    let instance = proved.instance
    let isNew = try judge.stored(answer, binding, of: instance) == nil
    guard !(request.isEnded ?? false && isNew) else {
      return AnswerFactorResponse(isStopped: true, isRepeated: true)
    }
    let judged = try await judge.judge(
      FactorJudge.Case(
        instance: instance,
        task: FactorTask(binding, isEnrolment: isEnrolment, of: instance.factor),
        policy: policy,
        answer: answer,
        expiresAt: end,
        effect: effect
      )
    )
    return AnswerFactorResponse(
      info: judged.answer.info,
      isStopped: judged.answer.isStopped,
      isApproved: judged.answer.isDone,
      isPinProved: judged.answer.isPinProved,
      isBiometricProved: judged.answer.isBiometricProved,
      serverProof: judged.answer.serverProof,
      account: try await account(judged, on: id),
      removedDeviceKeys: judged.removed.keys,
      isRepeated: judged.isRepeated,
      removedAccounts: judged.removed.accountMessages
    )
  }

  /// Refuses the answer for an account that is gone, also where it was judged before: a phone that was
  /// reported stolen approves nothing (USR-20).
  private func check(
    _ effect: FactorEffect,
    on proved: InstanceProofs.Proved,
    _ context: RPCCallContext
  ) async throws(DeviceRegistryFailure) {
    guard case .uses(let accountID) = effect else { return }
    var present = proved.accounts
    if present == nil { present = try await accounts.list(on: proved.instance.id) }
    guard present?.contains(where: { $0.id == accountID }) == true else {
      throw refusal(.appAccountNotFound, "the account was forgotten meanwhile", context)
    }
  }

  private func effect(
    _ request: AnswerFactorRequest,
    in id: AppInstanceID,
    isEnrolment: Bool
  ) throws(DeviceRegistryFailure) -> FactorEffect {
    guard isEnrolment else { return request.accountId.map { .uses($0) } ?? .none }
    let account = try required(request.newAccount, "new_account")
    return .adds(try NewAppAccount(account, in: id.pool, from: random))
  }

  /// The account that was added, now or by an earlier answer.
  private func account(
    _ judged: FactorJudge.Result,
    on id: AppInstanceID
  ) async throws(DeviceRegistryFailure) -> AppAccount? {
    if let account = judged.account { return account.description }
    guard let added = judged.answer.accountId else { return nil }
    return try await accounts.list(on: id).first { $0.id == added }?.description
  }
}
