/// The names of types in a Swift source, without those in comments and texts.
struct SwiftNames {
  /// The types that it declares, those within others left out.
  private(set) var declared: Set<String> = []
  /// Every name with a capital at its beginning.
  private(set) var used: Set<String> = []

  private var code: [UInt8] = []
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = ArraySlice(text.utf8)
    readCode(untilParenthesis: false)
    used = Set(
      code.split { !Self.isNameByte($0) }.filter { $0.first.map(Self.isCapital) == true }
        .map { String(decoding: $0, as: UTF8.self) }
    )
    for line in code.split(separator: UInt8(ascii: "\n")) { declare(line) }
  }

  /// In a text the value's own closing parenthesis ends the code.
  private mutating func readCode(untilParenthesis: Bool) {
    var open = 0
    while true {
      let plain = rest.prefix { !Self.isSpecial($0) }
      code += plain
      rest = rest[plain.endIndex...]
      guard let byte = rest.first else { return }
      switch byte {
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
        continue
      case UInt8(ascii: "\""):
        readText()
        continue
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")") where untilParenthesis && open == 0:
        rest.removeFirst()
        return
      case UInt8(ascii: ")"): open -= 1
      default: break
      }
      code.append(byte)
      rest.removeFirst()
    }
  }

  private mutating func readText() {
    var hashes = 0
    for byte in code.reversed() {
      guard byte == UInt8(ascii: "#") else { break }
      hashes += 1
    }
    let quotes = rest.starts(with: "\"\"\"".utf8) ? 3 : 1
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + Self.hashes(hashes)
    let escape = [UInt8(ascii: "\\")] + Self.hashes(hashes)
    rest = rest.dropFirst(quotes)
    while true {
      rest = rest.drop { $0 != end[0] && $0 != escape[0] && $0 != UInt8(ascii: "\n") }
      guard let byte = rest.first else { return }
      if rest.starts(with: end) {
        rest = rest.dropFirst(end.count)
        return
      }
      // A quotation mark of a pattern begins no text.
      if quotes == 1, byte == UInt8(ascii: "\n") { return }
      guard rest.starts(with: escape) else {
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      let isValue = rest.first == UInt8(ascii: "(")
      rest = rest.dropFirst()
      guard isValue else { continue }
      code.append(UInt8(ascii: " "))
      readCode(untilParenthesis: true)
      code.append(UInt8(ascii: " "))
    }
  }

  private mutating func declare(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, first != UInt8(ascii: " ") else { return }
    let words = line.split { !Self.isNameByte($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard let kind = words.firstIndex(where: Self.kinds.contains), kind + 1 < words.count,
      words[..<kind].allSatisfy({ !["extension", "func", "let", "var", "import"].contains($0) })
    else { return }
    declared.insert(words[kind + 1])
  }

  private static let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  private static func hashes(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "#"), count: count)
  }

  /// Whether it may begin or end a comment, a text or a value in one.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"): true
    default: false
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
