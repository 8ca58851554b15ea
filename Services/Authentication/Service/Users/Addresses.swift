/// The form of an e-mail address, as far as a server can judge it.
enum EmailAddress {
  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 320, let at = bytes.firstIndex(of: UInt8(ascii: "@")) else { return false }
    let local = bytes[..<at]
    let domain = bytes[(at + 1)...]
    guard !local.isEmpty, local.count <= 64, !domain.isEmpty,
      !domain.contains(UInt8(ascii: "@")),
      bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !specials.contains($0) })
    else { return false }
    return domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.first != hyphen && $0.last != hyphen }
  }

  /// What tells the owner which address is meant, and nobody else the address: `e***@d***`.
  static func masked(_ text: String) -> String {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return "***" }
    return "\(parts[0].prefix(1))***@\(parts[1].prefix(1))***"
  }

  private static let hyphen = UInt8(ascii: "-")
  /// RFC 5322 §3.2.3: with these an address could be read as two, or as a name and another address.
  private static let specials = Array("()<>[]:;,\\\"".utf8)
}

/// The form of a phone number: E.164, "+" and up to fifteen digits.
enum PhoneNumber {
  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "+"), (2...16).contains(bytes.count) else { return false }
    return bytes.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// What tells the owner which number is meant: `+*******1234`.
  static func masked(_ text: String) -> String {
    let digits = text.dropFirst()
    let hidden = max(digits.count - 4, 0)
    return "+" + String(repeating: "*", count: hidden) + digits.suffix(4)
  }
}
