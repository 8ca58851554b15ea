internal import HTTPServer

/// A Set-Cookie field of the console.
struct CookieText: Sendable {
  let text: String

  /// The name that the cookie has at this URL.
  static func name(_ name: String, at consoleURL: String) -> String {
    HostCookies(of: consoleURL).field(name)
  }

  /// A cookie that the browser keeps so many seconds; nil for the value: it is removed.
  init(_ name: String, _ value: [UInt8]?, seconds: Int, at consoleURL: String) {
    let cookies = HostCookies(of: consoleURL)
    text =
      value.map { cookies.setting(name, to: $0, for: Int64(seconds)) } ?? cookies.removing(name)
  }
}
