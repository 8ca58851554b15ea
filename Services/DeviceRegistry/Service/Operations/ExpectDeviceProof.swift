internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Remembers that a device's proof may follow the password's.
  ///
  /// Some clients begin the device's proof with the A of the password's and bring no session: that A
  /// is what tells the sign-in from others, and only the client that proved the password has it.
  public func expectDeviceProof(
    _ request: ExpectDeviceProofRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> ExpectDeviceProofResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let clientPublic = try required(request.clientPublic, "client_public")
    let validity = try required(request.validitySeconds, "validity_seconds")
    try await devices.expect(
      DeviceStore.Expectation(
        id: device.expectationID(clientPublic),
        session: try required(request.session, "session"),
        expiresAt: clock.now().adding(seconds: validity)
      ),
      in: device.owner.pool
    )
    return ExpectDeviceProofResponse()
  }
}
