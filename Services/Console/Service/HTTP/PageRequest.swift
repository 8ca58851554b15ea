internal import HTTPServer

/// A request of a browser, read whole.
struct PageRequest: Sendable {
  enum Method: Sendable {
    case get
    case post
  }

  let method: Method
  /// Whether the body is left out (HEAD).
  let isHead: Bool
  /// The path's segments, decoded.
  let segments: [String]
  /// The path with its query, as it was sent.
  let target: String
  let query: FormFields
  let form: FormFields
  let cookies: String
  let userAgent: String?
  /// The Origin header; browsers send one with each form.
  let origin: String?
  /// Sec-Fetch-Site: how the page that sent it is related to this one.
  let fetchSite: String?
  let ifNoneMatch: String?
  /// Whether the page's script asks by itself: an operator who left the desk does not use the session.
  let looksAgain: Bool
  /// The peer of the connection, until the responder learns from a trusted proxy who is behind it.
  var sourceIP: String?
  let forwardedFor: String?

  /// The segments as patterns have them, the absent ones nil; a path of more segments is no page's.
  var path: (String?, String?, String?, String?, String?) {
    guard segments.count <= 5 else { return ("", nil, nil, nil, nil) }
    func part(_ place: Int) -> String? { place < segments.count ? segments[place] : nil }
    return (part(0), part(1), part(2), part(3), part(4))
  }

  /// The cookie's value; nil where it is absent or there twice.
  func cookie(_ name: String) -> [UInt8]? { HostCookies.value(ofField: name, in: [cookies]) }
}
