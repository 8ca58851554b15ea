internal import Cryptography

/// The keys of everything that is made up for names that no user has.
struct UnknownUserKeys: Sendable {
  let salts: HMACKey
  let verifiers: HMACKey
  let names: HMACKey
  let traits: HMACKey
  let hashKinds: HMACKey
  let counted: HMACKey

  private static let labels = [
    "unknown user salts", "unknown user verifiers", "unknown user ids", "unknown user traits",
    "unknown user hash kinds", "counted names",
  ]
  private static let keyCount = 32
  /// How many bytes a secret has: its keys, one after the other.
  static let byteCount = labels.count * keyCount

  /// The keys of a secret; nil for one of another length.
  init?(secret: [UInt8]) {
    guard secret.count == Self.byteCount else { return nil }
    self.init(
      stride(from: 0, to: secret.count, by: Self.keyCount).map { begin in
        Array(secret[begin..<begin + Self.keyCount])
      }
    )
  }

  /// The keys that belong to the present sealing key.
  init(of sealer: Sealer) {
    self.init(Self.labels.map { sealer.derive($0) })
  }

  /// One for each label.
  private init(_ bytes: [[UInt8]]) {
    let keys = bytes.map { HMACKey($0) }
    salts = keys[0]
    verifiers = keys[1]
    names = keys[2]
    traits = keys[3]
    hashKinds = keys[4]
    counted = keys[5]
  }

  /// A secret that belongs to the present sealing key.
  static func secret(of sealer: Sealer) -> [UInt8] { labels.flatMap { sealer.derive($0) } }
}
