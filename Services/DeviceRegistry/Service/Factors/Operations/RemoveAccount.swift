public import DeviceRegistryMessages
internal import Domain
public import RPC

extension AppInstances {
  /// Removes an account, after a proof of the factor unless the account needs none.
  public func removeAccount(
    _ request: RemoveAccountRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveAccountResponse {
    let id = try instance(request.userPoolId, request.instanceId)
    let accountID = try required(request.accountId, "account_id")
    guard let instance = try await instances.find(id) else {
      throw refusal(.appInstanceNotFound, "the pool has no such instance", context)
    }
    let binding = FactorBinding.account(accountID)
    if let answer = request.answer, let stored = try judge.stored(answer, binding, of: instance) {
      return RemoveAccountResponse(
        info: stored.info,
        isStopped: true,
        removed: stored.accountId.map {
          AppAccount(accountId: $0, instanceId: id.text, sub: stored.sub)
        },
        serverProof: stored.serverProof
      )
    }
    guard let account = try await accounts.list(on: id).first(where: { $0.id == accountID }) else {
      throw refusal(.appAccountNotFound, "the instance has no such account", context)
    }
    if account.isHeadless || instance.factor.pin == nil {
      _ = try await accounts.remove(DeviceID(account), at: clock.now())
      return RemoveAccountResponse(isStopped: true, removed: account.description)
    }
    return try await removing(account, instance, request)
  }

  private func removing(
    _ account: AppAccountRecord,
    _ instance: AppInstanceRecord,
    _ request: RemoveAccountRequest
  ) async throws(DeviceRegistryFailure) -> RemoveAccountResponse {
    let task = FactorTask(.account(account.id), isEnrolment: false, of: instance.factor)
    let policy = try FactorPolicyRule(request.policy)
    let end = clock.now().adding(seconds: Self.removalSeconds)
    guard let answer = request.answer else {
      return RemoveAccountResponse(
        info: try await judge.question(task, of: instance, policy, until: end),
        isStopped: false
      )
    }
    let judged = try await judge.judge(
      FactorJudge.Case(
        instance: instance,
        task: task,
        policy: policy,
        answer: answer,
        expiresAt: end,
        effect: .removes(DeviceID(account))
      )
    )
    return RemoveAccountResponse(
      info: judged.answer.info,
      isStopped: judged.answer.isStopped,
      removed: judged.account?.description,
      serverProof: judged.answer.serverProof
    )
  }

  private static let removalSeconds: Int64 = 300
}
