internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Forgets every device of a deleted user.
  public func removeUserDevices(
    _ request: RemoveUserDevicesRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveUserDevicesResponse {
    try await devices.removeAll(of: try owner(request.userPoolId, request.sub))
    return RemoveUserDevicesResponse()
  }
}
