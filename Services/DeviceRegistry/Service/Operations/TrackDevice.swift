internal import Cryptography
internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Begins to track a device (DEV-13).
  public func trackDevice(
    _ request: TrackDeviceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> TrackDeviceResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let verifier = try required(request.srpVerifier, "srp_verifier")
    let salt = try required(request.srpSalt, "srp_salt")
    // With a verifier of 0, 1 or N − 1 any client could prove to be the device. With a verifier
    // that is no power of g none could.
    guard try isPowerOfGenerator(verifier) else {
      throw refusal(.deviceVerifierInvalid, "the verifier is no number of the group", context)
    }
    guard Self.saltSizes.contains(salt.count), salt.contains(where: { $0 != 0 }) else {
      throw refusal(.deviceVerifierInvalid, "the salt has another form", context)
    }
    let tracking = try await devices.track(
      DeviceStore.NewDevice(
        id: device,
        name: request.name,
        salt: salt,
        sealedVerifier: try verifiers.seal(verifier, of: device),
        isRemembered: request.isRemembered ?? false,
        isFactorGiven: request.isFactorGiven ?? false,
        lastSeen: LastSeen(ipAddress: request.ipAddress, sdk: request.sdk)
      ),
      limit: try rule(request.limit),
      at: clock.now()
    )
    switch tracking {
    case .tracked(let removed):
      return TrackDeviceResponse(removedDeviceKeys: removed)
    case .exists:
      throw refusal(.deviceKeyExists, "the device is tracked already", context)
    case .limitReached:
      throw refusal(.deviceLimitReached, "the user has no room for a device", context)
    }
  }

  /// Clients draw 16 bytes and write them as a number: with a leading 00 where the top bit is set,
  /// and without the leading zeros that were drawn.
  private static let saltSizes = 8...17

  private func isPowerOfGenerator(_ verifier: [UInt8]) throws(DeviceRegistryFailure) -> Bool {
    do throws(CryptographyError) {
      return try SRP.isPowerOfGenerator(verifier)
    } catch {
      throw .internalFault("a verifier cannot be checked: \(error)")
    }
  }
}
