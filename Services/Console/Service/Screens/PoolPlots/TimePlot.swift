internal import Markup

/// How long something took, over time: what half, most and nearly all were within.
struct TimePlot: Sendable {
  private let id: String
  private let counts: PlottedCounts

  init(_ id: String, _ counts: PlottedCounts) {
    self.id = id
    self.counts = counts
  }

  var html: HTML {
    guard counts.first != nil else {
      return Pieces.empty("Nothing was measured yet", "Each step of a sign-in is, from now on.")
    }
    return Plots.lines(
      id,
      title: "Time of a sign-in’s step",
      about: "Milliseconds. Half of the steps, 95 and 99 of a hundred took no longer.",
      series: [50, 95, 99].map { percent in
        Plots.Series(name: "\(percent) %", values: counts.bounds(of: percent, ""), isSum: false)
      },
      places: counts.words
    )
  }
}
