/// A user pool's id, `<region>_<nine letters or digits>`.
public struct UserPoolID: Sendable, Hashable, CustomStringConvertible {
  /// The whole id.
  public let text: String
  /// The part before "_", such as `eu-west-1`.
  public let region: String
  /// The part after "_": the first half of every user's SRP identity.
  public let name: String

  /// The id this text spells, or nil when its form is another.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count > 10, bytes.count <= 55 else { return nil }
    let separator = bytes.count - 10
    guard bytes[separator] == UInt8(ascii: "_"),
      bytes[(separator + 1)...].allSatisfy(\.isLetterOrDigit),
      Self.isRegion(bytes[..<separator])
    else { return nil }
    self.text = text
    region = String(decoding: bytes[..<separator], as: UTF8.self)
    name = String(decoding: bytes[(separator + 1)...], as: UTF8.self)
  }

  /// A new id in the region.
  public static func random(region: String, from source: some RandomSource) -> UserPoolID? {
    UserPoolID("\(region)_\(source.text(9, of: letters + uppercaseLetters + digits))")
  }

  /// The id itself: it is no secret.
  public var description: String { text }

  /// Whether the text can be a region's name: lower-case letters, digits and inner hyphens.
  public static func isRegion(_ text: some StringProtocol) -> Bool {
    isRegion(Array(text.utf8)[...])
  }

  private static func isRegion(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last, first.isLowercaseLetter,
      last != UInt8(ascii: "-"), bytes.count <= 45
    else { return false }
    return bytes.allSatisfy { $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
  }
}
