internal import Markup

extension Plots {
  /// Areas over time that lie on one another in the order of the key, with their key and their table.
  ///
  /// Where one of them has no number, none is drawn: what lies on a gap would stand for more than it is.
  static func areas(
    _ id: String,
    title: String,
    about: String,
    series: [Series],
    places: [String],
    shownPlaces: Int = 7
  ) -> HTML {
    let tops = stacked(series)
    let ticks = ticks(upTo: tops.first?.compactMap(\.self).max() ?? 0)
    let top = Double(ticks.last ?? 1)
    // The first of the key is the highest; each of the others is drawn over it.
    let paths = tops.enumerated().map { place, line -> HTML in
      """
      <path class="\(fill(place))" d="\(area(line, top: top))"/>
      """
    }
    return """
      <figure class="plot"><ul class="key num">\(boxes(series))</ul>
      \(frame(id, title, series, places, ticks, paths, shownPlaces))
      <figcaption class="small muted">\(about) Stacked in the order of the key, from the top.</figcaption></figure>
      \(table(of: title, series, places))
      """
  }

  /// How high each area reaches: its own numbers on those of all below it.
  private static func stacked(_ series: [Series]) -> [[Int64?]] {
    let count = series.map(\.values.count).max() ?? 0
    return series.indices.map { line in
      (0..<count).map { place in
        let below = series[line...].map { place < $0.values.count ? $0.values[place] : nil }
        return below.contains { $0 == nil } ? nil : below.compactMap(\.self).reduce(0, +)
      }
    }
  }

  private static func fill(_ place: Int) -> HTML {
    switch place {
    case 0: "a f1"
    case 1: "a f2"
    default: "a f3"
    }
  }

  private static func boxes(_ series: [Series]) -> [HTML] {
    series.enumerated().map { place, line in
      """
      <li><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><rect class="\(fill(place))" width="12" \
      height="12" rx="2"/></svg>\(line.name) <strong>\(
        Words.number(line.values.compactMap(\.self).reduce(0, +))
      )</strong></li>
      """
    }
  }

  /// Each piece between gaps, down to the axis and back.
  private static func area(_ values: [Int64?], top: Double) -> String {
    let points = values.enumerated().map { place, value in
      value.map { value in
        (
          x: rounded(width * Double(place) / Double(max(values.count - 1, 1))),
          y: rounded(height - height * Double(value) / top)
        )
      }
    }
    return points.split { $0 == nil }.map { piece in
      let known = piece.compactMap(\.self)
      let upper = known.map { "\($0.x) \($0.y)" }.joined(separator: "L")
      return
        "M\(upper)L\(known.last?.x ?? "") \(rounded(height))L\(known.first?.x ?? "") \(rounded(height))Z"
    }.joined()
  }
}
