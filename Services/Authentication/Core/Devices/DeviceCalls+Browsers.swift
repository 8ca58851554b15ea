internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
package import PublicOperations
internal import RPC

extension DeviceCalls {
  /// Forgets the browsers of a user whose password an administrator replaced (BDV-7), and ends what is bound to
  /// them: a thief who knew the password may have had one remembered.
  package func forgetBrowsers(
    of user: UserRecord,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard pool.deviceTracking != nil else { return }
    let owner = try DeviceOwner(user, in: pool)
    let removed = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.removeUserDevices(
        RemoveUserDevicesRequest(userPoolId: pool.id.text, sub: user.sub, browsersOnly: true),
        context: call.context.repeatable
      )
    }
    try await revokeTokens(
      of: owner,
      on: removed.deviceKeys,
      areForgotten: true,
      context: call.context
    )
  }
}
