internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC

/// Changes of an account's factor without a session, and the removal of an account (USR-14, USR-19).
extension Interaction {
  /// `POST flows`.
  func startFlow(
    of instance: ProvedInstance,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    let pool = try await enabledPool(instance.pool)
    guard let type = try body.word("type", as: FlowType.self) else {
      throw body.fault("type", "is missing")
    }
    let request = StartFlowRequest(
      userPoolId: pool.id.text,
      instanceId: instance.id,
      type: type.rawValue,
      policy: pool.policy.pin.message,
      validitySeconds: Int64(pool.policy.app.timeoutSeconds),
      accountId: try upgradedAccount(type, of: instance, body)
    )
    let started = try await askingRegistry { () async throws(RPCError) in
      try await factors.startFlow(request, context: call.context)
    }
    return InteractionProgress(
      flowId: started.flowId,
      secondFactorInfo: started.info.map { InteractionFactor($0) },
      isStopped: false,
      expiresAtUnixMillis: started.expiresAtUnixMillis
    )
  }

  /// The account that a flow is about; nil where it is about what all accounts of the instance share.
  private func upgradedAccount(
    _ type: FlowType,
    of instance: ProvedInstance,
    _ body: CallBody
  ) throws(AuthenticationFailure) -> String? {
    guard type == .headlessUpgrade else { return nil }
    let id = try body.requiredText("account", max: 128)
    guard instance.account(id) != nil else { throw .interaction(.notFound) }
    return id
  }

  /// `POST flows/{id}`.
  func answerFlow(
    _ id: String?,
    of instance: ProvedInstance,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    let pool = try await enabledPool(instance.pool)
    guard let answer = try body.factorAnswer() else { throw body.fault("attemptId", "is missing") }
    let request = AnswerFlowRequest(
      userPoolId: pool.id.text,
      instanceId: instance.id,
      flowId: try flowID(id),
      policy: pool.policy.pin.message,
      answer: answer
    )
    let answered = try await askingRegistry { () async throws(RPCError) in
      try await factors.answerFlow(request, context: call.context.repeatable)
    }
    await events.note(answered, on: instance)
    return InteractionProgress(
      flowId: id,
      secondFactorInfo: answered.info.map { InteractionFactor($0) },
      isStopped: answered.isStopped ?? false,
      account: answered.accountId,
      serverProof: answered.serverProof.map { Base64.encode($0) }
    )
  }

  /// `DELETE flows/{id}`.
  func cancelFlow(
    _ id: String?,
    of instance: ProvedInstance,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    _ = try await enabledPool(instance.pool)
    let request = CancelFlowRequest(
      userPoolId: instance.pool.text,
      instanceId: instance.id,
      flowId: try flowID(id)
    )
    let cancelled = try await askingRegistry { () async throws(RPCError) in
      try await factors.cancelFlow(request, context: call.context.repeatable)
    }
    guard cancelled.existed ?? false else { throw .interaction(.notFound) }
    return InteractionProgress(flowId: id, isStopped: true)
  }

  private func flowID(_ id: String?) throws(AuthenticationFailure) -> String {
    guard let id, (1...128).contains(id.utf8.count), !id.utf8.contains(0) else {
      throw .interaction(.notFound)
    }
    return id
  }

  /// `DELETE accounts/{id}`: asks for the factor first, unless the account has none.
  func removeAccount(
    _ id: String?,
    of instance: ProvedInstance,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    let pool = try await enabledPool(instance.pool)
    let known = id.flatMap { instance.account($0) }
    // A repeated answer is still returned for a flow that is gone.
    guard let id, known != nil || body.has("attemptId") else { throw .interaction(.notFound) }
    let request = RemoveAccountRequest(
      userPoolId: pool.id.text,
      instanceId: instance.id,
      accountId: id,
      policy: pool.policy.pin.message,
      answer: try body.factorAnswer()
    )
    let needsNoFactor = known.map { $0.isHeadless ?? false || !instance.hasFactor } ?? false
    // The tokens end first. If they ended after the account, and a fault came between, the app's second call would not
    // find the account, and the tokens would stay.
    if needsNoFactor { try await endTokens(of: [id], sub: known?.sub, in: pool.id, call.context) }
    let answered = try await removing(request, isKnown: needsNoFactor, call)
    if answered.removed != nil {
      let sub = known?.sub ?? answered.removed?.sub
      try await endTokens(of: [id], sub: sub, in: pool.id, call.context)
      try await endOpened(by: instance, without: id, of: sub)
    }
    return InteractionProgress(
      secondFactorInfo: answered.info.map { InteractionFactor($0) },
      isStopped: answered.isStopped ?? false,
      account: answered.removed == nil ? nil : id,
      serverProof: answered.serverProof.map { Base64.encode($0) }
    )
  }

  /// Has the registry remove the account; one that was known in this call and is gone has been removed by it, and the
  /// answer was lost.
  private func removing(
    _ request: RemoveAccountRequest,
    isKnown: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> RemoveAccountResponse {
    do throws(AuthenticationFailure) {
      return try await askingRegistry { () async throws(RPCError) in
        try await instances.removeAccount(request, context: call.context.repeatable)
      }
    } catch {
      guard isKnown, error == .interaction(.notFound) else { throw error }
      return RemoveAccountResponse(
        isStopped: true,
        removed: AppAccount(accountId: request.accountId, instanceId: request.instanceId)
      )
    }
  }

  /// Ends what the instance shows and could confirm with the removed account alone.
  private func endOpened(
    by instance: ProvedInstance,
    without account: String,
    of sub: String?
  ) async throws(AuthenticationFailure) {
    guard let sub else { return }
    try await endings.endSessions(
      openedOn: instance.id,
      of: sub,
      hasOtherAccounts: instance.accounts.contains { $0.accountId != account },
      in: instance.pool
    )
  }
}
