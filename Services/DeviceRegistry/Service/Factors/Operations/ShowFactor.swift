public import DeviceRegistryMessages
internal import Domain
public import RPC

extension InteractionFactors {
  /// The factor of an instance as it stands, for an app that shows its user what is set and blocked.
  public func showFactor(
    _ request: ShowFactorRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> ShowFactorResponse {
    let policy = try FactorPolicyRule(request.policy)
    let instance = try await known(
      try instance(request.userPoolId, request.instanceId),
      context
    )
    guard instance.factor.pin != nil || instance.factor.biometric != nil else {
      return ShowFactorResponse()
    }
    return ShowFactorResponse(info: FactorInfo(instance.factor, policy, at: clock.now()))
  }
}
