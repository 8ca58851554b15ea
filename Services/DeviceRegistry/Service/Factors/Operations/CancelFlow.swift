public import DeviceRegistryMessages
public import RPC

extension InteractionFactors {
  /// Ends a flow, which then has changed nothing.
  public func cancelFlow(
    _ request: CancelFlowRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> CancelFlowResponse {
    let type = try await instances.cancel(
      flow: try required(request.flowId, "flow_id"),
      on: try instance(request.userPoolId, request.instanceId)
    )
    return CancelFlowResponse(existed: type != nil, type: type)
  }
}
