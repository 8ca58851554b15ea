internal import Cryptography
internal import Domain

/// Identifies a device; a key is valid only for one user of one pool.
struct DeviceID: Sendable, Hashable {
  let owner: DeviceOwner
  let key: String

  /// What the device's proof may be made over: a client keeps the group key that it was given.
  var identities: [SRPIdentity] { owner.groupKeys.map { SRPIdentity(group: $0, user: key) } }

  /// The ids under which a device's proof is expected from a client that sends no session: the A of
  /// the password's proof, which some clients repeat, and the client's address.
  ///
  /// Without either, an attacker who stole a device's secret could wait for its owner's password
  /// and continue that sign-in.
  func expectationIDs(clientPublic: [UInt8]?, sourceIP: String?) -> [[UInt8]] {
    let signs = [
      clientPublic.map { (Array("a".utf8), $0) },
      sourceIP.map { (Array("ip".utf8), Array($0.utf8)) },
    ]
    return signs.compactMap { $0 }.map { kind, sign in
      SHA256.digest(
        of: SealedFields.encode([kind, Array(owner.sub.utf8), Array(key.utf8), sign])
      )
    }
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

  /// DeviceGroupKey: the same for all devices of a user; their verifiers are computed over it.
  ///
  /// It is no secret, so a plain digest is enough. As Cognito's it has letters and digits alone: Android's libraries
  /// take what follows "_" for the whole.
  var groupKey: String { "-" + String(groupText.filter { $0 != "-" && $0 != "_" }.prefix(8)) }

  /// The group keys that a proof may name: this one, the form with "_" that clients may have stored, and what Android's
  /// libraries make of that form.
  var groupKeys: [String] {
    let former = "-" + String(groupText.prefix(8))
    guard former != groupKey else { return [groupKey] }
    let cut = former.split(separator: "_", maxSplits: 1).dropFirst().first.map(String.init)
    return [groupKey, former] + [cut].compactMap { $0 }
  }

  private var groupText: String {
    Base64URL.encode(SHA256.digest(of: Array("device group|\(pool.text)|\(sub)".utf8)))
  }
}
