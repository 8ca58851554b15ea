/// The text of an SVG, read from the front.
struct SVGScanner {
  static let malformed = StyleFault("The image is not of the kind SVG: it is no well-formed XML.")

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) throws(StyleFault) {
    guard (try? UTF8Span(validating: bytes.span)) != nil,
      !bytes.contains(where: { $0 < 0x20 && !Self.isSpace($0) })
    else { throw Self.malformed }
    self.bytes = bytes
    if bytes.starts(with: "\u{FEFF}".utf8) { index = 3 }
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func takes(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  /// Passes white space; false where there is none.
  mutating func passesSpace() -> Bool {
    let start = index
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// What stands before a word, which is passed, too.
  mutating func upTo(_ word: String) throws(StyleFault) -> String {
    let start = index
    let end = Array(word.utf8)
    while index + end.count <= bytes.count {
      if bytes[index] == end[0], bytes[index...].starts(with: end) {
        defer { index += end.count }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      index += 1
    }
    throw Self.malformed
  }

  /// Passes a comment; one with `--` in it ends elsewhere for some readers.
  mutating func passComment() throws(StyleFault) {
    let comment = Array(try upTo("-->").utf8)
    let dash = UInt8(ascii: "-")
    guard comment.last != dash,
      !zip(comment, comment.dropFirst()).contains(where: { $0 == (dash, dash) })
    else { throw Self.malformed }
  }

  /// A name in ASCII, with one prefix at most.
  mutating func name() throws(StyleFault) -> Substring {
    let start = index
    while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.first.map { $0.isLetter || $0 == "_" } ?? false })
    else { throw Self.malformed }
    return name[...]
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// The attributes up to the end of a tag, each name once.
  mutating func attributes() throws(StyleFault) -> [(name: Substring, value: String)] {
    var found: [(name: Substring, value: String)] = []
    var names: Set<Substring> = []
    while true {
      let isSeparate = passesSpace()
      guard let next = peek(), next != UInt8(ascii: ">"), next != UInt8(ascii: "/") else {
        return found
      }
      guard isSeparate else { throw Self.malformed }
      let name = try self.name()
      _ = passesSpace()
      guard takes("=") else { throw Self.malformed }
      _ = passesSpace()
      guard names.insert(name).inserted else { throw Self.malformed }
      found.append((name, try value()))
    }
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value() throws(StyleFault) -> String {
    for quote in ["\"", "'"] where takes(quote) {
      let raw = Array(try upTo(quote).utf8)
      guard !raw.contains(UInt8(ascii: "<")) else { throw Self.malformed }
      return try Self.decoded(raw[...])
    }
    throw Self.malformed
  }

  /// Characters up to the next tag.
  mutating func characters() throws(StyleFault) -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return try Self.decoded(bytes[start..<index])
  }

  /// The text with its references resolved: a check of the letters alone would not see what they hide.
  private static func decoded(_ raw: ArraySlice<UInt8>) throws(StyleFault) -> String {
    let parts = raw.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    var text = Array(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: part[..<end], as: UTF8.self))
      else { throw malformed }
      text += Array(String(character).utf8)
      text += part[(end + 1)...]
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#"), name.utf8.count <= 9 else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // A sign is no digit, though Swift reads one.
    guard digits.utf8.allSatisfy({ isOfName($0) && $0 != UInt8(ascii: "-") }),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      number >= 0x20 || [9, 10, 13].contains(number)
    else { return nil }
    return Unicode.Scalar(number)
  }
}
