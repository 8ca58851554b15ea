public import CoreMetrics
internal import Synchronization

/// Every metric of a process, as a backend of swift-metrics that writes Prometheus' text format.
///
/// Timers and aggregating recorders become histograms with fixed buckets, timers in seconds.
public final class MetricsRegistry: MetricsFactory {
  /// A value that is looked up when the metrics are read.
  public struct Sample: Sendable {
    /// How a value moves.
    public enum Kind: String, Sendable {
      /// It only grows, from the process's start.
      case counter
      /// It moves both ways.
      case gauge
    }

    let kind: Kind
    let name: String
    let labels: [(String, String)]
    let value: Double

    /// Names a value.
    public init(_ kind: Kind, _ name: String, labels: [(String, String)] = [], _ value: Double) {
      self.kind = kind
      self.name = name
      self.labels = labels
      self.value = value
    }
  }

  enum Family {
    case counter([MetricLabels: CounterSeries])
    case gauge([MetricLabels: GaugeSeries])
    case histogram([MetricLabels: HistogramSeries])
  }

  private struct State {
    var families: [String: Family] = [:]
    var seriesCount = 0
    var collectors: [@Sendable () -> [Sample]] = []
  }

  /// Label values must come from closed sets.
  ///
  /// This limit keeps a label that does not from filling memory.
  static let maxSeries = 10_000

  private let state = Mutex(State())

  /// Makes a registry without metrics.
  public init() {}

  /// Adds values that are looked up each time the metrics are read.
  public func addCollector(_ collect: @escaping @Sendable () -> [Sample]) {
    state.withLock { $0.collectors.append(collect) }
  }

  /// Everything measured, in Prometheus' text format 0.0.4.
  public func text() -> String {
    let (families, collectors) = state.withLock { ($0.families, $0.collectors) }
    let samples = collectors.flatMap { $0() }
    return PrometheusText.write(families, samples: samples)
  }

  /// Finds or makes a counter.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    counter(label, dimensions)
  }

  /// Finds or makes a counter of fractions.
  public func makeFloatingPointCounter(
    label: String,
    dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    counter(label, dimensions)
  }

  /// Finds or makes a gauge.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    gauge(label, dimensions)
  }

  /// Finds or makes a histogram of sizes, or a gauge of the last value.
  public func makeRecorder(
    label: String,
    dimensions: [(String, String)],
    aggregate: Bool
  ) -> any RecorderHandler {
    guard aggregate else { return gauge(label, dimensions) }
    return histogram(label, dimensions, bounds: HistogramSeries.sizes)
  }

  /// Finds or makes a histogram of seconds.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    histogram(label, dimensions, bounds: HistogramSeries.seconds)
  }

  /// Keeps the counter: what was counted stays true.
  public func destroyCounter(_ handler: any CounterHandler) {}

  /// Keeps the counter: what was counted stays true.
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}

  /// Keeps the gauge.
  public func destroyMeter(_ handler: any MeterHandler) {}

  /// Keeps the histogram.
  public func destroyRecorder(_ handler: any RecorderHandler) {}

  /// Keeps the histogram.
  public func destroyTimer(_ handler: any TimerHandler) {}

  private func counter(_ label: String, _ dimensions: [(String, String)]) -> CounterSeries {
    let (name, labels) = (MetricLabels.name(label), MetricLabels(dimensions))
    return state.withLock { state in
      guard case .counter(var series) = state.families[name] ?? .counter([:]) else {
        return CounterSeries()
      }
      if let found = series[labels] { return found }
      let made = CounterSeries()
      guard state.seriesCount < Self.maxSeries else { return made }
      state.seriesCount += 1
      // Given up first, so that the dictionary is changed in place and not copied.
      state.families[name] = nil
      series[labels] = made
      state.families[name] = .counter(series)
      return made
    }
  }

  private func gauge(_ label: String, _ dimensions: [(String, String)]) -> GaugeSeries {
    let (name, labels) = (MetricLabels.name(label), MetricLabels(dimensions))
    return state.withLock { state in
      guard case .gauge(var series) = state.families[name] ?? .gauge([:]) else {
        return GaugeSeries()
      }
      if let found = series[labels] { return found }
      let made = GaugeSeries()
      guard state.seriesCount < Self.maxSeries else { return made }
      state.seriesCount += 1
      // Given up first, so that the dictionary is changed in place and not copied.
      state.families[name] = nil
      series[labels] = made
      state.families[name] = .gauge(series)
      return made
    }
  }

  private func histogram(
    _ label: String,
    _ dimensions: [(String, String)],
    bounds: [Double]
  ) -> HistogramSeries {
    let (name, labels) = (MetricLabels.name(label), MetricLabels(dimensions))
    return state.withLock { state in
      guard case .histogram(var series) = state.families[name] ?? .histogram([:]) else {
        return HistogramSeries(bounds: bounds)
      }
      if let found = series[labels] { return found }
      let made = HistogramSeries(bounds: bounds)
      guard state.seriesCount < Self.maxSeries else { return made }
      state.seriesCount += 1
      // Given up first, so that the dictionary is changed in place and not copied.
      state.families[name] = nil
      series[labels] = made
      state.families[name] = .histogram(series)
      return made
    }
  }
}
