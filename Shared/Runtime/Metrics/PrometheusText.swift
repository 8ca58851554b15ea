/// Prometheus' text exposition format, version 0.0.4.
enum PrometheusText {
  static func write(
    _ families: [String: MetricsRegistry.Family],
    samples: [MetricsRegistry.Sample]
  ) -> String {
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      switch family {
      case .counter(let series):
        text += "# TYPE \(name) counter\n"
        for (labels, counter) in series.sorted(by: { $0.key < $1.key }) {
          text += "\(labels.following(name)) \(number(counter.current))\n"
        }
      case .gauge(let series):
        text += "# TYPE \(name) gauge\n"
        for (labels, gauge) in series.sorted(by: { $0.key < $1.key }) {
          text += "\(labels.following(name)) \(number(gauge.current))\n"
        }
      case .histogram(let series):
        text += "# TYPE \(name) histogram\n"
        for (labels, histogram) in series.sorted(by: { $0.key < $1.key }) {
          text += write(histogram, name: name, labels: labels)
        }
      }
    }
    let looked = Dictionary(grouping: samples) { MetricLabels.name($0.name) }
    for (name, samples) in looked.sorted(by: { $0.key < $1.key }) where families[name] == nil {
      guard let kind = samples.first?.kind else { continue }
      text += "# TYPE \(name) \(kind.rawValue)\n"
      for sample in samples where sample.kind == kind {
        text += "\(MetricLabels(sample.labels).following(name)) \(number(sample.value))\n"
      }
    }
    return text
  }

  private static func write(
    _ histogram: HistogramSeries,
    name: String,
    labels: MetricLabels
  ) -> String {
    let totals = histogram.current
    var text = ""
    var cumulative: UInt64 = 0
    for (bound, count) in zip(histogram.bounds + [.infinity], totals.counts) {
      cumulative += count
      let bucket = labels.following("\(name)_bucket", "le=\"\(number(bound))\"")
      text += "\(bucket) \(cumulative)\n"
    }
    text += "\(labels.following("\(name)_sum")) \(number(totals.sum))\n"
    text += "\(labels.following("\(name)_count")) \(cumulative)\n"
    return text
  }

  private static func number(_ value: Double) -> String {
    if value == .infinity { return "+Inf" }
    if value == -.infinity { return "-Inf" }
    if value.isNaN { return "NaN" }
    return Int64(exactly: value).map { String($0) } ?? String(value)
  }
}
