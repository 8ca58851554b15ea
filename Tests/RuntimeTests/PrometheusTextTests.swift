import CoreMetrics
import Testing

@testable import Runtime

@Suite("Prometheus text")
struct PrometheusTextTests {
  @Test("counters of one name stand under one type line, by label")
  func counters() {
    let registry = MetricsRegistry()
    let labels = [("outcome", "ok"), ("operation", "SignUp")]
    registry.makeCounter(label: "requests_total", dimensions: labels).increment(by: 2)
    registry.makeCounter(label: "requests_total", dimensions: labels).increment(by: 1)
    registry.makeCounter(label: "requests_total", dimensions: []).increment(by: 5)
    #expect(
      registry.text() == """
        # TYPE requests_total counter
        requests_total 5
        requests_total{operation="SignUp",outcome="ok"} 3

        """
    )
  }

  @Test("a timer is a histogram of seconds with cumulative buckets")
  func histogram() {
    let registry = MetricsRegistry()
    let timer = registry.makeTimer(label: "duration_seconds", dimensions: [("a", "b")])
    timer.recordNanoseconds(400_000)
    timer.recordNanoseconds(3_000_000)
    timer.recordNanoseconds(60_000_000_000)
    let text = registry.text()
    #expect(text.contains("duration_seconds_bucket{a=\"b\",le=\"0.0005\"} 1\n"))
    #expect(text.contains("duration_seconds_bucket{a=\"b\",le=\"0.005\"} 2\n"))
    #expect(text.contains("duration_seconds_bucket{a=\"b\",le=\"10\"} 2\n"))
    #expect(text.contains("duration_seconds_bucket{a=\"b\",le=\"+Inf\"} 3\n"))
    #expect(text.contains("duration_seconds_sum{a=\"b\"} 60.0034\n"))
    #expect(text.contains("duration_seconds_count{a=\"b\"} 3\n"))
    #expect(text.hasPrefix("# TYPE duration_seconds histogram\n"))
  }

  @Test("gauges are set, moved and looked up")
  func gauges() {
    let registry = MetricsRegistry()
    let meter = registry.makeMeter(label: "pool.sessions", dimensions: [])
    meter.set(4.0)
    meter.decrement(by: 1)
    registry.addCollector { [MetricsRegistry.Sample(.gauge, "up", labels: [("x", "1")], 1)] }
    #expect(
      registry.text() == """
        # TYPE pool_sessions gauge
        pool_sessions 3
        # TYPE up gauge
        up{x="1"} 1

        """
    )
  }

  @Test("a label's value cannot end its line")
  func escaping() {
    let registry = MetricsRegistry()
    registry.makeCounter(label: "c", dimensions: [("v", "a\"\n\\")]).increment(by: 1)
    #expect(registry.text().contains(#"c{v="a\"\n\\"} 1"#))
  }

  @Test("a name used for another kind of metric changes nothing")
  func kindConflict() {
    let registry = MetricsRegistry()
    registry.makeCounter(label: "x", dimensions: []).increment(by: 1)
    registry.makeMeter(label: "x", dimensions: []).set(9.0)
    #expect(registry.text() == "# TYPE x counter\nx 1\n")
  }

  @Test("the number of series is bounded")
  func seriesLimit() {
    let registry = MetricsRegistry()
    for number in 0..<(MetricsRegistry.maxSeries + 100) {
      registry.makeCounter(label: "c", dimensions: [("n", "\(number)")]).increment(by: 1)
    }
    #expect(registry.text().split(separator: "\n").count == MetricsRegistry.maxSeries + 1)
  }

  @Test("a nonsensical observation is not counted")
  func notANumber() {
    let registry = MetricsRegistry()
    registry.makeRecorder(label: "r", dimensions: [], aggregate: true).record(Double.nan)
    registry.makeCounter(label: "c", dimensions: []).increment(by: -1)
    #expect(registry.text().contains("r_count 0"))
    #expect(registry.text().contains("c 0"))
  }

  @Test("several processes' texts become one, each family once")
  func merging() {
    let first = "# TYPE c counter\nc{a=\"}\"} 1\n# TYPE g gauge\ng 2\n"
    let second = "# TYPE c counter\nc 3\n# TYPE g counter\ng 4\n# TYPE h gauge\nh 5\n"
    let merged = PrometheusText.merge([
      (labels: MetricLabels([]), text: first),
      (labels: MetricLabels([("service", "x")]), text: second + first),
    ])
    #expect(
      merged == """
        # TYPE c counter
        c{a="}"} 1
        c{service="x"} 3
        c{a="}",service="x"} 1
        # TYPE g gauge
        g 2
        g{service="x"} 2
        # TYPE h gauge
        h{service="x"} 5

        """
    )
  }
}
