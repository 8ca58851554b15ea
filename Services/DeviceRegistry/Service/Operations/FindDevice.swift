public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Describes a tracked device.
  ///
  /// If the device may prove itself, its proof is expected from now on, and the answer contains the
  /// first step of that proof.
  public func findDevice(
    _ request: FindDeviceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> FindDeviceResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let now = clock.now()
    let remembering = Remembering(seconds: request.rememberedForSeconds, now: now)
    guard let expectation = request.expectation else {
      guard let record = try await devices.findTracked(device) else { throw unknown(context) }
      return FindDeviceResponse(device: record.description(remembering), isProofExpected: false)
    }
    let validity = try required(expectation.validitySeconds, "validity_seconds")
    let found = try await devices.find(
      device,
      expecting: DeviceStore.Expectation(
        ids: device.expectationIDs(
          clientPublic: expectation.clientPublic,
          sourceIP: context.sourceIP
        ),
        session: try required(expectation.session, "session"),
        expiresAt: now.adding(seconds: validity)
      ),
      ifRememberedSince: remembering.since,
      needsFactor: try required(expectation.needsFactor, "needs_factor")
    )
    guard let found else { throw unknown(context) }
    // The proof may begin until the expectation ends. From then on it has the same time again.
    let end = now.adding(seconds: validity).adding(seconds: validity)
    return FindDeviceResponse(
      device: found.device.description(remembering),
      isProofExpected: found.isExpected,
      challenge: found.isExpected ? try challenge(device, found.device, until: end) : nil
    )
  }

  private func unknown(_ context: RPCCallContext) -> DeviceRegistryFailure {
    refusal(.deviceNotFound, "the user has no such device", context)
  }
}
