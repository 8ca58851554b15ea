/// A file that the pages load: the style sheet and the script, which stand in the program.
struct Asset: Sendable {
  private let contentType: String
  private let body: [UInt8]

  private init(_ contentType: String, _ body: [UInt8]) {
    self.contentType = contentType
    self.body = body
  }

  private static let sheet = Asset("text/css; charset=utf-8", PackageResources.console_css)
  private static let script = Asset("text/javascript; charset=utf-8", PackageResources.console_js)

  /// Browsers ask for one at each first visit.
  private static let noIcon = Asset("image/x-icon", [])

  /// The asset of an address; nil for all others.
  static func at(_ segments: [String]) -> Asset? {
    switch segments {
    case ["console.css"]: sheet
    case ["console.js"]: script
    case ["favicon.ico"]: noIcon
    default: nil
    }
  }

  /// The file, which a browser may keep for a moment.
  var response: PageResponse {
    var response = PageResponse(contentType: contentType, body: body)
    response.headers.append(("cache-control", "public, max-age=60"))
    return response
  }
}
