package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension SignIn {
  /// Forgets a device of the access token's user, and ends refreshing from it.
  package func forgetDevice(
    _ request: ForgetDeviceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ForgetDeviceResponse {
    let holder = try await directory.holder(of: request.accessToken, call: call)
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    try await forget(request.deviceKey, of: owner, call)
    return ForgetDeviceResponse()
  }
}
