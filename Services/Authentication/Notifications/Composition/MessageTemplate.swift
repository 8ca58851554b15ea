/// A wording with places for a code and a username.
///
/// Each place is filled once, in one pass over the template: what is filled in is never searched for
/// places again, so that a user named `{####}` reads no second code.
struct MessageTemplate: Sendable, Hashable {
  /// What is written in the places.
  struct Values: Sendable, Hashable {
    let code: String
    let username: String
    /// The address that a link leads to; nil where the template has none.
    var link: String?
  }

  let text: String

  var hasCodePlace: Bool { text.contains(Self.code) }
  var hasUsernamePlace: Bool { text.contains(Self.username) }

  /// Whether there is a place `{##text##}`, which that for the code is not.
  var hasLinkPlace: Bool {
    let text = text.replacing(Self.code, with: "")
    guard let begin = text.firstRange(of: Self.linkBegin) else { return false }
    return text[begin.upperBound...].contains(Self.linkEnd)
  }

  /// Whether the wording is HTML: only the pool's administrator decides that, never what is filled
  /// in.
  var isHTML: Bool {
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...].dropFirst()
      guard let next = rest.first else { return false }
      let beginsTag =
        Character(UnicodeScalar(next)).isLetter || next == UInt8(ascii: "/")
        || next == UInt8(ascii: "!")
      if beginsTag, rest.contains(UInt8(ascii: ">")) { return true }
    }
    return false
  }

  /// The wording with the values in their places.
  func filled(_ values: Values) -> (text: String, isHTML: Bool) {
    let isHTML = isHTML || values.link != nil
    // A user chooses the name and could otherwise inject HTML into another user's mail.
    let code = isHTML ? Self.escaped(values.code) : values.code
    let username = isHTML ? Self.escaped(values.username) : values.username
    var filled = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix(Self.code) {
        filled += code
        rest = rest.dropFirst(Self.code.count)
      } else if rest.hasPrefix(Self.username) {
        filled += username
        rest = rest.dropFirst(Self.username.count)
      } else if let link = values.link, let words = Self.linkWords(rest) {
        filled += "<a href=\"\(Self.escaped(link))\">\(words)</a>"
        rest = rest[words.endIndex...].dropFirst(Self.linkEnd.count)
      } else {
        filled += "{"
        rest = rest.dropFirst()
      }
    }
    return (filled + rest, isHTML)
  }

  /// What a link says: the text of a place `{##text##}` that the rest begins with.
  private static func linkWords(_ rest: Substring) -> Substring? {
    guard rest.hasPrefix(linkBegin) else { return nil }
    let words = rest.dropFirst(linkBegin.count)
    guard let end = words.firstRange(of: linkEnd) else { return nil }
    return words[..<end.lowerBound]
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  static let code = "{####}"
  static let username = "{username}"
  private static let linkBegin = "{##"
  private static let linkEnd = "##}"
}
