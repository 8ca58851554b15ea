package import AuthenticationCore
package import AuthenticationMessages
internal import DeviceRegistryMessages
internal import PublicOperations

extension SignIn {
  private static let shownDevices: Int32 = 60

  /// The devices of a token's user, those that are tracked only as well (ACC-3).
  package func ownDevices(
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [OwnDevice] {
    let page = try await devicePage(
      of: try DeviceOwner(holder.user, in: holder.pool),
      isRememberedOnly: false,
      limit: Self.shownDevices,
      after: nil,
      call: call
    )
    return page.devices.map { device in
      OwnDevice(
        deviceKey: device.deviceKey,
        name: device.name,
        sdk: device.sdk,
        lastIpAddress: device.lastIpAddress,
        createdAtUnixMillis: device.createdAtUnixMillis,
        authenticatedAtUnixMillis: device.authenticatedAtUnixMillis,
        isRemembered: device.isRemembered,
        isCurrent: device.deviceKey == holder.deviceKey
      )
    }
  }
}
