/// A user pool client's id: 26 lower-case letters or digits.
public struct ClientID: Sendable, Hashable, CustomStringConvertible {
  /// The whole id.
  public let text: String

  /// The id this text spells, or nil when its form is another.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 26, bytes.allSatisfy({ $0.isLowercaseLetter || $0.isDigit })
    else { return nil }
    self.text = text
  }

  /// A new id.
  public static func random(from source: some RandomSource) -> ClientID? {
    ClientID(source.text(26, of: letters + digits))
  }

  /// The id itself: it is no secret.
  public var description: String { text }
}
