internal import Cryptography
internal import Domain

/// What the registry has to remember between the two steps of a device's proof, carried by the
/// client as SECRET_BLOCK.
///
/// It holds no verifier: what is proved is the secret that the device has when the proof arrives.
struct DeviceProofBlock: Sendable {
  /// Names the proof where it is spent.
  let id: [UInt8]
  let device: DeviceID
  /// b, A and B.
  let exponent: [UInt8]
  let clientPublic: [UInt8]
  let serverPublic: [UInt8]
  let expiresAt: Instant
  let callerContext: [UInt8]

  func sealed(with sealer: Sealer) throws(DeviceRegistryFailure) -> [UInt8] {
    let fields = SealedFields.encode([
      id, Array(device.owner.sub.utf8), Array(device.key.utf8), exponent, clientPublic,
      serverPublic, SealedFields.bytes(expiresAt.unixMillis), callerContext,
    ])
    do throws(CryptographyError) {
      return try sealer.seal(fields, associatedData: Self.place(device.owner.pool))
    } catch {
      throw .internalFault("a secret block cannot be sealed: \(error)")
    }
  }

  /// The block, or nil when it was not sealed here for this pool.
  init?(opening sealed: [UInt8], with sealer: Sealer, pool: UserPoolID) {
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.open(sealed, associatedData: Self.place(pool))
    } catch {
      return nil
    }
    guard let fields = SealedFields.decode(opened, count: 8),
      let expiresAt = SealedFields.number(fields[6])
    else { return nil }
    id = fields[0]
    device = DeviceID(
      owner: DeviceOwner(pool: pool, sub: SealedFields.text(fields[1])),
      key: SealedFields.text(fields[2])
    )
    exponent = fields[3]
    clientPublic = fields[4]
    serverPublic = fields[5]
    self.expiresAt = Instant(unixMillis: expiresAt)
    callerContext = fields[7]
  }

  init(
    id: [UInt8],
    device: DeviceID,
    exponent: [UInt8],
    clientPublic: [UInt8],
    serverPublic: [UInt8],
    expiresAt: Instant,
    callerContext: [UInt8]
  ) {
    self.id = id
    self.device = device
    self.exponent = exponent
    self.clientPublic = clientPublic
    self.serverPublic = serverPublic
    self.expiresAt = expiresAt
    self.callerContext = callerContext
  }

  private static func place(_ pool: UserPoolID) -> [UInt8] {
    Array("device_proof|\(pool.text)".utf8)
  }
}
