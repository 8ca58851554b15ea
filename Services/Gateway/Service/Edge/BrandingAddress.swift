/// The id and the version of a look, as its addresses have them: `<UUID>-<version>`.
struct BrandingAddress: Sendable, Hashable {
  let id: String
  let version: Int64

  static let root = "/assets/branding"
  static let sheetEnd = ".css"

  /// That of the look's style sheet.
  var sheet: String { "\(Self.root)/\(id)-\(version)\(Self.sheetEnd)" }

  /// That of an image of the look; nil for what is no name of one.
  func image(_ name: String) -> String? {
    let isPlain = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    return isPlain && !name.isEmpty ? "\(Self.root)/\(id)-\(version)/\(name)" : nil
  }

  /// The version that the look has now.
  func moved(to version: Int64) -> BrandingAddress? { BrandingAddress("\(id)-\(version)") }

  private static let idBytes = 36

  /// Reads both; nil for another text.
  init?(_ text: Substring) {
    let bytes = Array(text.utf8)
    guard bytes.count > Self.idBytes + 1, bytes[Self.idBytes] == UInt8(ascii: "-"),
      bytes.count <= Self.idBytes + 20,
      bytes.allSatisfy({ $0 == UInt8(ascii: "-") || Self.isHexadecimal($0) }),
      let version = Int64(String(decoding: bytes[(Self.idBytes + 1)...], as: UTF8.self)),
      version > 0
    else { return nil }
    id = String(decoding: bytes[..<Self.idBytes], as: UTF8.self)
    self.version = version
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
