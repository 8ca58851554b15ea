internal import Markup

/// How long things of several names took, over a whole range.
struct TimeTable: Sendable {
  private let counts: [(rule: String, count: Int64)]

  init(_ byRule: [String: Int64]) {
    counts = byRule.map { (rule: $0.key, count: $0.value) }
  }

  private var names: [String] {
    Set(counts.compactMap { $0.rule.split(separator: "/").first.map(String.init) }).sorted()
  }

  var html: HTML {
    guard !counts.isEmpty else {
      return Pieces.empty("Nothing was measured yet", "What happens from now on is.")
    }
    return Pieces.table(
      "Table of times",
      [("Of", false), ("Count", true), ("50 %", true), ("95 %", true), ("99 %", true)],
      names.map(row)
    )
  }

  private func row(_ name: String) -> HTML {
    let shares = TimeShares(counts, of: name)
    let cells = [Int64(50), 95, 99].map { percent -> HTML in
      """
      <td class="num" data-l="\("\(percent) %")">\(Self.words(shares.bound(of: percent)))</td>
      """
    }
    return """
      <tr><td class="first">\(name)</td><td class="num" data-l="Count">\(Words.number(shares.total))</td>\(cells)</tr>
      """
  }

  /// A bound as people read it.
  static func words(_ millis: Int64?) -> String {
    guard let millis else { return "" }
    return millis > 3_600_000 ? "over an hour" : "\(Words.number(millis)) ms"
  }
}
