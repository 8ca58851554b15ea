/// A piece of a page, in which every value is escaped (cross-site scripting).
///
/// A template is a string literal of this type: the compiler checks the names and types of what
/// stands in it. A value may stand in text or in a quoted attribute.
public struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The markup.
  public let text: String

  /// A literal, which stands for itself.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// A literal with values.
  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  /// Pieces after one another.
  public init(_ pieces: [HTML]) {
    text = pieces.map(\.text).joined(separator: "\n")
  }

  /// What stands in a literal.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Made by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    /// Markup.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value: each character stands for itself alone.
    public mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }

    /// A value, or nothing.
    public mutating func appendInterpolation(_ value: String?) {
      text += value.map(HTML.escaped) ?? ""
    }

    /// A number.
    public mutating func appendInterpolation(_ value: Int) { text += String(value) }

    /// A piece that was made by a template.
    public mutating func appendInterpolation(_ piece: HTML) { text += piece.text }

    /// A piece where there is one.
    public mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }

    /// Pieces after one another.
    public mutating func appendInterpolation(_ pieces: [HTML]) {
      text += pieces.map(\.text).joined(separator: "\n")
    }

    /// An address of the process itself, as the whole of an attribute.
    public mutating func appendInterpolation(_ link: PageLink) { text += HTML.escaped(link.text) }
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
