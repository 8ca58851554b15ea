/// The CSS inside an SVG, which may name nothing but what stands in it.
///
/// It is looked at as bytes: for Swift a bracket with an accent behind it is one other character.
enum SVGStyle {
  /// Functions of CSS that take an address, `url` with its own rule aside.
  private static let fetching = [
    "image(", "image-set(", "src(", "cross-fade(", "element(", "expression(", "attr(",
  ].map { Array($0.utf8) }

  private static let url = Array("url(".utf8)
  private static let outside = StyleFault("An SVG can refer to nothing outside of itself.")

  /// Checks what an attribute says.
  static func check(value: String) throws(StyleFault) {
    try check(Array(value.utf8))
  }

  private static func check(_ value: [UInt8]) throws(StyleFault) {
    // A letter may be written as an escape: `\75rl(` is `url(`.
    guard !value.contains(UInt8(ascii: "\\")) else {
      throw StyleFault("An SVG cannot have a backslash in its styles and attributes.")
    }
    guard value.contains(UInt8(ascii: "(")) else { return }
    let letters = value.filter { $0 > 0x20 }.map(lowercased)
    for (index, letter) in letters.enumerated() where letter == UInt8(ascii: "(") {
      let function = letters[...index]
      guard !fetching.contains(where: { function.suffix($0.count).elementsEqual($0) }) else {
        throw StyleFault("An SVG cannot have functions of CSS that fetch something.")
      }
      guard function.suffix(url.count).elementsEqual(url) else { continue }
      let address = letters[(index + 1)...]
        .drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      guard address.first == UInt8(ascii: "#") else { throw outside }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Checks the text of a style element.
  static func check(sheet: String) throws(StyleFault) {
    let plain = try withoutComments(Array(sheet.utf8))
    for (index, byte) in plain.enumerated() where byte == UInt8(ascii: "@") {
      guard plain[(index + 1)...].prefix(5).map(lowercased).elementsEqual("media".utf8) else {
        throw StyleFault("An SVG's style can have no rules with @ but @media.")
      }
    }
    try check(plain)
  }

  private static func withoutComments(_ sheet: [UInt8]) throws(StyleFault) -> [UInt8] {
    var plain: [UInt8] = []
    var index = 0
    while index < sheet.count {
      guard sheet[index...].starts(with: "/*".utf8) else {
        plain.append(sheet[index])
        index += 1
        continue
      }
      index += 2
      while !sheet[index...].starts(with: "*/".utf8) {
        index += 1
        guard index < sheet.count else {
          throw StyleFault("A comment in an SVG's style does not end.")
        }
      }
      index += 2
      // A comment stands between two names, never inside of one.
      plain.append(UInt8(ascii: "\n"))
    }
    return plain
  }
}
