internal import Mail

/// The form of an e-mail address.
enum EmailAddress {
  /// Whether mail can be sent to it.
  ///
  /// An address that the mail server would reject is refused at once, before the caller is told that a
  /// code is under way.
  static func isValid(_ text: String) -> Bool {
    MailAddress(text) != nil
  }

  /// The form that tells the owner which address is meant, and does not tell the address to others:
  /// `e***@d***`.
  ///
  /// In lower case, because an unknown user's address comes from the entered name, which is in lower
  /// case where case does not matter.
  static func masked(_ text: String) -> String {
    let parts = text.lowercased()
      .split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return "***" }
    return "\(parts[0].prefix(1))***@\(parts[1].prefix(1))***"
  }
}

/// The form of a phone number: E.164, "+" and up to fifteen digits.
package enum PhoneNumber {
  /// So many digits are never shown.
  private static let hiddenDigits = 6

  package static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "+"), (2...16).contains(bytes.count) else { return false }
    return bytes.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// What tells the owner which number is meant: `+*******1234`, and less of a short one.
  static func masked(_ text: String) -> String {
    let digits = text.dropFirst()
    let shown = min(max(digits.count - hiddenDigits, 0), 4)
    return "+" + String(repeating: "*", count: digits.count - shown) + digits.suffix(shown)
  }
}
