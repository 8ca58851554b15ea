internal import HTTPTypes

/// Which host a request names (RFC 9112 §3.2).
enum RequestHost {
  /// Whether the request names one host, and in the form of one.
  ///
  /// Two of them, or none, mean different hosts to a proxy and to us: what the one let pass or cached
  /// for its host, the other would answer for another.
  static func isNamedOnce(in head: HTTPRequest) -> Bool {
    // In HTTP/1.1 the first Host is the authority here; a second one stays among the fields.
    guard let authority = head.authority, head.headerFields[.hostField] == nil else { return false }
    return isHost(authority)
  }

  /// The name as hosts are compared: in lower case, without port and trailing dot (DOM-3).
  static func name(of authority: String) -> String {
    let text = authority.lowercased()
    guard !text.hasPrefix("[") else { return text.prefix { $0 != "]" } + "]" }
    let name = text.prefix { $0 != ":" }
    return String(name.hasSuffix(".") ? name.dropLast() : name)
  }

  /// The host's name of a URL that has one.
  static func name(ofURL url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return "" }
    return name(of: String(url[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" }))
  }

  private static let maxBytes = 255

  /// Whether the text has the form of a host, with a port or without.
  static func isHost(_ text: String) -> Bool {
    let bytes = text.utf8
    guard !bytes.isEmpty, bytes.count <= maxBytes else { return false }
    if bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let address = bytes[bytes.index(after: bytes.startIndex)..<end]
      let rest = bytes[bytes.index(after: end)...]
      return !address.isEmpty && address.allSatisfy(isOfIPv6) && isPort(rest)
    }
    let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    return end > bytes.startIndex && bytes[..<end].allSatisfy(isOfName) && isPort(bytes[end...])
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default:
      false
    }
  }

  private static func isOfIPv6(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }

  /// Nothing, or a colon and up to five digits.
  private static func isPort(_ text: Substring.UTF8View) -> Bool {
    guard let colon = text.first else { return true }
    let digits = text.dropFirst()
    return colon == UInt8(ascii: ":") && digits.count <= 5
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
