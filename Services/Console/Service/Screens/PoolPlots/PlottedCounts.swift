internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

/// The counts of one outcome over a range, by place.
struct PlottedCounts: Sendable {
  let range: PlotRange
  let zone: PlotZone
  /// The beginning of the hour that runs.
  let running: Int64
  private let counts: [HourlyCount]

  init(
    _ outcome: CountedOutcome,
    of pool: PoolVisit,
    over range: PlotRange,
    in zone: PlotZone = .utc
  ) async throws(PageFailure) {
    self.range = range
    self.zone = zone
    let request = ShowHourlyCountsRequest(
      userPoolId: pool.id,
      hours: range.hours,
      stepHours: range.step,
      outcome: outcome.rawValue
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.showHourlyCounts(request, context: context)
    }
    running = found.runningHourUnixMillis ?? 0
    counts = found.counts
  }

  var words: [String] { range.words(until: running, in: zone) }

  /// When the first was counted; before it there are no numbers, which is no zero.
  var first: Int64? { counts.compactMap(\.hourUnixMillis).min() }

  /// The counts by rule, of the whole range but for the running hour.
  var byRule: [String: Int64] { sums(before: running) }

  /// The same with the running hour, for a number that stands alone.
  var byRuleUntilNow: [String: Int64] { sums(before: .max) }

  private func sums(before end: Int64) -> [String: Int64] {
    var sums: [String: Int64] = [:]
    for count in counts where (count.hourUnixMillis ?? 0) < end {
      sums[count.rule ?? "", default: 0] += count.count ?? 0
    }
    return sums
  }

  /// The counts of each place, of the rules that are asked for.
  func values(since first: Int64?, where isCounted: (String) -> Bool = { _ in true }) -> [Int64?] {
    let sums = Dictionary(
      counts.filter { isCounted($0.rule ?? "") }.map { ($0.hourUnixMillis ?? 0, $0.count ?? 0) },
      uniquingKeysWith: +
    )
    return range.places(until: running).map { begin in
      guard let first, begin >= first else { return nil }
      return sums[begin] ?? 0
    }
  }

  /// The bound in milliseconds that so many of a hundred were within, for each place.
  func bounds(of percent: Int64, _ name: String) -> [Int64?] {
    let rows = Dictionary(grouping: counts) { $0.hourUnixMillis ?? 0 }
    return range.places(until: running).map { begin in
      let here = (rows[begin] ?? []).map { (rule: $0.rule ?? "", count: $0.count ?? 0) }
      return TimeShares(here, of: name).bound(of: percent)
    }
  }
}
