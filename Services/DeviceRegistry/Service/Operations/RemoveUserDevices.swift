internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Forgets every device and account of a deleted user.
  public func removeUserDevices(
    _ request: RemoveUserDevicesRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveUserDevicesResponse {
    let owner = try owner(request.userPoolId, request.sub)
    try await devices.removeAll(of: owner)
    try await accounts.removeAll(of: owner, at: clock.now())
    return RemoveUserDevicesResponse()
  }
}
