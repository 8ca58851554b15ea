public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Remembers a tracked device from now on, or only tracks it (DEV-15).
  public func rememberDevice(
    _ request: RememberDeviceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RememberDeviceResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let isRemembered = try required(request.isRemembered, "is_remembered")
    guard try await devices.setRemembered(isRemembered, device, at: clock.now()) else {
      throw refusal(.deviceNotFound, "the user has no such device", context)
    }
    return RememberDeviceResponse()
  }
}
