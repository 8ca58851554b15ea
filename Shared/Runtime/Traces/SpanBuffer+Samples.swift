internal import Traces

extension SpanBuffer {
  /// What the buffer did not take, for the metrics; nothing as long as it took all.
  var samples: [MetricsRegistry.Sample] {
    let dropped = droppedCount
    guard dropped > 0 else { return [] }
    return [.init(.counter, "gatehouse_trace_spans_dropped_total", Double(dropped))]
  }
}
