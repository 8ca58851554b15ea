internal import Markup

/// Drawings from numbers: pure functions, whose text tests compare.
///
/// The SVG stretches; ticks and key are HTML, so that their text never shrinks. A gap is a gap and no zero.
enum Plots {
  static let hourMillis: Int64 = 3_600_000
  static let width = 720.0
  static let height = 224.0

  /// A line of a plot; nil where there are no numbers.
  struct Series: Sendable {
    let name: String
    let values: [Int64?]
    /// Whether the key tells the sum, which of times says nothing.
    var isSum = true
  }

  /// The top of an axis and its steps: round numbers that hold the greatest value.
  static func ticks(upTo greatest: Int64) -> [Int64] {
    var step: Int64 = 1
    let steps: [Int64] = [1, 2, 5]
    var place = 0
    while step * 4 < max(greatest, 1) {
      place += 1
      let scale = (0..<(place / 3)).reduce(Int64(1)) { product, _ in product * 10 }
      step = steps[place % 3] * scale
    }
    return (0...4).map { Int64($0) * step }
  }

  /// A small line without axes.
  static func spark(_ values: [Int64], label: String) -> HTML {
    guard let greatest = values.max(), greatest > 0 else {
      return """
        <span class="muted">None</span>
        """
    }
    let points = values.enumerated().map { place, value in
      let x = 1 + 94 * Double(place) / Double(max(values.count - 1, 1))
      let y = 22 - 20 * Double(value) / Double(greatest)
      return "\(rounded(x)),\(rounded(y))"
    }
    return """
      <svg class="spark" width="96" height="24" viewBox="0 0 96 24" role="img" aria-label="\(label), highest \(
        Words.number(greatest)
      )"><polyline points="\(points.joined(separator: " "))" fill="none" stroke="currentColor" stroke-width="1.5" \
      stroke-linejoin="round"/></svg>
      """
  }

  /// Lines over time, told apart by dash and colour, with their key and their table.
  static func lines(
    _ id: String,
    title: String,
    about: String,
    series: [Series],
    places: [String],
    shownPlaces: Int = 7
  ) -> HTML {
    let greatest = series.flatMap(\.values).compactMap(\.self).max() ?? 0
    let ticks = ticks(upTo: greatest)
    let top = Double(ticks.last ?? 1)
    let paths = series.enumerated().map { place, line -> HTML in
      """
      <path class="\(look(place))" d="\(path(line.values, top: top))"\(dash(place))/>
      """
    }
    return """
      <figure class="plot"><ul class="key num">\(keys(series))</ul>
      \(frame(id, title, series, places, ticks, paths, shownPlaces))
      <figcaption class="small muted">\(about)</figcaption></figure>
      \(table(of: title, series, places))
      """
  }

  /// The drawing with its ticks, which is the same for lines and areas.
  static func frame(
    _ id: String,
    _ title: String,
    _ series: [Series],
    _ places: [String],
    _ ticks: [Int64],
    _ paths: [HTML],
    _ shownPlaces: Int
  ) -> HTML {
    let grid = (0...4).map { step -> HTML in
      """
      <path class="grid" d="M0 \(Int(height) * step / 4)H720"/>
      """
    }
    return """
      <div class="ticks y" aria-hidden="true">\(ticks.reversed().map { span(Words.number($0)) })</div>
      <svg viewBox="0 0 720 224" preserveAspectRatio="none" role="img" aria-labelledby="\(id)t \(id)d"><title \
      id="\(id)t">\(title)</title><desc id="\(id)d">\(description(series, places))</desc>\(grid)\(paths)</svg>
      <div class="ticks x" aria-hidden="true">\(chosen(places, shownPlaces).map(span))</div>
      """
  }

  private static func look(_ place: Int) -> HTML {
    switch place {
    case 0: "l s1"
    case 1: "l s2"
    default: "l s3"
    }
  }

  private static func dash(_ place: Int) -> HTML {
    switch place {
    case 0: ""
    case 1: " stroke-dasharray=\"7 4\""
    default: " stroke-dasharray=\"2 3\""
    }
  }

  private static func span(_ text: String) -> HTML {
    """
    <span>\(text)</span>
    """
  }

  private static func keys(_ series: [Series]) -> [HTML] {
    series.enumerated().map { place, line in
      let total = line.values.compactMap(\.self).reduce(0, +)
      let sum: HTML? =
        line.isSum
        ? """
        <strong>\(Words.number(total))</strong>
        """ : nil
      return """
        <li><svg width="28" height="10" viewBox="0 0 28 10" aria-hidden="true"><path class="\(look(place))" \
        d="M0 5h28"\(dash(place))/></svg>\(line.name) \(sum)</li>
        """
    }
  }

  /// Begins anew behind each gap.
  private static func path(_ values: [Int64?], top: Double) -> String {
    var path = ""
    var isDrawing = false
    for (place, value) in values.enumerated() {
      guard let value else {
        isDrawing = false
        continue
      }
      let x = width * Double(place) / Double(max(values.count - 1, 1))
      let y = height - height * Double(value) / top
      path += "\(isDrawing ? "L" : "M")\(rounded(x)) \(rounded(y))"
      isDrawing = true
    }
    return path
  }

  /// With one decimal at most, which a pixel does not need.
  static func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// So many places, evenly.
  private static func chosen(_ places: [String], _ count: Int) -> [String] {
    guard places.count > count else { return places }
    return (0..<count).map { places[$0 * (places.count - 1) / (count - 1)] }
  }

  private static func description(_ series: [Series], _ places: [String]) -> String {
    series.map { line in
      let values = line.values.compactMap(\.self)
      guard let greatest = values.max(), greatest > 0,
        let place = line.values.firstIndex(of: greatest)
      else { return "\(line.name): none." }
      return "\(line.name): highest \(Words.number(greatest)) at \(places[place])."
    }.joined(separator: " ")
  }

  static func table(of title: String, _ series: [Series], _ places: [String]) -> HTML {
    let heads = series.map { line -> HTML in
      """
      <th scope="col" class="num">\(line.name)</th>
      """
    }
    let rows = places.indices.map { place -> HTML in
      let cells = series.map { line -> HTML in
        guard let value = line.values[place] else {
          return """
            <td class="num"><span class="muted">no data</span></td>
            """
        }
        return """
          <td class="num">\(Words.number(value))</td>
          """
      }
      return """
        <tr><th scope="row">\(places[place])</th>\(cells)</tr>
        """
    }
    return """
      <div class="bar"><details class="more"><summary>As a table</summary><div class="scroll narrow" tabindex="0" \
      role="region" aria-label="\(title) as numbers"><table>
      <thead><tr><th scope="col">Time</th>\(heads)</tr></thead>
      <tbody>
      \(rows)
      </tbody></table></div></details></div>
      """
  }
}
