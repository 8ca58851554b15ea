internal import AuthenticationCore
internal import DeviceRegistryMessages
internal import JOSE

extension CallBody {
  /// What an app answers to a question for its factor (USR-33); nil of a body without an attempt.
  func factorAnswer() throws(AuthenticationFailure) -> FactorAnswer? {
    guard has("attemptId") else { return nil }
    return FactorAnswer(
      attemptId: try requiredText("attemptId", max: 64),
      block: try base64("block", max: 4096),
      pin: try pinProof(),
      biometricSignature: try biometricSignature(),
      setPin: try newPIN(),
      setBiometric: try newBiometric(),
      isLost: try truth("lost")
    )
  }

  private func biometricSignature() throws(AuthenticationFailure) -> [UInt8]? {
    guard let proof = try object("biometric") else { return nil }
    guard let signature = try proof.base64URL("signature", max: 128) else {
      throw fault("biometric.signature", "is missing")
    }
    return signature
  }

  private func pinProof() throws(AuthenticationFailure) -> PINProof? {
    guard let pin = try object("pin") else { return nil }
    guard let clientPublic = try pin.base64("clientPublic", max: 512),
      let proof = try pin.base64("proof", max: 64)
    else { throw fault("pin", "must have clientPublic and proof") }
    return PINProof(clientPublic: clientPublic, proof: proof)
  }

  private func newPIN() throws(AuthenticationFailure) -> NewPIN? {
    guard let pin = try object("setPin") else { return nil }
    guard let salt = try pin.base64("salt", max: 64),
      let verifier = try pin.base64("verifier", max: 512)
    else { throw fault("setPin", "must have salt and verifier") }
    return NewPIN(salt: salt, verifier: verifier)
  }

  private func newBiometric() throws(AuthenticationFailure) -> NewBiometric? {
    guard let biometric = try object("setBiometric") else { return nil }
    guard try biometric.object("key") != nil, let json = biometric.json("key"),
      let key = P256PublicKey(jwk: Array(json.utf8))
    else { throw fault("setBiometric.key", "must be a public key on P-256") }
    return NewBiometric(
      publicKey: key.point,
      attestation: try biometric.text("attestation", max: 32_768)
    )
  }
}
