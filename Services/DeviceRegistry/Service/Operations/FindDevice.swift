internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Tells what is known of a tracked device.
  public func findDevice(
    _ request: FindDeviceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> FindDeviceResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    guard let record = try await devices.find(device) else {
      throw refusal(.deviceNotFound, "the user has no such device", context)
    }
    let remembering = Remembering(seconds: request.rememberedForSeconds, now: clock.now())
    return FindDeviceResponse(device: record.description(remembering))
  }
}
