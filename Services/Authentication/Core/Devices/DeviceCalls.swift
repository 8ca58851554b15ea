package import DeviceRegistryMessages
package import DeviceRegistryStubs
package import Domain
package import RPC
internal import TokenIssuanceMessages
package import TokenIssuanceStubs

/// Asks the device registry.
package final class DeviceCalls: Sendable {
  let devices: DeviceRegistryClient
  let tokens: TokenIssuanceClient
  /// What waits for users' apps.
  let endings: any InteractionEndings

  package init(
    devices: DeviceRegistryClient,
    tokens: TokenIssuanceClient,
    endings: any InteractionEndings
  ) {
    self.devices = devices
    self.tokens = tokens
    self.endings = endings
  }

  /// The tracked device of the key; another user's device is refused like an unknown one.
  package func device(
    _ key: String?,
    of owner: DeviceOwner,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> TrackedDevice {
    guard let key else { throw .missing("deviceKey") }
    let found = try await findDevice(key, of: owner, expecting: nil, context: context)
    guard let device = found.device else { throw .internalFault("a device without contents") }
    return device
  }

  /// The same, and the first step of its proof where that is expected from now on.
  package func findDevice(
    _ key: String,
    of owner: DeviceOwner,
    expecting expectation: ProofExpectation?,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> FindDeviceResponse {
    try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.findDevice(
        FindDeviceRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          deviceKey: key,
          rememberedForSeconds: owner.tracking.rememberedForSeconds,
          expectation: expectation
        ),
        context: context.repeatable
      )
    }
  }

  package func setDeviceStatus(
    _ status: String?,
    of key: String?,
    _ owner: DeviceOwner,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    guard let key else { throw .missing("deviceKey") }
    // Some clients give none, and change nothing: the device need only be there.
    guard let status else {
      _ = try await device(key, of: owner, context: context)
      return
    }
    // The gateway has checked that it is one of the two.
    let isRemembered = status == "remembered"
    _ = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.rememberDevice(
        RememberDeviceRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          deviceKey: key,
          isRemembered: isRemembered
        ),
        context: context.repeatable
      )
    }
  }

  /// Forgets a device, and ends refreshing from it at once (DEV-26); of an app's account also what waits for
  /// it (USR-20).
  ///
  /// Its access tokens stay valid until they expire, as in Cognito: apps go on with the token that forgot
  /// the device. A pool's tag revokes them too. The same happens where the device is already gone,
  /// because an earlier call may have failed half-way.
  package func forgetDevice(
    _ key: String?,
    of owner: DeviceOwner,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    guard let key else { throw .missing("deviceKey") }
    let removed = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.removeDevice(
        RemoveDeviceRequest(userPoolId: owner.pool.text, sub: owner.user.sub, deviceKey: key),
        context: context.repeatable
      )
    }
    try await revokeTokens(
      of: owner,
      on: [key],
      areForgotten: true,
      leavesAccess: !owner.tracking.options.forgetEndsAccess,
      context: context
    )
    if let instance = removed.instanceId {
      try await endings.endSessions(
        openedOn: instance,
        of: owner.user.sub,
        hasOtherAccounts: removed.hasOtherAccounts ?? true,
        in: owner.pool
      )
    }
    guard removed.existed ?? false else { throw .deviceNotFound }
  }

  /// Ends every sign-in of a user from these devices.
  ///
  /// For forgotten devices that includes sign-ins under way, those that wait for the account of an app, and
  /// unless the pool leaves them access tokens.
  package func revokeTokens(
    of owner: DeviceOwner,
    on deviceKeys: [String],
    areForgotten: Bool,
    leavesAccess: Bool = false,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    guard !deviceKeys.isEmpty else { return }
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.revokeDeviceTokens(
        RevokeDeviceTokensRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          deviceKeys: deviceKeys,
          areForgotten: areForgotten,
          leavesAccessTokens: leavesAccess
        ),
        context: context.repeatable
      )
    }
    guard areForgotten else { return }
    try await endings.endSessions(
      confirmedBy: deviceKeys,
      of: owner.user.sub,
      in: owner.pool
    )
  }

  /// Ends what apps have opened whose account gave way to another device.
  package func endSessions(
    openedBy accounts: [RemovedAppAccount],
    of owner: DeviceOwner
  ) async throws(AuthenticationFailure) {
    try await endings.endSessions(openedBy: accounts, of: owner.user.sub, in: owner.pool)
  }

  /// Forgets every device of a pool that is deleted.
  package func removeDevices(
    in pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    _ = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.removeUserPoolDevices(
        RemoveUserPoolDevicesRequest(userPoolId: pool.text),
        context: context.repeatable
      )
    }
  }

  /// Forgets every device of a user who is deleted.
  package func removeDevices(
    of sub: String,
    in pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    _ = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.removeUserDevices(
        RemoveUserDevicesRequest(userPoolId: pool.text, sub: sub),
        context: context.repeatable
      )
    }
  }
}
