/// Untrusted text, for a terminal.
enum TerminalText {
  /// Replaces what a terminal might obey or hide by `\u{…}`; nothing for no text.
  static func escaped(_ text: String?) -> String {
    escaped(text ?? "") { "\\u{\(String($0.value, radix: 16))}" }
  }

  /// JSON of the same value, in which nothing is left that a terminal might obey or hide.
  static func json(_ bytes: some Sequence<UInt8>) -> String {
    // JSON itself escapes only what lies below the space.
    escaped(String(decoding: Array(bytes), as: UTF8.self)) {
      // RFC 8259 §7: what needs more than 16 bits is written as two surrogates.
      String($0).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      .joined()
    }
  }

  /// Replaces what a terminal might obey or hide.
  ///
  /// Escape sequences in a name or user agent could clear the screen, forge lines or answer to the
  /// shell; characters that turn the writing direction could show another order than there is.
  static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        result += escape(scalar)
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
