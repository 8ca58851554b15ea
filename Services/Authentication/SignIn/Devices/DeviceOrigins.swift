internal import AuthenticationCore
internal import PublicOperations
internal import RPC

/// What ends a device's place among the origins of its owner's sign-ins.
extension SignIn {
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
