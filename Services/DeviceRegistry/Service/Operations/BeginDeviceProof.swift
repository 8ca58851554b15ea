public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Challenges a device to prove that it is the one.
  public func beginDeviceProof(
    _ request: BeginDeviceProofRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> BeginDeviceProofResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let validity = try required(request.validitySeconds, "validity_seconds")
    guard let record = try await devices.find(device) else {
      throw refusal(.deviceNotFound, "the user has no such device", context)
    }
    return BeginDeviceProofResponse(
      challenge: try challenge(device, record, until: clock.now().adding(seconds: validity))
    )
  }
}
