/// The form of an address that browsers may be sent back to (RFC 6749 §3.1.2).
///
/// An address of another form could run as a script, hide its host behind a name and a password, or show a
/// code to the network.
public enum RedirectURI {
  /// Why no browser may be sent there.
  public enum Fault: Sendable, Hashable {
    /// It has no scheme, no host where its scheme needs one, or characters that no URI has.
    case notAbsolute
    /// It has a fragment.
    case fragment
    /// Its scheme is one that browsers run or read files by.
    case dangerousScheme(String)
    /// It has a user's name before its host.
    case userInfo
    /// Plain HTTP, which is for the user's own machine alone (RFC 8252 §7.3).
    case plainHTTP
  }

  private static let dangerousSchemes: Set<String> = [
    "about", "blob", "data", "file", "filesystem", "javascript", "vbscript", "view-source",
  ]

  /// Nil for an address that is fit.
  public static func fault(of url: String) -> Fault? {
    guard !url.utf8.contains(UInt8(ascii: "#")) else { return .fragment }
    // Browsers take a backslash for a slash, so that what seems to be a path would be a host.
    guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }),
      let colon = url.firstIndex(of: ":"), isScheme(url[..<colon])
    else { return .notAbsolute }
    let scheme = url[..<colon].lowercased()
    guard !dangerousSchemes.contains(scheme) else { return .dangerousScheme(scheme) }
    let rest = url[url.index(after: colon)...]
    let authority = rest.hasPrefix("//") ? rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" } : ""
    guard !authority.contains("@") else { return .userInfo }
    switch scheme {
    case "https": return authority.isEmpty ? .notAbsolute : nil
    case "http": return isLoopback(authority) ? nil : .plainHTTP
    default: return rest.isEmpty ? .notAbsolute : nil
    }
  }

  /// RFC 3986 §3.1.
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  private static func isLoopback(_ authority: Substring) -> Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains { host in
      guard authority.lowercased().hasPrefix(host) else { return false }
      let port = authority.dropFirst(host.count)
      return port.isEmpty
        || port.hasPrefix(":") && port.count > 1 && port.utf8.dropFirst().allSatisfy(isDigit)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
