/// The form of what names a service that a token is for (RFC 8707 §2).
enum ResourceIndicator {
  /// Whether it is an absolute address without a fragment; in the clear only on the user's own machine.
  static func isAddress(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains("#"),
      let colon = text.firstIndex(of: ":")
    else { return false }
    let rest = text[colon...].dropFirst()
    switch text[..<colon].lowercased() {
    case "https": return rest.hasPrefix("//") && rest.count > 2
    case "http": return host(rest) == "localhost"
    case let scheme: return isScheme(scheme) && !rest.isEmpty
    }
  }

  private static func host(_ rest: Substring) -> Substring? {
    guard rest.hasPrefix("//") else { return nil }
    return rest.dropFirst(2).prefix { !"/?:".contains($0) }
  }

  /// RFC 3986 §3.1.
  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
