internal import Cryptography
internal import DeviceRegistryMessages
internal import Domain
internal import JOSE
internal import RPC

extension FactorJudge {
  /// What an answer contains, and what proves the registry to the app.
  struct Evidence: Sendable {
    var judged = FactorEvidence()
    var serverProof: [UInt8]?
  }

  /// The cryptography of an answer, before any row is locked.
  func evidence(
    _ item: Case,
    _ attemptID: String,
    _ challenge: FactorSeals.Challenge?
  ) async throws(DeviceRegistryFailure) -> Evidence {
    var evidence = Evidence()
    evidence.judged.isLost = item.answer.isLost ?? false
    evidence.judged.newPIN = try newPIN(item)
    evidence.judged.newBiometric = try await newBiometric(item)
    guard let challenge, challenge.expiresAt > clock.now(),
      challenge.pinMark == FactorSeals.mark(item.instance.factor.pin)
    else { return evidence }
    evidence.judged.isChallengeValid = true
    let signed = Signed(block: item.answer.block ?? [], attemptID: attemptID)
    if let proof = item.answer.pin {
      (evidence.judged.pin, evidence.serverProof) = try await check(proof, signed, challenge, item)
    }
    if let signature = item.answer.biometricSignature {
      evidence.judged.biometric = try check(signature, signed, item)
    }
    return evidence
  }

  /// What an app signs.
  private struct Signed {
    let block: [UInt8]
    let attemptID: String

    /// With a label, so that a signature for one use is invalid for another.
    func message(_ label: StaticString) -> [UInt8] {
      Array("\(label)".utf8) + [0] + block + Array(attemptID.utf8)
    }
  }

  /// Checks the proof of a PIN (USR-22).
  private func check(
    _ proof: PINProof,
    _ signed: Signed,
    _ challenge: FactorSeals.Challenge,
    _ item: Case
  ) async throws(DeviceRegistryFailure) -> (FactorEvidence.Proof, [UInt8]?) {
    guard let pin = item.instance.factor.pin else { return (.unavailable, nil) }
    let clientPublic = proof.clientPublic ?? []
    // With A ≡ 0 any client would know the session key, whatever the PIN.
    guard SRP.isClientPublic(clientPublic) else { return (.wrong, nil) }
    let id = item.instance.id
    let verifier = try seals.openVerifier(pin.sealedVerifier, of: id)
    let key: [UInt8]
    do throws(CryptographyError) {
      key = try await computing { () throws(CryptographyError) in
        try SRP.serverSessionKey(
          verifier: verifier,
          exponent: challenge.exponent,
          clientPublic: clientPublic,
          serverPublic: challenge.serverPublic
        )
      }
    } catch {
      // A was checked above, and B is ours.
      throw .internalFault("a PIN cannot be checked: \(error)")
    }
    let expected = SRP.signature(
      key: key,
      identity: id.identity,
      secretBlock: signed.block,
      timestamp: signed.attemptID
    )
    guard constantTimeEquals(proof.proof ?? [], expected) else { return (.wrong, nil) }
    return (.right, HMACKey(key).authenticate(signed.message("gatehouse server")))
  }

  /// Checks a biometric signature (USR-23), by the stored key or by one that is to be added.
  private func check(
    _ signature: [UInt8],
    _ signed: Signed,
    _ item: Case
  ) throws(DeviceRegistryFailure) -> FactorEvidence.Proof {
    let point: [UInt8]?
    if item.task.isOfNewKey {
      point = item.answer.setBiometric?.publicKey
    } else if item.policy.isBiometricsDisabled {
      point = nil
    } else {
      let id = item.instance.id
      point = try opened(item.instance.factor.biometric?.sealedKey, of: id)
    }
    guard let key = point.flatMap({ P256PublicKey(point: $0) }) else { return .unavailable }
    let isValid = key.isValid(
      signature: signature,
      for: signed.message("gatehouse biometric 1")
    )
    return isValid ? .right : .wrong
  }

  private func opened(
    _ sealedKey: [UInt8]?,
    of id: AppInstanceID
  ) throws(DeviceRegistryFailure) -> [UInt8]? {
    guard let sealedKey else { return nil }
    return try seals.openBiometricKey(sealedKey, of: id)
  }

  // MARK: - What is set

  private func newPIN(
    _ item: Case
  ) throws(DeviceRegistryFailure) -> FactorEvidence.Setting<StoredFactor.PIN> {
    guard !item.task.isProof, let pin = item.answer.setPin else { return .absent }
    let (salt, verifier) = (pin.salt ?? [], pin.verifier ?? [])
    // 16 bytes that every client reads alike (USR-22).
    guard salt.count == 16, (0x01...0x7F).contains(salt[0]) else {
      return .refused(.verifierInvalid)
    }
    do throws(CryptographyError) {
      guard try DeviceSecret.fault(verifier: verifier, salt: salt) == nil else {
        return .refused(.verifierInvalid)
      }
    } catch {
      throw .internalFault("a verifier cannot be checked: \(error)")
    }
    return .set(
      StoredFactor.PIN(
        salt: salt,
        sealedVerifier: try seals.seal(verifier: verifier, of: item.instance.id),
        provedAt: clock.now()
      )
    )
  }

  private func newBiometric(
    _ item: Case
  ) async throws(DeviceRegistryFailure) -> FactorEvidence.Setting<StoredFactor.Biometric> {
    guard item.task.isOfNewKey || item.task.context == .firstSet,
      let setting = item.answer.setBiometric
    else { return .absent }
    guard !item.policy.isBiometricsDisabled else { return .refused(.biometricUnavailable) }
    guard let key = setting.publicKey.flatMap({ P256PublicKey(point: $0) }) else {
      return .refused(.keyInvalid)
    }
    guard try await !isTaken(key, item) else { return .refused(.keyInvalid) }
    let attestation: String?
    switch item.policy.attestation {
    case .store: attestation = setting.attestation
    case .none: attestation = nil
    // No attestation can be checked yet, so that none is believed.
    case .require: return .refused(.attestationRefused)
    }
    guard (attestation?.utf8.count ?? 0) <= Self.maxAttestation else {
      return .refused(.attestationRefused)
    }
    return .set(
      StoredFactor.Biometric(
        sealedKey: try seals.seal(biometricKey: key.point, of: item.instance.id),
        attestation: attestation,
        thumbprint: key.thumbprint
      )
    )
  }

  /// Whether a key signs already what no finger is asked for: an app's calls, or an account's decisions.
  private func isTaken(
    _ key: P256PublicKey,
    _ item: Case
  ) async throws(DeviceRegistryFailure) -> Bool {
    if case .adds(let account) = item.effect, account.publicKey == key.point { return true }
    return try await instances.isKnown(key, in: item.instance.id.pool)
  }

  private static let maxAttestation = 32_768
}

extension FactorSeals {
  /// The challenge that an answer names; nil where it names none of this instance and binding.
  func opened(
    _ answer: FactorAnswer,
    of id: AppInstanceID,
    _ binding: FactorBinding
  ) -> Challenge? {
    answer.block.flatMap { openChallenge($0, of: id, binding) }
  }
}
