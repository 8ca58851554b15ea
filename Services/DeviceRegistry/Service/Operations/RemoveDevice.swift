public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Forgets a device (DEV-25), or the account of an app (USR-20).
  public func removeDevice(
    _ request: RemoveDeviceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveDeviceResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    if try await devices.remove(device) { return RemoveDeviceResponse(existed: true) }
    let removed = try await accounts.remove(device, at: clock.now())
    return RemoveDeviceResponse(
      existed: removed != nil,
      instanceId: removed?.account.instanceID,
      hasOtherAccounts: removed?.hasOthers
    )
  }
}
