internal import GatehouseMessages
internal import GatehouseStubs
internal import Markup
internal import RPC

/// What happened in each hour, drawn and as tables.
struct PlotsScreen: Sendable {
  private let pool: PoolVisit

  /// How far back a plot goes.
  private enum Range: String, CaseIterable {
    case day = "24h"
    case week = "7d"
    case month = "30d"

    var hours: Int32 {
      switch self {
      case .day: 24
      case .week: 168
      case .month: 720
      }
    }

    /// How many hours one number is of.
    var step: Int64 { self == .day ? 1 : 24 }

    var title: String {
      switch self {
      case .day: "24 h"
      case .week: "7 d"
      case .month: "30 d"
      }
    }
  }

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var range: Range {
    pool.visit.request.query["range"].flatMap(Range.init(rawValue:)) ?? .day
  }

  func show() async throws(PageFailure) -> PageResponse {
    let request = ShowHourlyCountsRequest(userPoolId: pool.id, hours: range.hours)
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.showHourlyCounts(request, context: context)
    }
    let running = found.runningHourUnixMillis ?? 0
    let links = Range.allCases.map { other -> HTML in
      let mark: HTML = other == range ? " aria-current=\"page\"" : ""
      return """
        <a href="\(pool.link("plots").with([("range", other.rawValue)]))"\(mark)>\(other.title)</a>
        """
    }
    return Page(
      title: "Plots",
      pool: pool.page,
      section: .plots,
      aside: """
        <div class="end row"><nav class="seg" aria-label="Range">\(links)</nav></div>
        """,
      body: [
        """
        <section class="panel" aria-labelledby="p1"><header><h2 id="p1">Sign-ins</h2><span class="muted">UTC. The running \
        hour is left out.</span></header>
        \(signIns(found.counts, until: running))
        </section>
        """,
        refusals(found.counts),
      ]
    ).response(for: pool.visit)
  }

  private func signIns(_ counts: [HourlyCount], until running: Int64) -> HTML {
    let step = range.step * Plots.hourMillis
    let places = (0..<(Int64(range.hours) / range.step)).map { place in
      running - Int64(range.hours) * Plots.hourMillis + place * step
    }
    let first = counts.compactMap(\.hourUnixMillis).min()
    func values(_ outcome: CountedOutcome) -> [Int64?] {
      places.map { begin in
        // Before the first count there are no numbers, which is no zero.
        guard let first, begin + step > first else { return nil }
        return counts.filter {
          $0.outcome == outcome.rawValue
            && (begin..<(begin + step)).contains($0.hourUnixMillis ?? 0)
        }.reduce(0) { $0 + ($1.count ?? 0) }
      }
    }
    return Plots.lines(
      "s",
      title: "Sign-ins",
      about: range == .day ? "By hour." : "By day.",
      series: [
        Plots.Series(name: "Signed in", values: values(.signedIn)),
        Plots.Series(name: "MFA asked", values: values(.factorAsked)),
        Plots.Series(name: "Refused", values: values(.refused)),
      ],
      places: places.map { range == .day ? Words.hour($0) : Words.day($0) }
    )
  }

  /// The rules that refused most often, and all others together.
  private func refusals(_ counts: [HourlyCount]) -> HTML {
    var byRule: [String: Int64] = [:]
    for count in counts where count.outcome == CountedOutcome.refused.rawValue {
      byRule[count.rule ?? "", default: 0] += count.count ?? 0
    }
    let sorted = byRule.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    var rows = sorted.prefix(12).map { (name: $0.key, count: $0.value) }
    let others = sorted.dropFirst(12).reduce(0) { $0 + $1.value }
    if others > 0 { rows.append((name: "others", count: others)) }
    let greatest = rows.map(\.count).max() ?? 1
    let lines = rows.map { row -> HTML in
      """
      <tr><th scope="row">\(row.name.replacing("_", with: " "))</th><td class="num">\(Words.number(row.count))</td><td>\
      <svg width="160" height="10" viewBox="0 0 160 10" aria-hidden="true"><rect class="f2" \
      width="\(Int(160 * row.count / greatest))" height="10" rx="2"/></svg></td></tr>
      """
    }
    let body: HTML =
      lines.isEmpty
      ? Pieces.empty("Nothing was refused", "Refusals of sign-ins are counted here by their rule.")
      : """
      <div class="scroll narrow" tabindex="0" role="region" aria-label="Refusals by rule"><table>
      <thead><tr><th scope="col">Rule</th><th scope="col" class="num">Refusals</th><th scope="col"><span \
      class="hide">Drawn</span></th></tr></thead>
      <tbody>
      \(lines)
      </tbody></table></div>
      """
    return """
      <section class="panel" aria-labelledby="p2"><header><h2 id="p2">Refusals by rule</h2></header>
      \(body)
      </section>
      """
  }
}
