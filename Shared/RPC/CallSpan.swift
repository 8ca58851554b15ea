internal import Traces
internal import Tracing

/// The span of one call, at its caller or at its callee.
///
/// Only calls of sampled traces have one: for every other the whole cost is the look at `traceparent`.
final class CallSpan: Sendable {
  /// The call's context, in which the span is the parent of what follows.
  let context: RPCCallContext

  private let span: any Tracing.Span
  private let isCaller: Bool

  private init(_ span: any Tracing.Span, context: RPCCallContext, isCaller: Bool) {
    self.span = span
    self.context = context
    self.isCaller = isCaller
  }

  /// Begins the span of a call, where the call belongs to a sampled trace.
  @inline(__always)
  static func begin(
    _ side: CallMetrics.Side,
    _ method: String,
    _ context: RPCCallContext
  ) -> CallSpan? {
    guard let traceparent = context.traceparent else { return nil }
    return begin(side, method, context, traceparent)
  }

  @inline(never)
  private static func begin(
    _ side: CallMetrics.Side,
    _ method: String,
    _ context: RPCCallContext,
    _ traceparent: String
  ) -> CallSpan? {
    guard TraceContext.mayBeSampled(traceparent) else { return nil }
    let tracer = InstrumentationSystem.tracer
    var place = InstrumentationContext.topLevel
    tracer.extract(context, into: &place, using: Traceparent())
    let isCaller = side == .client
    let span = tracer.startSpan(method, context: place, ofKind: isCaller ? .client : .server)
    guard span.isRecording else { return nil }
    var inner = context
    tracer.inject(span.context, into: &inner, using: Traceparent())
    span.attributes = attributes(method, context.requestID)
    return CallSpan(span, context: inner, isCaller: isCaller)
  }

  /// By the names of OpenTelemetry's semantic conventions.
  private static func attributes(_ method: String, _ requestID: String) -> SpanAttributes {
    var attributes = SpanAttributes([:])
    let parts = method.split(separator: "/", maxSplits: 1)
    attributes["rpc.system"] = "gatehouse"
    if parts.count == 2 {
      attributes["rpc.service"] = String(parts[0])
      attributes["rpc.method"] = String(parts[1])
    }
    attributes["aws.request_id"] = requestID
    return attributes
  }

  /// Ends the span of a call that succeeded.
  func end() {
    end(.ok, reason: "")
  }

  /// Ends the span of a call that failed; the error's message and details are for the log alone.
  func end(_ error: RPCError) {
    end(error.code, reason: error.reason)
  }

  /// Ends the span of a call that came to this.
  func end(_ result: Result<[UInt8], RPCError>) {
    switch result {
    case .success: end()
    case .failure(let error): end(error)
    }
  }

  private func end(_ code: RPCStatusCode, reason: String) {
    span.updateAttributes { attributes in
      attributes["rpc.response.status_code"] = "\(code)"
      guard code != .ok else { return }
      attributes["error.type"] = reason.isEmpty ? "\(code)" : reason
    }
    if code != .ok, isCaller || code.isServersFault { span.setStatus(SpanStatus(code: .error)) }
    span.end()
  }
}

extension RPCStatusCode {
  /// As the conventions for gRPC say: the callee's span is an error only where the callee is at fault.
  fileprivate var isServersFault: Bool {
    switch self {
    case .unknown, .deadlineExceeded, .unimplemented, .internalError, .unavailable, .dataLoss: true
    case .ok, .cancelled, .invalidArgument, .notFound, .alreadyExists, .permissionDenied,
      .resourceExhausted, .failedPrecondition, .aborted, .outOfRange, .unauthenticated:
      false
    }
  }
}

/// Carries a place in a trace in a call's context.
private struct Traceparent: Extractor, Injector {
  func extract(key: String, from context: RPCCallContext) -> String? { context.traceparent }

  func inject(_ value: String, forKey key: String, into context: inout RPCCallContext) {
    context.traceparent = value
  }
}
