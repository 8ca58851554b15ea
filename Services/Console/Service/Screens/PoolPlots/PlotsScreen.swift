internal import Markup

/// What happened in each hour, drawn and as tables.
struct PlotsScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var range: PlotRange {
    pool.visit.request.query["range"].flatMap(PlotRange.init(rawValue:)) ?? .day
  }

  private var zone: PlotZone {
    pool.visit.request.query["tz"].flatMap(PlotZone.init) ?? .utc
  }

  /// The page's address with another range or another zone.
  private func link(_ range: PlotRange) -> PageLink {
    pool.link("plots").with([
      ("range", range.rawValue), ("tz", zone == .utc ? nil : zone.text),
    ])
  }

  private var zones: HTML {
    let options = PlotZone.all.map { other -> HTML in
      let mark: HTML = other == zone ? " selected" : ""
      return """
        <option value="\(other.text)"\(mark)>\(other.title)</option>
        """
    }
    return """
      <form class="row" action="\(pool.link("plots"))"><input type="hidden" name="range" value="\(range.rawValue)"><label \
      class="hide" for="tz">Time zone</label><select class="input" id="tz" name="tz">\(options)</select><button \
      class="button" type="submit">Show</button></form>
      """
  }

  func show() async throws(PageFailure) -> PageResponse {
    let links = PlotRange.allCases.map { other -> HTML in
      let mark: HTML = other == range ? " aria-current=\"page\"" : ""
      return """
        <a href="\(link(other))"\(mark)>\(other.title)</a>
        """
    }
    let signedIn = try await counts(.signedIn)
    let refused = try await counts(.refused)
    let asked = try await counts(.factorAsked)
    let plots = SignInPlots(signedIn: signedIn, refused: refused, asked: asked)
    return Page(
      title: "Plots",
      pool: pool.page,
      section: .plots,
      aside: """
        <div class="end row"><nav class="seg" aria-label="Range">\(links)</nav>\(zones)</div>
        """,
      body: [
        panel(
          "p1",
          "Sign-ins",
          "\(zone.title). The running hour is left out.",
          plots.signIns
        ),
        panel(
          "p2",
          "Refusals by rule",
          nil,
          RankedRules(refused.byRule, heading: "Refusals").html
        ),
        panel(
          "p3",
          "Second factors asked",
          nil,
          plots.factors
        ),
        panel(
          "p4",
          "Devices of those who signed in",
          nil,
          plots.devices
        ),
        panel(
          "p8",
          "Refreshes",
          nil,
          RefreshPlot(
            refreshed: try await counts(.refreshed),
            reused: try await counts(.refreshReuse)
          ).html
        ),
        panel(
          "p5",
          "Time of a sign-in’s step",
          Self.hint,
          TimePlot("t", try await counts(.signInTime)).html
        ),
        try await times("p6", "Time of functions", .functionTime),
        try await times("p7", "Time until messages were taken", .messageTime),
      ]
    ).response(for: pool.visit)
  }

  private static let hint = "Milliseconds that so many of a hundred were within."

  private func counts(_ outcome: CountedOutcome) async throws(PageFailure) -> PlottedCounts {
    try await PlottedCounts(outcome, of: pool, over: range, in: zone)
  }

  /// What has several names is told in a table.
  private func times(
    _ id: String,
    _ title: String,
    _ outcome: CountedOutcome
  ) async throws(PageFailure) -> HTML {
    panel(id, title, Self.hint, TimeTable(try await counts(outcome).byRule).html)
  }

  private func panel(_ id: String, _ title: String, _ hint: String?, _ contents: HTML) -> HTML {
    let note: HTML? = hint.map { hint in
      """
      <span class="muted">\(hint)</span>
      """
    }
    return """
      <section class="panel" aria-labelledby="\(id)"><header><h2 id="\(id)">\(title)</h2>\(note)</header>
      \(contents)
      </section>
      """
  }
}
