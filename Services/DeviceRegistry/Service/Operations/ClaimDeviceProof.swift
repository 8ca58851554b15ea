public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Returns the session of a sign-in whose device is to be proved, once.
  public func claimDeviceProof(
    _ request: ClaimDeviceProofRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> ClaimDeviceProofResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let clientPublic = try required(request.clientPublic, "client_public")
    let session = try await devices.claim(
      device.expectationIDs(clientPublic: clientPublic, sourceIP: context.sourceIP),
      in: device.owner.pool,
      at: clock.now()
    )
    guard let session else {
      throw refusal(
        .deviceProofInvalid,
        "no proof with this A or from this address is expected",
        context
      )
    }
    return ClaimDeviceProofResponse(session: session)
  }
}
