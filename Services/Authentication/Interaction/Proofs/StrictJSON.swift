internal import Domain

/// Reads the JSON of an app or a relying party (RFC 8259).
///
/// Refused is what two readers could understand differently: a member that stands twice, other encodings
/// than UTF-8, text behind the value. Escapes of lone surrogates are refused as well.
struct StrictJSON {
  /// How deep a value may nest; a request needs four levels.
  static let maxDepth = 8

  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that the bytes are.
  static func read(_ bytes: [UInt8]) throws(Malformed) -> JSONValue {
    guard (try? UTF8Span(validating: bytes.span)) != nil else { throw Malformed() }
    var reader = StrictJSON(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw Malformed() }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Malformed) -> JSONValue {
    guard depth < Self.maxDepth else { throw Malformed() }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw Malformed()
    case .some: return .number(try number())
    }
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws(Malformed) -> JSONValue {
    guard bytes[index...].starts(with: text.utf8) else { throw Malformed() }
    index += text.utf8.count
    return value
  }

  private mutating func object(depth: Int) throws(Malformed) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    var names: Set<ExactText> = []
    index += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      let name = try string()
      // Swift takes two spellings of one text for one key; both are refused here.
      guard names.insert(name.exact).inserted, members[name] == nil else { throw Malformed() }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw Malformed() }
      members[name] = try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw Malformed() }
    }
  }

  private mutating func array(depth: Int) throws(Malformed) -> [JSONValue] {
    var values: [JSONValue] = []
    index += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return values }
      guard take(UInt8(ascii: ",")) else { throw Malformed() }
    }
  }

  private mutating func string() throws(Malformed) -> String {
    guard take(UInt8(ascii: "\"")) else { throw Malformed() }
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
      case 0..<0x20: throw Malformed()
      default: text.append(byte)
      }
    }
    throw Malformed()
  }

  private mutating func escape() throws(Malformed) -> [UInt8] {
    guard let letter = next else { throw Malformed() }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try escapedScalar()).utf8)
    default: throw Malformed()
    }
  }

  private mutating func escapedScalar() throws(Malformed) -> Character {
    let first = try hex()
    var value = first
    if (0xD800..<0xDC00).contains(first) {
      guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw Malformed() }
      let second = try hex()
      guard (0xDC00..<0xE000).contains(second) else { throw Malformed() }
      value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    // No column can hold NUL.
    guard value != 0, let scalar = Unicode.Scalar(value) else { throw Malformed() }
    return Character(scalar)
  }

  private mutating func hex() throws(Malformed) -> UInt32 {
    guard index + 4 <= bytes.count else { throw Malformed() }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw Malformed() }
      value = value << 4 | UInt32(digit)
    }
    index += 4
    return value
  }

  private mutating func number() throws(Malformed) -> Double {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let whole = try digits()
    guard whole == 1 || bytes[index - whole] != UInt8(ascii: "0") else { throw Malformed() }
    if take(UInt8(ascii: ".")) { _ = try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      _ = try digits()
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite
    else { throw Malformed() }
    return value
  }

  private mutating func digits() throws(Malformed) -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw Malformed() }
    return index - start
  }
}
