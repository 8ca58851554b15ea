internal import Tracing

/// What is kept of a span that has ended.
struct FinishedSpan: Sendable {
  enum Value: Sendable, Hashable {
    case text(String)
    case number(Int64)
  }

  let context: TraceContext
  /// 0 where the span is the first of its trace.
  let parentID: UInt64
  let name: String
  let kind: SpanKind
  let startNanoseconds: UInt64
  let endNanoseconds: UInt64
  let attributes: [(key: String, value: Value)]
  let isError: Bool
}
