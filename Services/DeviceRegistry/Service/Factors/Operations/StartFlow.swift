public import DeviceRegistryMessages
internal import Domain
public import RPC

extension InteractionFactors {
  /// Begins a change of PIN or biometrics, and ends the instance's former one.
  public func startFlow(
    _ request: StartFlowRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> StartFlowResponse {
    let id = try instance(request.userPoolId, request.instanceId)
    let typeName = try required(request.type, "type")
    guard let type = FactorFlowType(rawValue: typeName) else {
      throw .invalidRequest("type is none of the three")
    }
    let policy = try FactorPolicyRule(request.policy)
    let seconds = try required(request.validitySeconds, "validity_seconds")
    var flow = FactorFlow(
      id: random.uuid(),
      type: type,
      context: type.firstContext,
      expiresAt: clock.now().adding(seconds: seconds)
    )
    do throws(DeviceRegistryFailure) {
      if type == .headlessUpgrade { flow.account = try await headless(request.accountId, on: id) }
      let started = flow
      let instance = try await instances.start(started, on: id) { $0.allows(type, policy) }
      return StartFlowResponse(
        flowId: flow.id,
        info: try await judge.question(
          FactorTask(flow, of: instance.factor),
          of: instance,
          policy,
          until: flow.expiresAt
        ),
        expiresAtUnixMillis: flow.expiresAt.unixMillis
      )
    } catch {
      throw refusal(error, "the flow does not begin", context)
    }
  }

  /// The account of an instance that is to need a factor, and needs none so far.
  private func headless(
    _ account: String?,
    on id: AppInstanceID
  ) async throws(DeviceRegistryFailure) -> DeviceID {
    let accountID = try required(account, "account_id")
    guard let found = try await accounts.list(on: id).first(where: { $0.id == accountID }) else {
      throw .appAccountNotFound
    }
    guard found.isHeadless else { throw .factorNotAllowed }
    return DeviceID(found)
  }
}

extension StoredFactor {
  /// Whether a flow of the type has something to change.
  fileprivate func allows(_ type: FactorFlowType, _ policy: FactorPolicyRule) -> Bool {
    switch type {
    case .changePIN: pin != nil
    case .addBiometrics: pin != nil && !policy.isBiometricsDisabled
    case .removeBiometrics: biometric != nil
    case .headlessUpgrade: true
    }
  }
}
