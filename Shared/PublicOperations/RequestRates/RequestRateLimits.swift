public import GatehouseStubs

/// How many requests a second of each category a pool may get.
public struct RequestRateLimits: Sendable, Hashable {
  /// Other rates than the usual ones, by the category's name.
  private var rates: [String: Int]
  /// Which part of a rate one network may use by unsigned requests.
  public var networkPercent: Int

  /// The usual rates, but for those that are given by the category's name.
  public init(_ rates: [String: Int] = [:], networkPercent: Int = 50) {
    self.rates = rates
    self.networkPercent = networkPercent
  }

  /// Requests a second; as many may come at once after a quiet second.
  public subscript(category: some RateCategory) -> Int {
    get { rates[category.rawValue] ?? category.usualRate }
    set { rates[category.rawValue] = newValue }
  }
}
