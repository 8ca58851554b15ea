internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Forgets a device of a user, and ends refreshing from it.
  public func adminForgetDevice(
    _ request: AdminForgetDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminForgetDeviceResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    let owner = try DeviceOwner(user, in: pool)
    try await forgetDevice(request.deviceKey, of: owner, context: context)
    return AdminForgetDeviceResponse()
  }
}
