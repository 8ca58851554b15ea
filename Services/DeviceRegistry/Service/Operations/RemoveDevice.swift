internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Forgets a device (DEV-25), or the account of an app (USR-20).
  public func removeDevice(
    _ request: RemoveDeviceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveDeviceResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let wasDevice = try await devices.remove(device)
    let existed =
      wasDevice ? true : try await accounts.remove(device, at: clock.now())
    return RemoveDeviceResponse(existed: existed)
  }
}
