internal import AuthenticationCore
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC

/// A piece of a user's devices.
struct DevicePage: Sendable {
  let devices: [TrackedDevice]
  /// The key after which the next piece begins; nil at the end.
  let last: String?
}

extension SignIn {
  func devicePage(
    of owner: DeviceOwner,
    isRememberedOnly: Bool,
    limit: Int32?,
    after key: String?,
    call: Call
  ) async throws(AuthenticationFailure) -> DevicePage {
    // Cognito allows 0, which asks for nothing in particular.
    let limit = limit.flatMap { $0 > 0 ? Int64($0) : nil } ?? 60
    let found = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.findDevices(
        FindDevicesRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          isRememberedOnly: isRememberedOnly,
          rememberedForSeconds: owner.tracking.rememberedForSeconds,
          limit: limit,
          afterDeviceKey: key
        ),
        context: call.context.repeatable
      )
    }
    return DevicePage(
      devices: found.devices,
      last: found.isCut ?? false ? found.devices.last?.deviceKey : nil
    )
  }

  /// Leaves no device of a user who was deleted meanwhile: nothing would ever remove it.
  func checkStillThere(
    _ owner: DeviceOwner,
    call: Call
  ) async throws(AuthenticationFailure) {
    let found = try await users.find(named: owner.user.username, in: owner.pool)
    guard found?.user?.sub != owner.user.sub else { return }
    try await deviceCalls.removeDevices(of: owner.user.sub, in: owner.pool, context: call.context)
    throw call.refusal(.unknownUser, "the user was deleted meanwhile")
  }

  func description(of owner: DeviceOwner) -> DeviceDescription {
    DeviceDescription(owner: owner, accountID: configuration.accountID)
  }
}
