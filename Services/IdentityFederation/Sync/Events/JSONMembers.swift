internal import FoundationEssentials

/// The members of a JSON object (RFC 8259) in their order, each with its name as it is written.
///
/// The text is known to be JSON: a decoder has read it. What is no object has no members.
struct JSONMembers: Sequence, IteratorProtocol {
  /// A member, of which both parts are JSON.
  struct Member {
    let writtenName: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>

    /// The name without its escapes.
    func name() throws -> String {
      try JSONDecoder().decode(String.self, from: Data(writtenName))
    }
  }

  private var rest: ArraySlice<UInt8>

  init(of object: ArraySlice<UInt8>) {
    rest = object.drop(while: Self.isSpace)
    if rest.popFirst() != UInt8(ascii: "{") { rest = [] }
  }

  mutating func next() -> Member? {
    rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: ",") }
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    let name = takeValue()
    rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: ":") }
    return Member(writtenName: name, value: takeValue())
  }

  /// Takes up to the comma or bracket that ends the value.
  private mutating func takeValue() -> ArraySlice<UInt8> {
    var depth = 0
    var isText = false
    var isEscaped = false
    var index = rest.startIndex
    scan: while index < rest.endIndex {
      let byte = rest[index]
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { break scan }
          depth -= 1
        case UInt8(ascii: ","), UInt8(ascii: ":"):
          if depth == 0 { break scan }
        default: break
        }
      }
      index += 1
    }
    let value = rest[..<index]
    rest = rest[index...]
    return value
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}
