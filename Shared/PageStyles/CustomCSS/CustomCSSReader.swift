/// Reads a style sheet of the classic pages (CSS Syntax Level 3, a small part of it).
///
/// What it passes on, it has put together itself: no byte of the text that it has not understood.
struct CustomCSSReader {
  private static let maxRules = 200
  private static let maxDeclarations = 100

  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func rules() throws(StyleFault) -> [CustomCSSRule] {
    var rules: [CustomCSSRule] = []
    try passSpace()
    while index < bytes.count {
      guard rules.count < Self.maxRules else {
        throw StyleFault("The CSS has more than \(Self.maxRules) rules.")
      }
      let selectors = try selectors()
      let declarations = try declarations()
      rules += selectors.map { CustomCSSRule(selector: $0, declarations: declarations) }
      try passSpace()
    }
    return rules
  }

  // MARK: - Selectors

  private mutating func selectors() throws(StyleFault) -> [String] {
    var found: [String] = []
    repeat {
      try passSpace()
      found.append(try selector())
      try passSpace()
    } while takes(",")
    guard takes("{") else { throw fault("has no { behind its selector") }
    return found
  }

  private mutating func selector() throws(StyleFault) -> String {
    let start = index
    guard takes(".") else { throw fault("has something else than a selector") }
    var name = word()
    let end = "-customizable"
    guard name.hasSuffix(end) else { throw unknown(from: start) }
    name.removeLast(end.count)
    if takes(":") { name += ":\(word())" }
    guard let ours = CustomCSSNames.selectors[name] else { throw unknown(from: start) }
    return ours
  }

  private func unknown(from start: Int) -> StyleFault {
    let text = bytes[start...].prefix(64)
      .prefix { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ",") }
    return StyleFault(
      "The CSS has a selector that cannot be customized: \(String(decoding: text, as: UTF8.self))"
    )
  }

  // MARK: - Declarations

  private mutating func declarations() throws(StyleFault) -> [(property: String, value: String)] {
    var found: [(property: String, value: String)] = []
    try passSpace()
    while !takes("}") {
      guard index < bytes.count else { throw fault("has a rule without an end") }
      guard found.count < Self.maxDeclarations else {
        throw StyleFault("The CSS has a rule of more than \(Self.maxDeclarations) properties.")
      }
      if takes(";") {
        try passSpace()
        continue
      }
      let property = word().lowercased()
      guard CustomCSSNames.properties.contains(property) else {
        throw StyleFault("The CSS has a property that cannot be customized: \(property.prefix(64))")
      }
      try passSpace()
      guard takes(":") else { throw fault("has no : behind \(property)") }
      found.append((property, try value(of: property)))
      guard peek() == UInt8(ascii: ";") || peek() == UInt8(ascii: "}") else {
        throw fault("has no ; behind \(property)")
      }
    }
    return found
  }

  private mutating func value(of property: String) throws(StyleFault) -> String {
    var parts: [String] = []
    try passSpace()
    while let next = peek(), next != UInt8(ascii: ";"), next != UInt8(ascii: "}") {
      if takes("!") {
        try passSpace()
        guard word().lowercased() == "important" else { throw malformed(property) }
        parts.append("!important")
      } else {
        parts.append(try part(of: property))
      }
      try passSpace()
    }
    guard !parts.isEmpty else { throw malformed(property) }
    return parts.joined(separator: " ")
  }

  private mutating func part(of property: String) throws(StyleFault) -> String {
    for mark in [",", "/"] where takes(mark) { return mark }
    if takes("#") { return try hash(property) }
    for quote in ["\"", "'"] where takes(quote) { return try quoted(quote, property) }
    if let number = try number(property) { return number }
    let name = word().lowercased()
    guard !name.isEmpty else { throw malformed(property) }
    guard takes("(") else { return name }
    guard CustomCSSNames.functions.contains(name) else {
      throw StyleFault("The CSS has a function that cannot be used: \(name.prefix(64))")
    }
    var inner: [String] = []
    try passSpace()
    while !takes(")") {
      if let mark = [",", "/"].first(where: { takes($0) }) {
        inner.append(mark)
      } else {
        guard let number = try number(property) else { throw malformed(property) }
        inner.append(number)
      }
      try passSpace()
    }
    return "\(name)(\(inner.joined(separator: " ")))"
  }

  private mutating func hash(_ property: String) throws(StyleFault) -> String {
    let digits = word()
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy({ $0.isHexDigit }) else {
      throw malformed(property)
    }
    return "#\(digits)"
  }

  /// The name of a font; it cannot have what would end it.
  private mutating func quoted(_ quote: String, _ property: String) throws(StyleFault) -> String {
    let start = index
    while let byte = peek(), Self.isOfWord(byte) || byte == 0x20 { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard takes(quote) else { throw malformed(property) }
    return "\"\(text)\""
  }

  /// A number with its unit; nil where none begins here.
  private mutating func number(_ property: String) throws(StyleFault) -> String? {
    let start = index
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { index += 1 }
    let whole = passDigits()
    var fraction = 0
    if peek() == UInt8(ascii: "."), index + 1 < bytes.count, Self.isDigit(bytes[index + 1]) {
      index += 1
      fraction = passDigits()
    }
    guard whole + fraction > 0 else {
      index = start
      return nil
    }
    guard whole + fraction <= 12 else { throw malformed(property) }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    let unit = takes("%") ? "%" : word().lowercased()
    guard CustomCSSNames.units.contains(unit) else { throw malformed(property) }
    return digits + unit
  }

  // MARK: - The next bytes

  private mutating func passDigits() -> Int {
    let start = index
    while let byte = peek(), Self.isDigit(byte) { index += 1 }
    return index - start
  }

  /// Letters, digits, hyphens and underscores, as many as come.
  private mutating func word() -> String {
    let start = index
    while let byte = peek(), Self.isOfWord(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: isDigit(byte)
    }
  }

  /// Passes white space and comments.
  private mutating func passSpace() throws(StyleFault) {
    while index < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) {
        index += 1
      } else if takes("/*") {
        while !takes("*/") {
          guard index < bytes.count else { throw fault("has a comment without an end") }
          index += 1
        }
      } else {
        return
      }
    }
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func takes(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private func malformed(_ property: String) -> StyleFault {
    StyleFault("The CSS has a value that cannot be used for \(property).")
  }

  private func fault(_ what: String) -> StyleFault {
    let line = bytes[..<index].count { $0 == 0x0A } + 1
    return StyleFault("The CSS \(what), in line \(line).")
  }
}
