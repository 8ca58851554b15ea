public import GatehouseStubs

/// How many requests a second of each category a pool may get.
public struct RequestRateLimits: Sendable, Hashable {
  /// Other rates than the usual ones, by the category's name.
  private var rates: [String: Int]

  /// The usual rates, but for those that are given by the category's name.
  public init(_ rates: [String: Int] = [:]) {
    self.rates = rates
  }

  /// Requests a second; as many may come at once after a quiet second.
  public subscript(category: some RateCategory) -> Int {
    get { rates[category.rawValue] ?? category.usualRate }
    set { rates[category.rawValue] = newValue }
  }
}
