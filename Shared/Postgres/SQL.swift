/// A statement and its values: literal text stays text, everything interpolated becomes a parameter.
///
/// The literal pieces are `StaticString`, so text made at run time cannot become part of a
/// statement: SQL injection does not compile. A statement may be built from others:
/// `"SELECT name FROM t WHERE \(condition)"` where `condition` is itself an `SQL`.
public struct SQL: Sendable, ExpressibleByStringInterpolation {
  let pieces: [Piece]
  let parameters: SQLParameterWriter

  /// Makes a statement without parameters.
  public init(stringLiteral value: StaticString) {
    pieces = [.literal(value)]
    parameters = SQLParameterWriter(expected: 0)
  }

  /// Makes a statement from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
    parameters = stringInterpolation.parameters
  }

  /// The text PostgreSQL prepares, with `$1`, `$2`… for the parameters.
  var text: String {
    var text = ""
    var number = 0
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        literal.withUTF8Buffer { text += String(decoding: $0, as: UTF8.self) }
      case .parameter:
        number += 1
        text += "$\(number)"
      }
    }
    return text
  }

  /// Whether the statement may change anything.
  ///
  /// By its words: a function that changes something must be called by a statement that does so too.
  /// A row's lock (FOR UPDATE) is taken for a change, which costs little.
  var mayWrite: Bool {
    let words = text.uppercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }
    switch words.first {
    case "SELECT", "WITH":
      return words.contains { ["INSERT", "UPDATE", "DELETE", "MERGE", "INTO"].contains($0) }
    case "BEGIN", "COMMIT", "ROLLBACK", "SHOW": return false
    default: return true
    }
  }

  /// A part of a statement.
  ///
  /// Equal pieces have the same text, because a literal is compared by its place in the program:
  /// finding a prepared statement needs no comparison of text.
  enum Piece: Sendable, Hashable {
    case literal(StaticString)
    case parameter

    static func == (left: Piece, right: Piece) -> Bool {
      left.identity == right.identity
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(identity.address)
    }

    private struct Identity: Equatable {
      var address: UInt
      var count: Int
    }

    private var identity: Identity {
      switch self {
      case .parameter: Identity(address: 0, count: 0)
      case .literal(let literal) where literal.hasPointerRepresentation:
        Identity(address: UInt(bitPattern: literal.utf8Start), count: literal.utf8CodeUnitCount)
      case .literal(let literal):
        Identity(address: UInt(literal.unicodeScalar.value), count: -1)
      }
    }
  }

  /// Collects the pieces and values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Literal pieces are known at compile time.
    public typealias StringLiteralType = StaticString

    var pieces: [Piece] = []
    var parameters: SQLParameterWriter

    /// Prepares for the given number of values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
      parameters = SQLParameterWriter(expected: interpolationCount)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: StaticString) {
      guard literal.utf8CodeUnitCount > 0 else { return }
      pieces.append(.literal(literal))
    }

    /// Adds a value as the next parameter; nil is NULL.
    public mutating func appendInterpolation(_ value: (some SQLEncodable)?) {
      pieces.append(.parameter)
      parameters.append(value)
    }

    /// Adds another statement's text and values.
    public mutating func appendInterpolation(_ other: SQL) {
      pieces.append(contentsOf: other.pieces)
      parameters.append(contentsOf: other.parameters)
    }
  }
}
