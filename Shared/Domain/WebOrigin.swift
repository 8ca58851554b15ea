/// The scheme, host and port of a page, which browsers keep apart from all others (RFC 6454).
public struct WebOrigin: Sendable, Hashable {
  /// As browsers write it: in lower case, and without the port that its scheme has anyway.
  public let text: String

  private static let usualPorts: [String: UInt16] = ["http": 80, "https": 443]

  /// The origin that a text is; nil where it is none, or more than one.
  public init?(_ text: String) {
    guard let slashes = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<slashes.lowerBound].lowercased()
    let authority = text[slashes.upperBound...].lowercased()
    let host = Self.host(of: authority)
    guard let usualPort = Self.usualPorts[scheme], Self.isHost(host) else { return nil }
    let rest = authority.dropFirst(host.count)
    guard !rest.isEmpty else {
      self.text = "\(scheme)://\(host)"
      return
    }
    guard let port = Self.port(rest) else { return nil }
    self.text = "\(scheme)://\(host)\(port == usualPort ? "" : ":\(port)")"
  }

  /// The origin of a URL, whatever path follows.
  public init?(ofURL url: String) {
    guard let slashes = url.firstRange(of: "://") else { return nil }
    let authority = url[slashes.upperBound...].prefix { !"/?#".contains($0) }
    self.init(String(url[..<authority.endIndex]))
  }

  /// What stands before the port; an address of IPv6 has colons itself, within brackets.
  private static func host(of authority: String) -> Substring {
    guard authority.hasPrefix("["), let end = authority.firstIndex(of: "]") else {
      return authority.prefix { $0 != ":" }
    }
    return authority[...end]
  }

  /// Names and addresses as browsers send them: of a name with other letters they send its form in ASCII.
  private static func isHost(_ text: Substring) -> Bool {
    let name = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text
    let others = name == text ? "-._" : ":."
    return !name.isEmpty
      && name.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || others.utf8.contains($0)
      }
  }

  private static func port(_ text: Substring) -> UInt16? {
    let digits = text.dropFirst()
    guard text.hasPrefix(":"), digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let port = UInt16(digits), port > 0
    else { return nil }
    return port
  }
}
