/// A text that is told from others by its bytes, as PostgreSQL tells them.
///
/// Swift takes texts for equal that look the same: é for e with an accent, K for the Kelvin sign.
/// Where a name decides who somebody is, one user could so pass for another, or be taken for one.
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
