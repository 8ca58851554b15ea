internal import Markup

/// How often tokens were renewed, and how often a refresh token came that had been replaced.
struct RefreshPlot: Sendable {
  let refreshed: PlottedCounts
  let reused: PlottedCounts

  var html: HTML {
    let first = [refreshed.first, reused.first].compactMap(\.self).min()
    guard first != nil else {
      return Pieces.empty("No token was refreshed", "Each refresh is counted here.")
    }
    let step = refreshed.range == .day ? "By hour." : "By day."
    return Plots.lines(
      "r",
      title: "Refreshes",
      about: "\(step) Reuse ends a session: a client is at fault, or a thief has a copy.",
      series: [
        Plots.Series(name: "Refreshed", values: refreshed.values(since: first)),
        Plots.Series(name: "Reuse found", values: reused.values(since: first)),
      ],
      places: refreshed.words
    )
  }
}
