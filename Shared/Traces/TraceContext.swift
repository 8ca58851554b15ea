public import Domain

/// The place in a trace that a request or a call belongs to, as W3C Trace Context names it.
public struct TraceContext: Sendable, Hashable {
  /// The first half of the trace's id.
  public let traceHigh: UInt64
  /// The second half of the trace's id.
  public let traceLow: UInt64
  /// The span that whatever follows is a child of; 0 before the first span of a trace.
  public let spanID: UInt64
  /// Whether the spans of the trace are recorded.
  public let isSampled: Bool

  init(traceHigh: UInt64, traceLow: UInt64, spanID: UInt64, isSampled: Bool) {
    self.traceHigh = traceHigh
    self.traceLow = traceLow
    self.spanID = spanID
    self.isSampled = isSampled
  }

  /// A trace without a span yet, of which nothing is recorded.
  public static func beginning(_ random: some RandomSource) -> TraceContext {
    TraceContext(
      traceHigh: random.spanNumber(),
      traceLow: random.spanNumber(),
      spanID: 0,
      isSampled: false
    )
  }

  /// The same place in a trace whose spans are recorded.
  public var sampled: TraceContext {
    TraceContext(traceHigh: traceHigh, traceLow: traceLow, spanID: spanID, isSampled: true)
  }

  /// The place below one more span.
  func child(_ random: some RandomSource) -> TraceContext {
    TraceContext(
      traceHigh: traceHigh,
      traceLow: traceLow,
      spanID: random.spanNumber(),
      isSampled: isSampled
    )
  }

  /// Whether this part of all traces contains this one: 0 contains none, 1 all.
  ///
  /// The answer is the same wherever it is asked, because the trace's id decides.
  public func isChosen(ratio: Double) -> Bool {
    // The bits that W3C Trace Context Level 2 asks to be random.
    Double(traceLow & 0x00FF_FFFF_FFFF_FFFF) < ratio * Double(1 << 56 as UInt64)
  }
}

extension RandomSource {
  /// A number that is not 0, which W3C Trace Context keeps for "none".
  fileprivate func spanNumber() -> UInt64 {
    let number = bytes(8).reduce(0 as UInt64) { ($0 << 8) | UInt64($1) }
    return number == 0 ? 1 : number
  }
}
