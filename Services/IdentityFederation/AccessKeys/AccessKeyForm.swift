internal import Domain
internal import IdentityFederationCore

/// What access keys look like, and how new ones are made.
enum AccessKeyForm {
  private static let idAlphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  private static let secretAlphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  )

  /// A new id in the form of AWS's long-term keys: 20 characters that begin with `AKIA`.
  static func makeID(_ random: any RandomSource) -> String {
    "AKIA" + random.text(16, of: idAlphabet)
  }

  /// A new secret of 40 characters, 240 bits.
  static func makeSecret(_ random: any RandomSource) -> [UInt8] {
    Array(random.text(40, of: secretAlphabet).utf8)
  }

  /// The id in the form that IAM documents: 16 to 128 characters of `\w`.
  static func id(_ text: String?) throws(IdentityFederationFailure) -> String {
    guard let text, (16...128).contains(text.utf8.count), text.utf8.allSatisfy(isWord) else {
      throw .invalidParameter(
        "An access key id has 16 to 128 letters, digits and underscores."
      )
    }
    return text
  }

  /// The secret, which a client must be able to write into a file and a shell variable.
  static func secret(_ bytes: [UInt8]?) throws(IdentityFederationFailure) -> [UInt8] {
    guard let bytes, (1...128).contains(bytes.count),
      bytes.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw .invalidParameter("A secret access key has 1 to 128 printable ASCII characters.")
    }
    return bytes
  }

  /// What the operator wants to remember about the key.
  static func description(_ text: String?) throws(IdentityFederationFailure) -> String {
    let text = text ?? ""
    guard text.unicodeScalars.count <= 256, !text.utf8.contains(0) else {
      throw .invalidParameter("A description has at most 256 characters.")
    }
    return text
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
