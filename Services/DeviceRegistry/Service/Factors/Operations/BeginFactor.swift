public import DeviceRegistryMessages
internal import Domain
public import RPC

extension InteractionFactors {
  /// What an instance is asked for in a session, before the first answer.
  public func beginFactor(
    _ request: BeginFactorRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> BeginFactorResponse {
    let id = try instance(request.userPoolId, request.instanceId)
    let binding = FactorBinding.session(try required(request.sessionId, "session_id"))
    let end = Instant(
      unixMillis: try required(request.expiresAtUnixMillis, "expires_at_unix_millis")
    )
    let policy = try FactorPolicyRule(request.policy)
    let instance = try await known(id, context)
    let task = FactorTask(
      binding,
      isEnrolment: request.isEnrolment ?? false,
      of: instance.factor
    )
    return BeginFactorResponse(
      info: try await judge.question(task, of: instance, policy, until: end)
    )
  }
}
