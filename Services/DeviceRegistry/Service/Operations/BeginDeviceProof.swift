internal import Cryptography
internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Challenges a device to prove that it is the one.
  public func beginDeviceProof(
    _ request: BeginDeviceProofRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> BeginDeviceProofResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let clientPublic = try required(request.clientPublic, "client_public")
    let validity = try required(request.validitySeconds, "validity_seconds")
    // With A ≡ 0 the session key would be known to anybody, whatever the device's secret.
    guard SRP.isClientPublic(clientPublic) else {
      throw refusal(.deviceProofInvalid, "A is no number of the group", context)
    }
    guard let record = try await devices.find(device) else {
      throw refusal(.deviceNotFound, "the user has no such device", context)
    }
    let verifier = try verifiers.open(record.sealedVerifier, of: device)
    let exponent = SRP.makeServerExponent()
    let serverPublic: [UInt8]
    do throws(CryptographyError) {
      serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
    } catch {
      throw .internalFault("B cannot be computed: \(error)")
    }
    let block = DeviceProofBlock(
      id: random.bytes(16),
      device: device,
      exponent: exponent,
      clientPublic: clientPublic,
      serverPublic: serverPublic,
      expiresAt: clock.now().adding(seconds: validity),
      callerContext: request.callerContext ?? []
    )
    return BeginDeviceProofResponse(
      srpSalt: record.salt,
      serverPublic: serverPublic,
      secretBlock: try block.sealed(with: sealer)
    )
  }
}
