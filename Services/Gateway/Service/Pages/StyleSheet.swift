internal import Cryptography

/// The style sheet of all pages, at an address that changes with it: browsers may keep it for good.
enum StyleSheet {
  static let bytes = PackageResources.pages_css
  static let path = "/assets/\(Hex.encode(Array(SHA256.digest(of: bytes).prefix(16)))).css"

  /// How a page names it; a digest needs no escaping.
  static let element = HTML(stringLiteral: "<link rel=\"stylesheet\" href=\"" + path + "\">")
}
