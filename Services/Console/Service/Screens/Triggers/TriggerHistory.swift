internal import Markup

/// How a trigger's function did in the last day, and why it failed last.
struct TriggerHistory: Sendable {
  private let pool: PoolVisit
  private let trigger: PoolTrigger

  init(_ pool: PoolVisit, _ trigger: PoolTrigger) {
    self.pool = pool
    self.trigger = trigger
  }

  func panels() async throws(PageFailure) -> [HTML] {
    let times = try await PlottedCounts(.functionTime, of: pool, over: .day)
    let failures = try await PlottedCounts(.functionFailed, of: pool, over: .day)
    return [calls(times, failures), try await errors.panel(of: pool)]
  }

  private func calls(_ times: PlottedCounts, _ failures: PlottedCounts) -> HTML {
    let name = trigger.rawValue
    let shares = TimeShares(
      times.byRuleUntilNow.map { (rule: $0.key, count: $0.value) },
      of: name
    )
    guard shares.total > 0 else {
      return """
        <section class="panel" aria-labelledby="tc"><header><h2 id="tc">Calls, 24 h</h2></header>
        \(Pieces.empty("It was not called in the last day", "Each call is counted, with its time."))
        </section>
        """
    }
    let first = times.first
    return """
      <section class="panel" aria-labelledby="tc"><header><h2 id="tc">Calls, 24 h</h2></header>
      <dl class="set">
      <dt><strong>Calls</strong></dt><dd class="num">\(Words.number(shares.total))</dd>
      <dt><strong>Failed</strong></dt><dd class="num">\(Words.number(failures.byRuleUntilNow[name] ?? 0))</dd>
      <dt><strong>Half took at most</strong></dt><dd class="num">\(TimeTable.words(shares.bound(of: 50)))</dd>
      <dt><strong>99 of a hundred took at most</strong></dt><dd class="num">\(TimeTable.words(shares.bound(of: 99)))</dd>
      </dl>
      \(Plots.lines(
        "tcp",
        title: "Calls of \(name)",
        about: "By hour, UTC. The running hour is left out.",
        series: [
          Plots.Series(name: "Calls", values: times.values(since: first) { $0.hasPrefix("\(name)/") }),
          Plots.Series(name: "Failed", values: failures.values(since: first) { $0 == name }),
        ],
        places: times.words
      ))
      \(Plots.lines(
        "ttp",
        title: "Time of \(name)",
        about: "Milliseconds that so many of a hundred calls were within.",
        series: [50, 99].map { percent in
          Plots.Series(name: "\(percent) %", values: times.bounds(of: percent, name), isSum: false)
        },
        places: times.words
      ))
      </section>
      """
  }

  /// Refusals by the function name their trigger at the end of the rule.
  private var errors: LastErrors {
    LastErrors(
      ruleEnd: ": \(trigger.rawValue)",
      none: ("It refused no user in the last week", "What it refuses or fails at stands here.")
    )
  }
}
