/// A text that is compared by its bytes, as PostgreSQL compares texts.
///
/// In Swift, texts that look the same are equal: é and e with an accent, K and the Kelvin sign.
/// Where a name decides who a user is, one user could pass for another.
public struct ExactText: Sendable, Hashable {
  /// The text itself.
  public let text: String

  /// The text, to be compared.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether both are the same bytes.
  public static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension String {
  /// The text, to be compared by its bytes.
  public var exact: ExactText { ExactText(self) }
}
