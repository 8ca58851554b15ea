internal import CGatehousePasswords

/// The passwords that attackers try first.
public enum CommonPasswords {
  private static let words = Set(list.split(separator: "\n").map(String.init))

  private static var list: String {
    var count = 0
    let start = UnsafeRawPointer(gatehouse_common_passwords(&count))
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// How many characters at the end count as added: a year, and a sign.
  private static let maxAdded = 5

  /// Signs and digits by the letters that they stand for.
  private static let letters: [Character: Character] = [
    "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", "$": "s", "5": "s", "7": "t",
  ]

  /// Whether the password is one of them, in any case of letters.
  ///
  /// What rules of composition have people do to such a password does not hide it: digits and signs at its
  /// end, and others in place of letters, as in `P@ssw0rd2026!`.
  public static func contains(_ password: String) -> Bool {
    let text = password.lowercased()
    return forms(of: text).contains { words.contains($0) }
  }

  /// The text with none, the signs, or all but the letters at its end left out, each with the letters that
  /// are meant.
  private static func forms(of text: String) -> [String] {
    let withoutSigns = trimmed(text) { !$0.isLetter && !$0.isNumber }
    let plain = [text, withoutSigns, trimmed(text) { !$0.isLetter }]
    return plain + plain.map { form in String(form.map { letters[$0] ?? $0 }) }
  }

  private static func trimmed(_ text: String, of isAdded: (Character) -> Bool) -> String {
    let added = text.reversed().prefix(maxAdded).prefix(while: isAdded).count
    return String(text.dropLast(added))
  }
}
