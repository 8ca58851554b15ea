internal import Cryptography
public import DeviceRegistryMessages
internal import Domain
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
    if let fault = try fault(verifier, salt) {
      throw refusal(.deviceVerifierInvalid, fault.rule, context)
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
      limit: try DeviceLimitRule(request.limit),
      at: clock.now()
    )
    switch tracking {
    case .tracked(let removed):
      return TrackDeviceResponse(
        removedDeviceKeys: removed.keys,
        removedAccounts: removed.accountMessages
      )
    case .exists:
      throw refusal(.deviceKeyExists, "the device is tracked already", context)
    case .limitReached:
      throw refusal(.deviceLimitReached, "the user has no room for a device", context)
    }
  }

  private func fault(
    _ verifier: [UInt8],
    _ salt: [UInt8]
  ) throws(DeviceRegistryFailure) -> DeviceSecret.Fault? {
    do throws(CryptographyError) {
      return try DeviceSecret.fault(verifier: verifier, salt: salt)
    } catch {
      throw .internalFault("a verifier cannot be checked: \(error)")
    }
  }
}
