public import DeviceRegistryMessages
public import RPC

extension AppInstances {
  /// Changes what an app says of itself, or where its push messages go.
  public func updateInstance(
    _ request: UpdateInstanceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> UpdateInstanceResponse {
    let id = try instance(request.userPoolId, request.instanceId)
    let description = try request.description.map { (told) throws(DeviceRegistryFailure) in
      try bounded(told)
    }
    let updated = try await instances.update(
      id,
      description,
      try bounded(request.push),
      without: request.gonePushToken
    )
    guard let updated else {
      throw refusal(.appInstanceNotFound, "the pool has no such instance", context)
    }
    return UpdateInstanceResponse(instance: try await described(updated))
  }
}
