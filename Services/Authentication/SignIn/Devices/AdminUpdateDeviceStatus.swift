package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension SignIn {
  /// Remembers a tracked device of a user, or tracks it only.
  package func adminUpdateDeviceStatus(
    _ request: AdminUpdateDeviceStatusRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminUpdateDeviceStatusResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    try await setStatus(
      request.deviceRememberedStatus,
      of: request.deviceKey,
      try DeviceOwner(user, in: pool),
      call
    )
    return AdminUpdateDeviceStatusResponse()
  }
}
