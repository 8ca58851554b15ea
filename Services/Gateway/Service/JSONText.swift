/// What the gateway must know of a request's JSON before it is read.
enum JSONText {
  /// How deep a request may nest; no shape of the API needs more than a few levels.
  static let deepest = 64
  /// How many values a request may hold: reading one costs far more than the byte it may take.
  static let mostValues = 10_000

  /// Refuses what would cost a parser much or mean different things to two of them, before one
  /// sees it: other encodings than UTF-8, deep nesting, values without number, and a comma after the
  /// last value, which Foundation lets pass.
  static func check(_ body: [UInt8]) throws(PublicError) {
    guard isUTF8(body) else { throw .serialization("The request is not valid UTF-8.") }
    var depth = 0
    var values = 0
    var isInString = false
    var isAfterComma = false
    var index = 0
    while index < body.count {
      let byte = body[index]
      index += 1
      // Foundation takes NUL bytes for a sign of UTF-16.
      guard byte != 0 else { throw .serialization("The request is not valid JSON.") }
      if isInString {
        if byte == UInt8(ascii: "\"") { isInString = false }
        if byte == UInt8(ascii: "\\") { index += 1 }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        continue
      case UInt8(ascii: "\""):
        isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        values += 1
        guard depth <= deepest else { throw .serialization("The request nests too deep.") }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard !isAfterComma else { throw .serialization("The request is not valid JSON.") }
      case UInt8(ascii: ","):
        values += 1
      default:
        break
      }
      isAfterComma = byte == UInt8(ascii: ",")
      guard values <= mostValues else { throw .serialization("The request has too many values.") }
    }
  }

  private static func isUTF8(_ body: [UInt8]) -> Bool {
    (try? UTF8Span(validating: body.span)) != nil
  }
}
