internal import Cryptography
internal import Domain

/// A device's place: a key means something only for one user of one pool.
struct DeviceID: Sendable, Hashable {
  let owner: DeviceOwner
  let key: String

  /// The first half of the device's SRP identity.
  var identity: SRPIdentity { SRPIdentity(group: owner.groupKey, user: key) }

  /// Under what a proof of the device with the client's A is expected.
  func expectationID(_ clientPublic: [UInt8]) -> [UInt8] {
    SHA256.digest(
      of: SealedFields.encode([Array(owner.sub.utf8), Array(key.utf8), clientPublic])
    )
  }

  /// A new key: `<region>_<uuid>`, as Cognito's.
  static func random(for owner: DeviceOwner, from source: some RandomSource) -> DeviceID {
    DeviceID(owner: owner, key: "\(owner.pool.region)_\(source.uuid())")
  }
}

/// A user of a pool.
struct DeviceOwner: Sendable, Hashable {
  let pool: UserPoolID
  let sub: String

  /// DeviceGroupKey: the same for all devices of a user, and part of what their verifiers are of.
  ///
  /// No secret, so a plain digest will do; changing it would make every verifier worthless.
  var groupKey: String {
    let digest = SHA256.digest(of: Array("device group|\(pool.text)|\(sub)".utf8))
    return "-" + String(Base64URL.encode(digest).prefix(8))
  }
}
