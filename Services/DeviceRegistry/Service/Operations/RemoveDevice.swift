internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Forgets a device (DEV-25).
  public func removeDevice(
    _ request: RemoveDeviceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveDeviceResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    return RemoveDeviceResponse(existed: try await devices.remove(device))
  }
}
