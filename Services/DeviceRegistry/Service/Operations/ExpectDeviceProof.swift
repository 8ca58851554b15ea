public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Remembers that a device's proof may follow the password's.
  ///
  /// Some clients begin the device's proof without a session: with the A of the password's proof,
  /// as pycognito does, or with a fresh A, as amazon-cognito-identity-js did. That A, or the
  /// client's address, then identifies the sign-in.
  public func expectDeviceProof(
    _ request: ExpectDeviceProofRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> ExpectDeviceProofResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let validity = try required(request.validitySeconds, "validity_seconds")
    try await devices.expect(
      DeviceStore.Expectation(
        ids: device.expectationIDs(
          clientPublic: request.clientPublic,
          sourceIP: context.sourceIP
        ),
        session: try required(request.session, "session"),
        expiresAt: clock.now().adding(seconds: validity)
      ),
      in: device.owner.pool
    )
    return ExpectDeviceProofResponse()
  }
}
