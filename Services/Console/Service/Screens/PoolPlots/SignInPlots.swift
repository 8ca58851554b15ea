internal import Markup

/// What sign-ins came to, over time.
struct SignInPlots: Sendable {
  let signedIn: PlottedCounts
  let refused: PlottedCounts
  let asked: PlottedCounts

  /// When the first of any of them was counted.
  private var first: Int64? {
    [signedIn.first, refused.first, asked.first].compactMap(\.self).min()
  }

  private var about: String { signedIn.range == .day ? "By hour." : "By day." }

  var signIns: HTML {
    Plots.lines(
      "s",
      title: "Sign-ins",
      about: about,
      series: [
        Plots.Series(name: "Signed in", values: signedIn.values(since: first)),
        Plots.Series(name: "MFA asked", values: asked.values(since: first)),
        Plots.Series(name: "Refused", values: refused.values(since: first)),
      ],
      places: signedIn.words
    )
  }

  /// The two that were asked most, and all others together.
  var factors: HTML {
    let ranked = asked.byRule.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
    guard !ranked.isEmpty else {
      return Pieces.empty("No second factor was asked", "Each that is asked is counted here.")
    }
    let most = Array(ranked.prefix(2))
    var series = most.map { rule in
      Plots.Series(
        name: rule.replacing("_", with: " "),
        values: asked.values(since: first) { $0 == rule }
      )
    }
    if ranked.count > 2 {
      series.append(
        Plots.Series(
          name: "others",
          values: asked.values(since: first) { !most.contains($0) }
        )
      )
    }
    return Plots.areas(
      "f",
      title: "Second factors asked",
      about: about,
      series: series,
      places: asked.words
    )
  }

  var devices: HTML {
    let kinds = [
      ("New", "new_device"), ("Known, not proved", "known_device"), ("Proved", "proved_device"),
    ]
    return Plots.lines(
      "d",
      title: "Devices of those who signed in",
      about: about,
      series: kinds.map { name, rule in
        Plots.Series(name: name, values: signedIn.values(since: first) { $0 == rule })
      },
      places: signedIn.words
    )
  }
}
