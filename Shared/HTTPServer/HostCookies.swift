internal import Cryptography

/// How the cookies of an origin are written and read.
///
/// Each is for this host alone (`__Host-`, RFC 6265bis §4.1.3.2), over TLS alone, out of reach of
/// scripts (HttpOnly) and not sent with a request of another site, except when its link is followed
/// (SameSite=Lax). An installation at an http URL, for development, can have neither prefix nor Secure.
/// A value is bytes in Base64URL, so that no value can end its field.
public struct HostCookies: Sendable {
  private let isSecure: Bool
  /// What browsers keep of one.
  private static let maxValueBytes = 4096

  /// Cookies of an origin at this URL.
  public init(of url: String) {
    isSecure = url.lowercased().hasPrefix("https://")
  }

  /// A cookie's name in its field.
  public func field(_ name: String) -> String { isSecure ? "__Host-\(name)" : name }

  /// The value of the Set-Cookie field, for so many seconds or until the browser is closed.
  public func setting(_ name: String, to value: [UInt8], for seconds: Int64?) -> String {
    let age = seconds.map { "; Max-Age=\($0)" } ?? ""
    return "\(field(name))=\(Base64URL.encode(value))\(age)"
      + "; Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }

  /// The value of the Set-Cookie field that has the browser forget the cookie.
  public func removing(_ name: String) -> String { setting(name, to: [], for: 0) }

  /// The cookie's value; nil where it is absent, malformed, or there twice.
  public func value(of name: String, in headers: [String]) -> [UInt8]? {
    Self.value(ofField: field(name), in: headers)
  }

  /// The same by the name that stands in the field.
  ///
  /// Without the prefix another page of the domain can set one of the same name: of two the wrong
  /// one could be believed (session fixation).
  public static func value(ofField wanted: String, in headers: [String]) -> [UInt8]? {
    let values = headers.flatMap { $0.split(separator: ";") }.compactMap { pair -> Substring? in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, trimmed(parts[0]) == wanted else { return nil }
      return trimmed(parts[1])
    }
    guard values.count == 1, values[0].utf8.count <= maxValueBytes else { return nil }
    return Base64URL.decode(String(values[0]))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
