internal import Cryptography
internal import HTTPTypes
internal import HummingbirdCore

/// Where a browser may be sent: a page of ours, or an address that a service checked.
///
/// A redirect to anywhere else would lend this installation's name to the attacker who wrote the link
/// (open redirect), and a code in it would be the attacker's.
struct RedirectTarget: Sendable, Hashable {
  /// For the Location header.
  private(set) var location: String

  /// An address that is registered, byte for byte as the service that checked it gave it.
  ///
  /// The form is checked once more: nil for what could run as a script, hide its host behind a name
  /// and password, carry a fragment, end the header, or go in the clear to another machine.
  init?(registered url: String) {
    guard url.utf8.count <= Self.maxBytes, url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      !url.contains("\\"), !url.contains("#"), let colon = url.firstIndex(of: ":")
    else { return nil }
    let scheme = url[..<colon].lowercased()
    guard Self.isScheme(scheme), !Self.dangerousSchemes.contains(scheme) else { return nil }
    let rest = url[url.index(after: colon)...]
    let authority = Self.authority(rest)
    guard !authority.contains("@") else { return nil }
    switch scheme {
    case "https": guard rest.hasPrefix("//"), !authority.isEmpty else { return nil }
    case "http": guard rest.hasPrefix("//"), Self.isLoopback(authority) else { return nil }
    default: break
    }
    location = url
  }

  /// A page of this installation.
  init(own path: StaticString) {
    location = "\(path)"
  }

  /// The same place with further parameters.
  func adding(_ parameters: [(name: String, value: String)]) -> RedirectTarget {
    var target = self
    for (name, value) in parameters {
      target.location += target.location.contains("?") ? "&" : "?"
      target.location += "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
    }
    return target
  }

  private static let maxBytes = 2048
  private static let dangerousSchemes: Set<String> = [
    "javascript", "data", "vbscript", "file", "blob", "about", "view-source",
  ]

  /// RFC 3986 §3.1.
  private static func isScheme(_ text: String) -> Bool {
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || "+-.".utf8.contains($0)
    }
  }

  private static func authority(_ rest: Substring) -> Substring {
    guard rest.hasPrefix("//") else { return "" }
    return rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" }
  }

  /// RFC 8252 §7.3: an app of the same machine.
  private static func isLoopback(_ authority: Substring) -> Bool {
    let host =
      authority.hasPrefix("[")
      ? authority.prefix { $0 != "]" }.dropFirst() : authority.prefix { $0 != ":" }
    return ["127.0.0.1", "::1", "localhost"].contains(host.lowercased())
  }
}

extension Answer {
  /// Sends a browser elsewhere; after a POST by 303, so that it does not post again.
  init(redirectingTo target: RedirectTarget, status: HTTPResponse.Status = .found) {
    self.init(
      response: Response(
        status: status,
        headers: [
          .location: target.location, .cacheControl: "no-store",
          // The address that is left may hold a code or a state.
          .referrerPolicy: "no-referrer",
        ]
      )
    )
  }
}
