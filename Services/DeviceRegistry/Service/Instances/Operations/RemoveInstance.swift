public import DeviceRegistryMessages
public import RPC

extension AppInstances {
  /// Removes an instance, its accounts, its PIN and its keys.
  public func removeInstance(
    _ request: RemoveInstanceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveInstanceResponse {
    let removed = try await instances.remove(
      try instance(request.userPoolId, request.instanceId)
    )
    return RemoveInstanceResponse(
      removedAccounts: (removed ?? []).map(\.description),
      existed: removed != nil
    )
  }
}
