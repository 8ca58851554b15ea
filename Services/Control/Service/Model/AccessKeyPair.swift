internal import Cryptography

/// An access key's id and secret, in the forms that AWS' own have.
struct AccessKeyPair: Sendable {
  /// Where an installation's first pair comes from, which says where its secret can be read.
  enum Origin: Sendable {
    /// The environment of `gatehousectl up`.
    case environment
    /// A file of the state folder, made at this start or an earlier one.
    case file(isNew: Bool)
  }

  let id: String
  let secret: String

  /// Makes a new pair.
  static func random() -> AccessKeyPair {
    // 32 characters, so that each byte gives one without bias.
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    let id = SecureRandom.bytes(16).map { alphabet[Int($0 & 31)] }
    return AccessKeyPair(
      id: "AKIA\(String(id))",
      secret: Base64.encode(SecureRandom.bytes(30))
    )
  }
}
