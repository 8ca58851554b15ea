internal import Cryptography

/// A Set-Cookie field of the console: for this host alone, over TLS alone, and out of reach of scripts.
///
/// A console at an http URL, for development, can have neither the prefix nor Secure.
struct CookieText: Sendable {
  let text: String

  /// The name that the cookie has at this URL.
  static func name(_ name: String, at consoleURL: String) -> String {
    consoleURL.hasPrefix("https://") ? "__Host-\(name)" : "\(name)"
  }

  /// A cookie that the browser keeps so many seconds; nil for the value: it is removed.
  init(_ name: String, _ value: [UInt8]?, seconds: Int, at consoleURL: String) {
    let field = Self.name(name, at: consoleURL)
    let secure = consoleURL.hasPrefix("https://") ? "; Secure" : ""
    let encoded = value.map(Base64URL.encode) ?? ""
    let age = value == nil ? 0 : seconds
    text = "\(field)=\(encoded); Max-Age=\(age); Path=/; HttpOnly; SameSite=Lax\(secure)"
  }
}
