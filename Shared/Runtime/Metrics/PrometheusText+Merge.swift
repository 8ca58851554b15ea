extension PrometheusText {
  private struct MergedFamily {
    var kind: String
    var lines: [String] = []
  }

  /// Joins the texts of several processes: each family once, each series with its process's labels.
  static func merge(_ parts: [(labels: MetricLabels, text: String)]) -> String {
    var families: [String: MergedFamily] = [:]
    for (labels, text) in parts {
      var current = ""
      for line in text.split(separator: "\n") {
        guard line.hasPrefix("# TYPE ") else {
          families[current]?.lines.append(labelled(line, labels))
          continue
        }
        let words = line.split(separator: " ")
        guard words.count == 4 else { continue }
        current = String(words[2])
        // Two processes that measure different things by one name: the first has it.
        let kind = String(words[3])
        if families[current, default: MergedFamily(kind: kind)].kind != kind {
          current = ""
        } else if families[current] == nil {
          families[current] = MergedFamily(kind: kind)
        }
      }
    }
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      text += "# TYPE \(name) \(family.kind)\n"
      for line in family.lines {
        text += "\(line)\n"
      }
    }
    return text
  }

  /// Adds labels to a line, which ends with a space and the value.
  private static func labelled(_ line: Substring, _ labels: MetricLabels) -> String {
    guard !labels.text.isEmpty, let space = line.lastIndex(of: " ") else { return String(line) }
    let series = line[..<space]
    guard series.hasSuffix("}") else { return "\(series){\(labels.text)}\(line[space...])" }
    return "\(series.dropLast()),\(labels.text)}\(line[space...])"
  }
}
