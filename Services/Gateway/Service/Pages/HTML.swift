/// A piece of a page, in which every value is escaped (cross-site scripting).
///
/// A template is a string literal of this type: the compiler checks the names and types of what
/// stands in it. A value may stand in text or in a quoted attribute; a test reads the templates for
/// that. Why templates are Swift is in the README.
struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value: each character stands for itself alone.
    mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }

    /// A piece that was made by a template.
    mutating func appendInterpolation(_ piece: HTML) { text += piece.text }
  }

  private static func escaped(_ value: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(value.utf8.count)
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
