internal import Cryptography

/// A file that the pages load: the style sheet and the script, which stand in the program.
struct Asset: Sendable {
  private let contentType: String
  private let body: [UInt8]
  private let tag: String

  private init(_ contentType: String, _ body: [UInt8]) {
    self.contentType = contentType
    self.body = body
    tag = "\"\(Hex.encode(Array(SHA256.digest(of: body).prefix(8))))\""
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

  /// The file, or word that the browser has it.
  func response(to request: PageRequest) -> PageResponse {
    var response = PageResponse(
      status: request.ifNoneMatch == tag ? 304 : 200,
      contentType: contentType,
      body: request.ifNoneMatch == tag ? [] : body
    )
    response.headers.append(("etag", tag))
    response.headers.append(("cache-control", "public, max-age=60"))
    return response
  }
}
