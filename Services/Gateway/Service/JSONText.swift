internal import FoundationEssentials

/// What the gateway must know of a request's JSON before it is read.
///
/// Refused is what would cost a parser much or mean different things to two of them, before one sees it:
/// other encodings than UTF-8, deep nesting, values without number, a name that stands twice in an
/// object, and a comma after the last value, which Foundation lets pass.
struct JSONText {
  /// How deep a request may nest; no shape of the API needs more than a few levels.
  static let deepest = 64
  /// How many values a request may hold: reading one costs far more than the byte it may take.
  static let maxValues = 10_000

  /// Throws SerializationException for what is refused; other faults are left to the parser.
  static func check(_ body: [UInt8]) throws(PublicError) {
    guard isUTF8(body) else { throw .serialization("The request is not valid UTF-8.") }
    var text = JSONText(body: body)
    try text.check()
  }

  private static func isUTF8(_ body: [UInt8]) -> Bool {
    (try? UTF8Span(validating: body.span)) != nil
  }

  /// The names of an object so far; nil stands for an array.
  private typealias Names = Set<ArraySlice<UInt8>>

  private let body: [UInt8]
  private var index = 0
  private var containers: [Names?] = []
  private var values = 0
  private var isAfterComma = false
  /// Whether a string at this place is the name of a member.
  private var isBeforeName = false

  private init(body: [UInt8]) {
    self.body = body
  }

  private mutating func check() throws(PublicError) {
    while index < body.count {
      let byte = body[index]
      index += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        continue
      case UInt8(ascii: "\""):
        try passString()
      case UInt8(ascii: "{"):
        try open(Names())
      case UInt8(ascii: "["):
        try open(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard !isAfterComma else { throw Self.invalid }
        _ = containers.popLast()
        isBeforeName = false
      case UInt8(ascii: ","):
        values += 1
        isBeforeName = containers.last.map { $0 != nil } ?? false
      // Foundation takes NUL bytes for a sign of UTF-16.
      case 0:
        throw Self.invalid
      default:
        break
      }
      isAfterComma = byte == UInt8(ascii: ",")
      guard values <= Self.maxValues else {
        throw .serialization("The request has too many values.")
      }
    }
  }

  private mutating func open(_ names: Names?) throws(PublicError) {
    values += 1
    containers.append(names)
    isBeforeName = names != nil
    guard containers.count <= Self.deepest else {
      throw .serialization("The request nests too deep.")
    }
  }

  /// Goes to the end of a string, whose opening quote was passed.
  private mutating func passString() throws(PublicError) {
    let start = index
    var hasEscape = false
    while index < body.count, body[index] != UInt8(ascii: "\"") {
      guard body[index] != 0 else { throw Self.invalid }
      if body[index] == UInt8(ascii: "\\") {
        hasEscape = true
        index += 1
      }
      index += 1
    }
    let end = min(index, body.count)
    index = end + 1
    guard isBeforeName else { return }
    isBeforeName = false
    try add(hasEscape ? unescaped(start..<end) : body[start..<end])
  }

  /// Of two members of one name a proxy or a log may take the first where we take the last.
  private mutating func add(_ name: ArraySlice<UInt8>) throws(PublicError) {
    let isNew = containers[containers.count - 1]?.insert(name).inserted ?? true
    guard isNew else {
      throw .serialization("The request has a member that stands twice.")
    }
  }

  /// `"\u0041"` is the name `A`; what is no string is left to the parser.
  private func unescaped(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let quoted = Data("\"".utf8) + Data(body[range]) + Data("\"".utf8)
    guard let name = try? JSONDecoder().decode(String.self, from: quoted) else {
      return body[range]
    }
    return Array(name.utf8)[...]
  }

  private static let invalid = PublicError.serialization("The request is not valid JSON.")
}
