package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

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

  /// Forgets a device, also where it names an origin of its owner's sign-ins.
  ///
  /// The origin goes after the device, which is then proved no more, and also where the device is already
  /// gone, because an earlier call may have failed half-way.
  func forget(
    _ key: String?,
    of owner: DeviceOwner,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    do throws(AuthenticationFailure) {
      try await deviceCalls.forgetDevice(key, of: owner, context: call.context)
    } catch .deviceNotFound {
      if let key { try await forgetOrigins(of: [key], owner) }
      throw .deviceNotFound
    }
    if let key { try await forgetOrigins(of: [key], owner) }
  }
}
