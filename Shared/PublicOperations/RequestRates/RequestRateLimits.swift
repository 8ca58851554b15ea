public import GatehouseStubs
internal import Synchronization

/// How many requests a second of each category a pool may get.
public struct RequestRateLimits: Sendable {
  /// Other rates than the usual ones, by the category's name.
  private var rates: [String: Int]
  /// How far a rate may be moved while the process runs, by the category's name.
  private let maximums: [String: Int]
  /// Which part of a rate one network may use by unsigned requests.
  public var networkPercent: Int
  private let moved = MovedRates()

  /// The usual rates, but for those that are given by the category's name.
  public init(
    _ rates: [String: Int] = [:],
    maximums: [String: Int] = [:],
    networkPercent: Int = 50
  ) {
    self.rates = rates
    self.maximums = maximums
    self.networkPercent = networkPercent
  }

  /// Requests a second, as configured; as many may come at once after a quiet second.
  public subscript(category: some RateCategory) -> Int {
    get { rates[category.rawValue] ?? category.usualRate }
    set { rates[category.rawValue] = newValue }
  }

  /// The highest rate that the category may be moved to.
  public func maximum(of category: some RateCategory) -> Int {
    max(maximums[category.rawValue] ?? 0, self[category])
  }

  /// The rate in force: the one that it was moved to, within its bounds.
  public func present(_ category: some RateCategory) -> Int {
    guard let moved = moved.rates.withLock({ $0[category.rawValue] }) else { return self[category] }
    return min(max(moved, self[category]), maximum(of: category))
  }

  /// Has rates count that were moved, for all who hold these limits.
  public func move(to rates: [String: Int]) {
    moved.rates.withLock { $0 = rates }
  }
}

/// The rates that were moved, shared by all copies of the limits.
private final class MovedRates: Sendable {
  let rates = Mutex<[String: Int]>([:])
}
