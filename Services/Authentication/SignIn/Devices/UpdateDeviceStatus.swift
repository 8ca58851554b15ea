package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension SignIn {
  /// Remembers a tracked device of the access token's user, or tracks it only (DEV-15).
  package func updateDeviceStatus(
    _ request: UpdateDeviceStatusRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateDeviceStatusResponse {
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    try await setStatus(
      request.deviceRememberedStatus,
      of: request.deviceKey,
      owner,
      call
    )
    return UpdateDeviceStatusResponse()
  }
}
