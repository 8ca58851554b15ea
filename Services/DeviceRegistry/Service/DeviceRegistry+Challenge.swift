internal import Cryptography
internal import DeviceRegistryMessages
internal import Domain

extension DeviceRegistry {
  /// The first step of a proof.
  ///
  /// It needs nothing from the client: u binds the client's A to what is answered here.
  func challenge(
    _ device: DeviceID,
    _ record: DeviceRecord,
    until expiresAt: Instant
  ) throws(DeviceRegistryFailure) -> DeviceChallenge {
    let verifier = try verifiers.open(record.sealedVerifier, of: device)
    let exponent = SRP.makeServerExponent()
    let serverPublic: [UInt8]
    do throws(CryptographyError) {
      serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
    } catch {
      throw .internalFault("B cannot be computed: \(error)")
    }
    let challenge = DeviceProofChallenge(
      id: random.bytes(16),
      device: device,
      exponent: exponent,
      sealedVerifier: record.sealedVerifier,
      expiresAt: expiresAt
    )
    return DeviceChallenge(
      srpSalt: record.salt,
      serverPublic: serverPublic,
      sealed: try challenge.sealed(with: sealer)
    )
  }
}
