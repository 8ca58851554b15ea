/// Operations that share a request rate.
public protocol RateCategory: RawRepresentable<String>, Sendable, Hashable, CaseIterable {
  /// Requests a second that a pool may get, unless the operator says otherwise.
  var usualRate: Int { get }
}

extension RateCategory {
  /// The usual rates of all categories, by name.
  public static var usualRates: [String: Int] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.usualRate) })
  }
}
