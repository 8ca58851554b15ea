public import DeviceRegistryMessages
internal import Domain
public import RPC

extension InteractionFactors {
  /// Judges an answer of a flow, whose last right one changes the factor.
  public func answerFlow(
    _ request: AnswerFlowRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> AnswerFlowResponse {
    let id = try instance(request.userPoolId, request.instanceId)
    let flowID = try required(request.flowId, "flow_id")
    let policy = try FactorPolicyRule(request.policy)
    let answer = try required(request.answer, "answer")
    let instance = try await answering(id, request.proof, context).instance
    if let stored = try judge.stored(answer, .flow(flowID), of: instance) {
      return AnswerFlowResponse(stored, isRepeated: true)
    }
    guard let flow = instance.flow, flow.id == flowID else {
      throw refusal(.factorFlowNotFound, "the instance has no such flow", context)
    }
    guard flow.expiresAt > clock.now() else {
      throw refusal(.factorFlowExpired, "the flow took too long", context)
    }
    let judged = try await judge.judge(
      FactorJudge.Case(
        instance: instance,
        task: FactorTask(flow, of: instance.factor),
        policy: policy,
        answer: answer,
        expiresAt: flow.expiresAt,
        effect: flow.account.map { .upgrades($0) } ?? .none
      )
    )
    return AnswerFlowResponse(judged.answer, isRepeated: judged.isRepeated)
  }
}

extension AnswerFlowResponse {
  fileprivate init(_ answer: JudgedAnswer, isRepeated: Bool) {
    self.init(
      info: answer.info,
      isStopped: answer.isStopped,
      isDone: answer.isDone,
      isPinProved: answer.isPinProved,
      isBiometricProved: answer.isBiometricProved,
      serverProof: answer.serverProof,
      type: answer.flowType,
      isRepeated: isRepeated,
      accountId: answer.accountId
    )
  }
}
