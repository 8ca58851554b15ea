internal import Cryptography
internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension PushSubscriptions {
  private static let maxToken = 4096

  /// Registers a device for push messages; the same device again has the same id.
  package func registerDevice(
    _ request: RegisterDeviceRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> RegisterDeviceResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let token = request.token ?? ""
    guard !token.isEmpty, token.utf8.count <= Self.maxToken else {
      throw .invalidParameter("The device's token must have 1 to \(Self.maxToken) bytes.")
    }
    let platform = request.platform ?? ""
    let settings = try await devices.settings(of: subject)
    guard settings.pushes else { throw .noPushSync }
    guard settings.platforms.contains(platform) else {
      throw .invalidConfiguration("Push synchronization has no application for \(platform).")
    }
    let device = NewDevice(
      id: random.uuid(),
      platform: platform,
      tokenDigest: SHA256.digest(of: Array(token.utf8)),
      sealedToken: { [sealer] id throws(IdentityFederationFailure) in
        try DeviceToken.seal(token, with: sealer, pool: subject.pool.uuid, device: id)
      },
      now: clock.now()
    )
    return RegisterDeviceResponse(deviceId: try await devices.register(device, of: subject))
  }
}
