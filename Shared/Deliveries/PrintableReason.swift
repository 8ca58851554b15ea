/// Why a delivery failed, in words that can be stored and shown.
public enum PrintableReason {
  /// In characters.
  private static let maxLength = 500

  /// The reason, shortened and without control characters.
  ///
  /// A server's words may hold anything; PostgreSQL takes no NUL and a terminal no control codes.
  public static func text(of reason: String) -> String {
    String(
      String.UnicodeScalarView(
        reason.unicodeScalars.prefix(maxLength).map {
          $0.properties.generalCategory == .control ? " " : $0
        }
      )
    )
  }
}
