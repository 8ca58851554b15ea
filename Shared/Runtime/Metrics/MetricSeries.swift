internal import CoreMetrics
internal import Synchronization

/// A number that only grows.
final class CounterSeries: CounterHandler, FloatingPointCounterHandler {
  private let value = Mutex(0.0)

  func increment(by amount: Int64) {
    increment(by: Double(amount))
  }

  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    value.withLock { $0 += amount }
  }

  func reset() {
    value.withLock { $0 = 0 }
  }

  var current: Double { value.withLock { $0 } }
}

/// A number that moves both ways.
final class GaugeSeries: MeterHandler, RecorderHandler {
  private let value = Mutex(0.0)

  func set(_ new: Int64) { set(Double(new)) }

  func set(_ new: Double) { value.withLock { $0 = new } }

  func increment(by amount: Double) { value.withLock { $0 += amount } }

  func decrement(by amount: Double) { value.withLock { $0 -= amount } }

  func record(_ new: Int64) { set(Double(new)) }

  func record(_ new: Double) { set(new) }

  var current: Double { value.withLock { $0 } }
}

/// Observations counted by size.
final class HistogramSeries: TimerHandler, RecorderHandler {
  struct Totals {
    /// Observations in each bucket alone; the last is for those above every bound.
    var counts: [UInt64]
    var sum = 0.0
  }

  /// Seconds, from a loopback answer to a client that has long given up.
  static let seconds = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  /// Counts and sizes, in powers of four.
  static let sizes: [Double] = [1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576]

  let bounds: [Double]
  private let totals: Mutex<Totals>

  init(bounds: [Double]) {
    self.bounds = bounds
    totals = Mutex(Totals(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  func recordNanoseconds(_ duration: Int64) {
    record(Double(duration) / 1_000_000_000)
  }

  func record(_ value: Int64) {
    record(Double(value))
  }

  func record(_ value: Double) {
    guard value.isFinite else { return }
    let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
    totals.withLock {
      $0.counts[bucket] += 1
      $0.sum += value
    }
  }

  var current: Totals { totals.withLock { $0 } }
}
