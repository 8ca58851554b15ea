internal import Markup

/// The rules that were counted most, as bars, and all others together.
struct RankedRules: Sendable {
  private let rows: [(name: String, count: Int64)]
  private let heading: String

  private static let mostShown = 12

  init(_ byRule: [String: Int64], heading: String) {
    self.heading = heading
    let sorted = byRule.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    var rows = sorted.prefix(Self.mostShown).map { (name: $0.key, count: $0.value) }
    let others = sorted.dropFirst(Self.mostShown).reduce(0) { $0 + $1.value }
    if others > 0 { rows.append((name: "others", count: others)) }
    self.rows = rows
  }

  var html: HTML {
    guard !rows.isEmpty else {
      return Pieces.empty(
        "Nothing was refused",
        "Refusals of sign-ins are counted here by their rule."
      )
    }
    let greatest = max(rows.map(\.count).max() ?? 1, 1)
    let lines = rows.map { row -> HTML in
      """
      <tr><th scope="row">\(row.name.replacing("_", with: " "))</th><td class="num">\(Words.number(row.count))</td><td>\
      <svg width="160" height="10" viewBox="0 0 160 10" aria-hidden="true"><rect class="f2" \
      width="\(Int(160 * row.count / greatest))" height="10" rx="2"/></svg></td></tr>
      """
    }
    return """
      <div class="scroll narrow" tabindex="0" role="region" aria-label="Table of \(heading.lowercased())"><table>
      <thead><tr><th scope="col">Rule</th><th scope="col" class="num">\(heading)</th><th scope="col"><span \
      class="hide">Drawn</span></th></tr></thead>
      <tbody>
      \(lines)
      </tbody></table></div>
      """
  }
}
