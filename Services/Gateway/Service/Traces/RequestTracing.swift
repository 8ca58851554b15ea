internal import Domain
internal import HTTPTypes
internal import Traces
internal import Tracing

/// Begins a span for each public request that is to be traced.
struct RequestTracing: Sendable {
  /// The part of the requests, of those whose client does not ask for a trace itself.
  let sampleRatio: Double
  let random: any RandomSource
  let tracer: any Tracer

  /// The request's span; nil where the request is not traced, and then nothing of a trace travels on.
  ///
  /// A client that asks for a trace gets its spans; one that says no is chosen as those that say
  /// nothing, within its own trace.
  func begin(_ headers: HTTPFields, requestID: String) -> RequestSpan? {
    var place = InstrumentationContext.topLevel
    tracer.extract(headers, into: &place, using: TraceHeaders())
    if place.trace?.isSampled != true {
      guard sampleRatio > 0 else { return nil }
      let trace = place.trace ?? .beginning(random)
      guard trace.isChosen(ratio: sampleRatio) else { return nil }
      place.trace = trace.sampled
    }
    let span = tracer.startSpan("request", context: place, ofKind: .server)
    span.attributes["aws.request_id"] = requestID
    var sent = HTTPFields()
    tracer.inject(span.context, into: &sent, using: TraceHeaders())
    return RequestSpan(span: span, traceparent: sent[.traceparent])
  }
}

/// The span of a public request.
struct RequestSpan: Sendable {
  fileprivate let span: any Tracing.Span
  /// What the calls that are made for the request carry.
  let traceparent: String?

  /// Ends the span.
  ///
  /// The operation and the outcome are those of the metrics, of closed sets. The address is left out: it
  /// may hold a code or a token.
  func end(
    method: HTTPRequest.Method,
    status: HTTPResponse.Status,
    operation: String,
    outcome: String
  ) {
    span.operationName = operation
    span.updateAttributes { attributes in
      attributes["http.request.method"] = Self.known.contains(method) ? method.rawValue : "_OTHER"
      attributes["http.response.status_code"] = status.code
      guard outcome != RequestMetrics.success else { return }
      attributes["error.type"] = outcome
    }
    if status.kind == .serverError { span.setStatus(SpanStatus(code: .error)) }
    span.end()
  }

  /// A method that a client made up is left out, as the semantic conventions say.
  private static let known: Set<HTTPRequest.Method> = [
    .get, .head, .post, .put, .delete, .options, .patch, .trace, .connect,
  ]
}

/// Carries a place in a trace in a request's headers.
private struct TraceHeaders: Extractor, Injector {
  func extract(key: String, from headers: HTTPFields) -> String? {
    HTTPField.Name(key).flatMap { headers[$0] }
  }

  func inject(_ value: String, forKey key: String, into headers: inout HTTPFields) {
    if let name = HTTPField.Name(key) { headers[name] = value }
  }
}
