/// The metrics of one process, read from Prometheus' text format as `MetricsRegistry` writes it.
struct MetricsText: Sendable {
  private struct Series {
    let name: Substring
    let labels: Substring
    let value: Double
  }

  private let series: [Series]

  /// Reads the process's own series.
  ///
  /// A gateway's text has those of other processes too, with the label `process`.
  init(_ text: String) {
    series = text.split(whereSeparator: \.isNewline).compactMap(Self.series)
      .filter { !$0.labels.contains("process=\"") }
  }

  /// The sum of all series of a name whose labels have none of these texts; nil where there is no series.
  func sum(_ name: String, without excluded: [String] = []) -> Double? {
    let found = series.filter { series in
      series.name == name && !excluded.contains { series.labels.contains($0) }
    }
    return found.isEmpty ? nil : found.reduce(0) { $0 + $1.value }
  }

  /// The value of a label of a name's first series.
  func label(_ label: String, of name: String) -> String? {
    guard let labels = series.first(where: { $0.name == name })?.labels,
      let begin = labels.firstRange(of: "\(label)=\"")?.upperBound
    else { return nil }
    return String(labels[begin...].prefix { $0 != "\"" })
  }

  private static func series(_ line: Substring) -> Series? {
    guard !line.hasPrefix("#"), let space = line.lastIndex(of: " "),
      let value = Double(line[line.index(after: space)...])
    else { return nil }
    let whole = line[..<space]
    guard let brace = whole.firstIndex(of: "{"), whole.hasSuffix("}") else {
      return Series(name: whole, labels: "", value: value)
    }
    return Series(
      name: whole[..<brace],
      labels: whole[whole.index(after: brace)...].dropLast(),
      value: value
    )
  }
}
