internal import Cryptography
internal import Domain

/// Seals what is secret of a factor, and what an app carries between challenge and answer.
struct FactorSeals: Sendable {
  /// What the registry needs to judge an answer, inside the block.
  struct Challenge: Sendable {
    /// Identifies the block where it is consumed.
    let id: [UInt8]
    /// b and B.
    let exponent: [UInt8]
    let serverPublic: [UInt8]
    /// A digest of the PIN's row: a block for a PIN that was changed meanwhile counts no failure.
    let pinMark: [UInt8]
    let expiresAt: Instant
  }

  private let sealer: Sealer

  init(sealer: Sealer) {
    self.sealer = sealer
  }

  // MARK: - Verifiers and keys

  func seal(
    verifier: [UInt8],
    of instance: AppInstanceID
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    try seal(verifier, Self.data("pin", instance))
  }

  func openVerifier(
    _ sealed: [UInt8],
    of instance: AppInstanceID
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    try openStored(sealed, Self.data("pin", instance))
  }

  /// Seals the point of a biometric key.
  ///
  /// It is no secret, but an attacker who can write to the database must not be able to put another
  /// key in its place.
  func seal(
    biometricKey point: [UInt8],
    of instance: AppInstanceID
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    try seal(point, Self.data("biometric", instance))
  }

  func openBiometricKey(
    _ sealed: [UInt8],
    of instance: AppInstanceID
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    try openStored(sealed, Self.data("biometric", instance))
  }

  // MARK: - Challenges

  func seal(
    _ challenge: Challenge,
    of instance: AppInstanceID,
    _ binding: FactorBinding
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    let fields = SealedFields.encode([
      challenge.id, challenge.exponent, challenge.serverPublic, challenge.pinMark,
      SealedFields.bytes(challenge.expiresAt.unixMillis),
    ])
    return try seal(fields, Self.data("challenge|\(binding.text)", instance))
  }

  /// The challenge of a block; nil when the block was not made for this instance and binding.
  func openChallenge(
    _ block: [UInt8],
    of instance: AppInstanceID,
    _ binding: FactorBinding
  ) -> Challenge? {
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.openCarried(
        block,
        associatedData: Self.data("challenge|\(binding.text)", instance)
      )
    } catch {
      // Made up by a client, or sealed with a key that is gone: a new challenge follows.
      return nil
    }
    guard let fields = SealedFields.decode(opened, count: 5),
      let expiresAt = SealedFields.number(fields[4])
    else { return nil }
    return Challenge(
      id: fields[0],
      exponent: fields[1],
      serverPublic: fields[2],
      pinMark: fields[3],
      expiresAt: Instant(unixMillis: expiresAt)
    )
  }

  /// Says of which PIN a challenge is: each has a salt of its own, and its verifier may be sealed anew.
  static func mark(_ pin: StoredFactor.PIN?) -> [UInt8] {
    pin.map { Array(SHA256.digest(of: $0.salt).prefix(16)) } ?? []
  }

  // MARK: - Sealing

  /// Binds a sealed value to its place: in another row, or for another use, it does not open.
  static func data(_ use: String, _ instance: AppInstanceID) -> [UInt8] {
    Array("device_registry.app_instances|\(instance.pool.text)|\(instance.text)|\(use)".utf8)
  }

  private func seal(
    _ bytes: [UInt8],
    _ associatedData: [UInt8]
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.seal(bytes, associatedData: associatedData)
    } catch {
      throw .internalFault("a part of a factor cannot be sealed: \(error)")
    }
  }

  private func openStored(
    _ sealed: [UInt8],
    _ associatedData: [UInt8]
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.open(sealed, associatedData: associatedData)
    } catch {
      throw .dataLoss("a part of a factor cannot be opened: \(error)")
    }
  }
}
