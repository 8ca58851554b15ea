internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Markup
internal import RPC

/// The pools that the operator may see, with what happened there in a day.
struct StartScreen: Sendable {
  private let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show() async throws(PageFailure) -> PageResponse {
    let after = visit.request.query["after"]
    let found = try await visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.listConsolePools(
        ListConsolePoolsRequest(afterUserPoolId: after),
        context: context
      )
    }
    let last = found.pools.last?.userPoolId
    let next = found.hasMore == true ? last.map { PageLink().with([("after", $0)]) } : nil
    // The other pages are more of the same list.
    let warnings = after == nil ? try await StartWarnings(visit).panel() : nil
    return Page(
      title: "Pools",
      aside: visit.may(.administrator, in: nil)
        ? """
        <span class="end row"><a class="button primary" href="/create-pool">Create pool</a></span>
        """ : nil,
      body: [
        warnings ?? "",
        """
        <section class="panel" aria-labelledby="ap"><header><h2 id="ap">All pools</h2><span class="end muted small num">As \
        of \(Words.time(visit.now.unixMillis)) UTC, <a href="/">refresh</a></span></header>
        <div id="pools" data-live>
        \(table(found.pools))
        </div>
        \(Pieces.bar(
          "\(found.pools.count) shown",
          next: next,
          first: after == nil ? nil : PageLink()
        ))
        </section>
        """,
      ]
    ).response(for: visit)
  }

  private func table(_ pools: [ConsolePool]) -> HTML {
    guard !pools.isEmpty else {
      return Pieces.empty(
        "There are no pools",
        "The first one is made by <code>aws cognito-idp create-user-pool</code>, or by Terraform."
      )
    }
    return Pieces.table(
      "Table of pools",
      [
        ("Pool", false), ("Users, about", true), ("Sign-ins, 24 h", true), ("By hour", false),
        ("Refused, 24 h", true),
      ],
      pools.map(row)
    )
  }

  private func row(_ pool: ConsolePool) -> HTML {
    let id = pool.userPoolId ?? ""
    let signIns = pool.counts.filter { $0.outcome == CountedOutcome.signedIn.rawValue }
    let refusals = pool.counts.filter { $0.outcome == CountedOutcome.refused.rawValue }
    let total = signIns.reduce(0) { $0 + ($1.count ?? 0) }
    let refused = refusals.reduce(0) { $0 + ($1.count ?? 0) }
    let share: HTML? =
      total + refused == 0
      ? nil
      : """
      <br><span class="muted small">\(Self.percent(refused, of: total + refused))</span>
      """
    return """
      <tr><td class="first"><a href="\(PageLink("pools", id, "users"))">\(pool.name)</a><br><span class="mono muted \
      small">\(id)</span></td><td class="num" data-l="Users, about">\(Words.number(pool.aboutUsers ?? 0))</td><td \
      class="num" data-l="Sign-ins, 24 h">\(Words.number(total))</td><td data-l="By hour">\(spark(signIns))</td><td \
      class="num" data-l="Refused, 24 h">\(Words.number(refused))\(share)</td></tr>
      """
  }

  private static func percent(_ part: Int64, of whole: Int64) -> String {
    let tenths = part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private func spark(_ counts: [HourlyCount]) -> HTML {
    let hour = Plots.hourMillis
    let running = visit.now.unixMillis / hour * hour
    let values = (0..<24).map { place -> Int64 in
      let at = running - Int64(24 - place) * hour
      return counts.filter { $0.hourUnixMillis == at }.reduce(0) { $0 + ($1.count ?? 0) }
    }
    return Plots.spark(values, label: "Sign-ins by hour")
  }
}
