internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Remembers a tracked device of a user, or tracks it only.
  public func adminUpdateDeviceStatus(
    _ request: AdminUpdateDeviceStatusRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminUpdateDeviceStatusResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    try await setDeviceStatus(
      request.deviceRememberedStatus,
      of: request.deviceKey,
      try DeviceOwner(user, in: pool),
      context: context
    )
    return AdminUpdateDeviceStatusResponse()
  }
}
