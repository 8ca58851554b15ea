internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// What a user may see of a remembered device (DEV-17).
  public func getDevice(
    _ request: GetDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetDeviceResponse {
    let holder = try await holder(of: request.accessToken, context: context)
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    let device = try await device(request.deviceKey, of: owner, context: context)
    guard device.isRemembered ?? false else {
      throw refusal(.deviceNotFound, "the device is tracked only", context)
    }
    return GetDeviceResponse(device: description(of: owner).forUser(device))
  }
}
