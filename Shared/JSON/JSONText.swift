/// What must be known of a JSON text before a decoder sees it.
///
/// Refused is what would cost a decoder much or mean different things to two of them: other encodings
/// than UTF-8, deep nesting, values without number, a name that stands twice in an object, and a comma
/// after the last value, which Foundation lets pass. Other faults are left to the decoder.
public struct JSONText {
  /// Why a text is refused.
  public enum Fault: Error, Sendable, CaseIterable {
    /// The bytes are not UTF-8 (RFC 8259 §8.1).
    case notUTF8
    /// The text is no JSON, although a decoder might take it for JSON.
    case malformed
    /// An object or a list stands in more others than allowed.
    case tooDeep
    /// The text has more values than allowed.
    case tooManyValues
    /// An object has two members of one name, or of names that Swift takes for the same text.
    case repeatedName
  }

  /// The names of an object so far; nil stands for an array.
  private typealias Names = Set<String>

  private let body: [UInt8]
  private let maxDepth: Int
  private let maxValues: Int
  private var index = 0
  private var containers: [Names?] = []
  private var values = 0
  private var isAfterComma = false
  /// Whether a string at this place is the name of a member.
  private var isBeforeName = false

  private init(body: [UInt8], maxDepth: Int, maxValues: Int) {
    self.body = body
    self.maxDepth = maxDepth
    self.maxValues = maxValues
  }

  /// Throws for what is refused.
  ///
  /// `maxDepth` is how many objects and lists may stand in each other. `maxValues` is how many values the
  /// text may hold: reading one costs far more than the byte it may take.
  public static func check(
    _ body: [UInt8],
    maxDepth: Int,
    maxValues: Int
  ) throws(Fault) {
    guard (try? UTF8Span(validating: body.span)) != nil else { throw .notUTF8 }
    var text = JSONText(body: body, maxDepth: maxDepth, maxValues: maxValues)
    try text.check()
  }

  private mutating func check() throws(Fault) {
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
        guard !isAfterComma else { throw .malformed }
        _ = containers.popLast()
        isBeforeName = false
      case UInt8(ascii: ","):
        values += 1
        isBeforeName = containers.last.map { $0 != nil } ?? false
      // Foundation takes NUL bytes for a sign of UTF-16.
      case 0:
        throw .malformed
      default:
        break
      }
      isAfterComma = byte == UInt8(ascii: ",")
      guard values <= maxValues else { throw .tooManyValues }
    }
  }

  private mutating func open(_ names: Names?) throws(Fault) {
    values += 1
    containers.append(names)
    isBeforeName = names != nil
    guard containers.count <= maxDepth else { throw .tooDeep }
  }

  /// Goes to the end of a string, whose opening quote was passed.
  private mutating func passString() throws(Fault) {
    let start = index
    var hasEscape = false
    while index < body.count, body[index] != UInt8(ascii: "\"") {
      guard body[index] != 0 else { throw .malformed }
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
    let name = body[start..<end]
    try add(hasEscape ? Self.unescaped(name) : String(decoding: name, as: UTF8.self))
  }

  /// If a name stands twice, a proxy or a log may take the first member where we take the last.
  ///
  /// Swift compares texts by canonical equivalence, as its dictionaries do: two spellings of one name
  /// are refused too, because one of the members would be lost.
  private mutating func add(_ name: String) throws(Fault) {
    let isNew = containers[containers.count - 1]?.insert(name).inserted ?? true
    guard isNew else { throw .repeatedName }
  }
}
