public import Domain
public import Tracing

/// Records the spans of sampled traces into a process's buffer.
///
/// It decides nothing about sampling: a span is recorded where its context has a place in a sampled
/// trace, which only the edge begins. So a process needs no setting, and what libraries do outside of
/// a request makes no spans.
public struct ProcessTracer: Tracer {
  private static let header = "traceparent"

  private let buffer: SpanBuffer
  private let random: any RandomSource

  /// Makes a tracer that fills a buffer.
  public init(_ buffer: SpanBuffer, random: any RandomSource) {
    self.buffer = buffer
    self.random = random
  }

  /// Begins a span below the context's place in its trace.
  public func startSpan<Instant: TracerInstant>(
    _ operationName: String,
    context: @autoclosure () -> InstrumentationContext,
    ofKind kind: SpanKind,
    at instant: @autoclosure () -> Instant,
    function: String,
    file fileID: String,
    line: UInt
  ) -> RecordedSpan {
    var context = context()
    let parent = context.trace
    let place = parent.flatMap { $0.isSampled ? $0.child(random) : nil }
    context.trace = place ?? parent
    return RecordedSpan(
      operationName,
      kind: kind,
      at: place,
      parentID: parent?.spanID ?? 0,
      context: context,
      startNanoseconds: instant().nanosecondsSinceEpoch,
      buffer: buffer
    )
  }

  /// Nothing waits here: the spans are collected.
  @available(*, deprecated)
  public func forceFlush() {}

  /// Reads the header `traceparent`; one that is not valid is as none.
  public func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier,
    into context: inout InstrumentationContext,
    using extractor: Extract
  ) where Extract.Carrier == Carrier {
    guard let text = extractor.extract(key: Self.header, from: carrier) else { return }
    context.trace = TraceContext(text)
  }

  /// Writes the header `traceparent`, where the context has a place below a span.
  public func inject<Carrier, Inject: Injector>(
    _ context: InstrumentationContext,
    into carrier: inout Carrier,
    using injector: Inject
  ) where Inject.Carrier == Carrier {
    guard let place = context.trace, place.spanID != 0 else { return }
    injector.inject(place.text, forKey: Self.header, into: &carrier)
  }
}

private enum TraceKey: InstrumentationContextKey {
  typealias Value = TraceContext
}

extension InstrumentationContext {
  /// The place in a trace, if there is one.
  public var trace: TraceContext? {
    get { self[TraceKey.self] }
    set { self[TraceKey.self] = newValue }
  }
}
