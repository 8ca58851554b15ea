/// An address that mail can go to or come from, safe to write into a header and an SMTP command.
public struct MailAddress: Sendable, Hashable {
  /// The address itself: local part, `@`, domain.
  public let text: String

  /// What follows the `@`.
  public var domain: Substring { text[text.index(after: at)...] }

  private let at: String.Index

  /// RFC 5321 §4.5.3.1.3: a path is 256 bytes with its angle brackets.
  private static let maxBytes = 254
  private static let maxLocalBytes = 64

  /// Accepts a dot-atom address in ASCII.
  ///
  /// Nil for everything that could be read as more than one address, another header or another
  /// command: control characters, spaces, brackets, quotes, commas. Quoted local parts and
  /// internationalised addresses (RFC 6531) are not accepted.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count <= Self.maxBytes, let at = bytes.firstIndex(of: UInt8(ascii: "@")) else {
      return nil
    }
    let local = bytes[..<at]
    let domain = bytes[bytes.index(after: at)...]
    guard local.count <= Self.maxLocalBytes,
      Self.isDotted(local, Self.isAtom), Self.isDotted(domain, Self.isHostCharacter),
      !Self.endsWithHyphen(domain)
    else { return nil }
    self.text = text
    self.at = at
  }

  private static func isDotted(
    _ bytes: Substring.UTF8View,
    _ isAllowed: (UInt8) -> Bool
  ) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: "-") && $0.allSatisfy(isAllowed) }
  }

  /// No host's name has such a part (RFC 1123 §2.1).
  private static func endsWithHyphen(_ domain: Substring.UTF8View) -> Bool {
    domain.split(separator: UInt8(ascii: ".")).contains { $0.last == UInt8(ascii: "-") }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func isHostCharacter(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "-")
  }

  /// RFC 5322 §3.2.3.
  private static func isAtom(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
  }
}

/// The sender of a mail: an address and, before it, a name that people read.
public struct MailSender: Sendable, Hashable {
  /// Where answers and failures go.
  public let address: MailAddress
  /// Empty when there is none.
  public let name: String

  /// Reads `address` or `Name <address>`; nil when the address is malformed or the name has control
  /// characters.
  public init?(_ text: String) {
    guard let open = text.lastIndex(of: "<"), text.last == ">" else {
      guard let address = MailAddress(text) else { return nil }
      self.address = address
      name = ""
      return
    }
    let inner = text[text.index(after: open)...].dropLast()
    guard let address = MailAddress(String(inner)) else { return nil }
    var name = text[..<open]
    while name.last == " " { name.removeLast() }
    // RFC 5322 §3.2.4: the quotes are not part of the name.
    if name.count >= 2, name.first == "\"", name.last == "\"" {
      name = name.dropFirst().dropLast()
    }
    guard name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), name.utf8.count <= 200 else {
      return nil
    }
    self.address = address
    self.name = String(name)
  }
}
