internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Forgets a device of the access token's user, and ends refreshing from it.
  public func forgetDevice(
    _ request: ForgetDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ForgetDeviceResponse {
    let holder = try await holder(of: request.accessToken, context: context)
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    try await forgetDevice(request.deviceKey, of: owner, context: context)
    return ForgetDeviceResponse()
  }
}
