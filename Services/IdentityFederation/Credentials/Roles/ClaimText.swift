internal import Domain

extension JSONValue {
  /// A claim of one value as text; nil for null, lists and objects.
  var claimText: String? {
    switch self {
    case .string(let text): text
    case .bool(let truth): truth ? "true" : "false"
    case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .null, .array, .object: nil
    }
  }

  /// The texts of a claim of one value or of a list.
  var claimTexts: [String] {
    if case .array(let values) = self { return values.compactMap(\.claimText) }
    return claimText.map { [$0] } ?? []
  }
}
