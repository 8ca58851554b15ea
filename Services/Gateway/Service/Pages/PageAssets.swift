internal import Cryptography
internal import Markup

/// The style sheet and the script of all pages, at addresses that change with them: browsers may keep
/// them for good.
enum PageAssets {
  static let styleSheet = PageAsset(
    PackageResources.pages_css,
    "css",
    contentType: "text/css; charset=utf-8"
  )
  static let script = PageAsset(
    PackageResources.pages_js,
    "js",
    contentType: "text/javascript; charset=utf-8"
  )
  static let all = [styleSheet, script]

  /// How a page names them; a digest needs no escaping.
  static let links = HTML(
    stringLiteral: "<link rel=\"stylesheet\" href=\"" + styleSheet.path + "\">\n<script src=\""
      + script.path + "\" defer></script>"
  )
}

/// A file that pages are drawn by.
struct PageAsset: Sendable {
  let bytes: [UInt8]
  let path: String
  let contentType: String

  init(_ bytes: [UInt8], _ ending: String, contentType: String) {
    self.bytes = bytes
    self.contentType = contentType
    path = "/assets/\(Hex.encode(Array(SHA256.digest(of: bytes).prefix(16)))).\(ending)"
  }
}
