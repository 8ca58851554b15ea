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

  func show() async throws(PageFailure) -> PageResponse {
    let links = PlotRange.allCases.map { other -> HTML in
      let mark: HTML = other == range ? " aria-current=\"page\"" : ""
      return """
        <a href="\(pool.link("plots").with([("range", other.rawValue)]))"\(mark)>\(other.title)</a>
        """
    }
    let signedIn = try await counts(.signedIn)
    let refused = try await counts(.refused)
    let asked = try await counts(.factorAsked)
    return Page(
      title: "Plots",
      pool: pool.page,
      section: .plots,
      aside: """
        <div class="end row"><nav class="seg" aria-label="Range">\(links)</nav></div>
        """,
      body: [
        panel(
          "p1",
          "Sign-ins",
          "UTC. The running hour is left out.",
          SignInPlots(signedIn: signedIn, refused: refused, asked: asked).signIns
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
          SignInPlots(signedIn: signedIn, refused: refused, asked: asked).factors
        ),
        panel(
          "p4",
          "Devices of those who signed in",
          nil,
          SignInPlots(signedIn: signedIn, refused: refused, asked: asked).devices
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
    try await PlottedCounts(outcome, of: pool, over: range)
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
