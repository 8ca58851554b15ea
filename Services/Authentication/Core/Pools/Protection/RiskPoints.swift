/// The points of each reason, and from which score on a level begins (THR-20).
package struct RiskPoints: Sendable, Hashable {
  /// The pool's tag, such as `new-country=40 low=25`.
  static let tag = "gatehouse:risk-points"

  private var points: [RiskReasonName: Int] = [:]
  private var thresholds: [RiskLevel: Int] = [.low: 20, .medium: 45, .high: 70]

  /// A sum has no more.
  package static let maximum = 100

  /// The usual points.
  package init() {}

  /// The usual points, but for those that the text names; a text of another form is refused in words.
  package init(_ text: String) throws(AuthenticationFailure) {
    for entry in text.split(separator: " ") {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let value = Int(parts[1]),
        (-Self.maximum...Self.maximum).contains(value)
      else { throw Self.malformed }
      let name = String(parts[0])
      if let reason = RiskReasonName(rawValue: name) {
        points[reason] = value
      } else if let level = RiskLevel.allCases.first(where: { $0.rawValue.lowercased() == name }) {
        thresholds[level] = value
      } else {
        throw Self.malformed
      }
    }
    let bounds = RiskLevel.allCases.compactMap { thresholds[$0] }
    guard bounds[0] > 0, bounds[0] < bounds[1], bounds[1] < bounds[2] else {
      throw .invalidParameter("The tag \(Self.tag) must have 0 < low < medium < high.")
    }
  }

  package subscript(reason: RiskReasonName) -> Int { points[reason] ?? reason.usualPoints }

  /// The level of a score; nil where it is no risk.
  package func level(of score: Int) -> RiskLevel? {
    RiskLevel.allCases.last { level in thresholds[level].map { score >= $0 } ?? false }
  }

  private static let malformed = AuthenticationFailure.invalidParameter(
    """
    The tag \(tag) must be entries NAME=POINTS with spaces between them, with points from -100 to 100 and \
    names out of \((RiskReasonName.allCases.map(\.rawValue) + ["low", "medium", "high"])
    .joined(separator: ", ")).
    """
  )
}
