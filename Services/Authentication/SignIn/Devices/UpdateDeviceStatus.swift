internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Remembers a tracked device of the access token's user, or tracks it only (DEV-15).
  public func updateDeviceStatus(
    _ request: UpdateDeviceStatusRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UpdateDeviceStatusResponse {
    let holder = try await holder(of: request.accessToken, context: context)
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    try await setDeviceStatus(
      request.deviceRememberedStatus,
      of: request.deviceKey,
      owner,
      context: context
    )
    return UpdateDeviceStatusResponse()
  }
}
