package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension SignIn {
  /// Forgets a device of a user, and ends refreshing from it.
  package func adminForgetDevice(
    _ request: AdminForgetDeviceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminForgetDeviceResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let owner = try DeviceOwner(user, in: pool)
    try await forget(request.deviceKey, of: owner, call)
    return AdminForgetDeviceResponse()
  }
}
