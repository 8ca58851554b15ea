package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension SignIn {
  /// Remembers a tracked device of the access token's user, or tracks it only (DEV-15).
  package func updateDeviceStatus(
    _ request: UpdateDeviceStatusRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateDeviceStatusResponse {
    let holder = try await directory.holder(of: request.accessToken, call: call)
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    try await setStatus(
      request.deviceRememberedStatus,
      of: request.deviceKey,
      owner,
      call
    )
    return UpdateDeviceStatusResponse()
  }

  /// Sets a device's status; one that is only tracked is no origin of its owner's sign-ins.
  func setStatus(
    _ status: String?,
    of key: String?,
    _ owner: DeviceOwner,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    try await deviceCalls.setDeviceStatus(status, of: key, owner, context: call.context)
    // The gateway has checked that it is one of the two.
    guard let key, let status, status != "remembered" else { return }
    try await forgetOrigins(of: [key], owner)
  }
}
