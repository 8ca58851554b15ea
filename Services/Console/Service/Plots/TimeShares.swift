/// Times that were counted by the bound they are within, of which shares are read.
struct TimeShares: Sendable {
  /// Above all bounds.
  private static let beyond: Int64 = 7_200_000

  private var counts: [Int64: Int64] = [:]

  /// Takes counts over whose rule is a name and a bound; of other names none.
  init(_ counts: [(rule: String, count: Int64)], of name: String) {
    for counted in counts {
      let parts = counted.rule.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == name else { continue }
      self.counts[Int64(parts[1]) ?? Self.beyond, default: 0] += counted.count
    }
  }

  var total: Int64 { counts.values.reduce(0, +) }

  /// The bound, in milliseconds, that so many of a hundred are within; nil where nothing was counted.
  func bound(of percent: Int64) -> Int64? {
    let total = total
    guard total > 0 else { return nil }
    var within: Int64 = 0
    for bound in counts.keys.sorted() {
      within += counts[bound] ?? 0
      if within * 100 >= total * percent { return bound }
    }
    return nil
  }
}
