internal import Cryptography
internal import Domain

/// What the registry needs between the two steps of a device's proof.
///
/// Authentication carries it, and the client carries it inside what authentication sealed.
///
/// It is sealed for one device. It holds the verifier as the row does, sealed once more. So the
/// second step computes before it asks the database. One statement then says whether the proof is
/// right and whether the verifier is still the device's.
struct DeviceProofChallenge: Sendable {
  /// Identifies the proof where it is consumed.
  let id: [UInt8]
  let device: DeviceID
  /// b.
  let exponent: [UInt8]
  let sealedVerifier: [UInt8]
  let expiresAt: Instant

  init(
    id: [UInt8],
    device: DeviceID,
    exponent: [UInt8],
    sealedVerifier: [UInt8],
    expiresAt: Instant
  ) {
    self.id = id
    self.device = device
    self.exponent = exponent
    self.sealedVerifier = sealedVerifier
    self.expiresAt = expiresAt
  }

  func sealed(with sealer: Sealer) throws(DeviceRegistryFailure) -> [UInt8] {
    let fields = SealedFields.encode([
      id, exponent, sealedVerifier, SealedFields.bytes(expiresAt.unixMillis),
    ])
    do throws(CryptographyError) {
      return try sealer.seal(fields, associatedData: Self.associatedData(of: device))
    } catch {
      throw .internalFault("a challenge cannot be sealed: \(error)")
    }
  }

  /// The challenge; nil when it was not sealed here for this device.
  ///
  /// It arrives in a block that authentication sealed, so no client chose the key that it names. If
  /// that key is not held, it was removed too early.
  init?(
    opening sealed: [UInt8],
    with sealer: Sealer,
    of device: DeviceID
  ) throws(DeviceRegistryFailure) {
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.openCarried(sealed, associatedData: Self.associatedData(of: device))
    } catch .unknownKey(let id) {
      throw .internalFault("sealing key \(id), with which a challenge was sealed, is not held")
    } catch {
      return nil
    }
    guard let fields = SealedFields.decode(opened, count: 4),
      let expiresAt = SealedFields.number(fields[3])
    else { return nil }
    id = fields[0]
    self.device = device
    exponent = fields[1]
    sealedVerifier = fields[2]
    self.expiresAt = Instant(unixMillis: expiresAt)
  }

  private static func associatedData(of device: DeviceID) -> [UInt8] {
    Array("device_proof|\(device.owner.pool.text)|\(device.owner.sub)|\(device.key)".utf8)
  }
}
