/// Takes one document to the collector.
public protocol SpanSender: Sendable {
  /// Posts a body of OTLP's type ExportTraceServiceRequest in JSON.
  ///
  /// - Throws: Anything, where the collector did not take it; described for the operator.
  func send(_ document: [UInt8]) async throws
}
