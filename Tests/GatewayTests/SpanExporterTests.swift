import Foundation
import GatehouseMessages
import Logging
import MetricsTestKit
import NIOConcurrencyHelpers
import RPC
import TestSupport
import Testing
import Tracing

@testable import GatewayService
@testable import Traces

@Suite("Spans on their way to the collector")
struct SpanExporterTests {
  private struct Away: Error {}

  /// A collector that keeps what it is sent, or is away.
  private final class Collector: SpanSender {
    let documents = NIOLockedValueBox<[[UInt8]]>([])
    let isAway = NIOLockedValueBox(false)

    func send(_ document: [UInt8]) async throws {
      guard !isAway.withLockedValue({ $0 }) else { throw Away() }
      documents.withLockedValue { $0.append(document) }
    }
  }

  private let collector = Collector()
  private let metrics = TestMetrics()
  private let log = RecordedLog()
  private let buffer = SpanBuffer()

  private func exporter(_ services: [FakeService]) -> SpanExporter {
    SpanExporter(
      own: SpanSource(buffer, service: "gatehouse-gateway", instance: "1"),
      channels: services,
      sender: collector,
      metricsFactory: metrics,
      logger: Logger(label: "test", factory: { _ in log.handler })
    )
  }

  private func record(_ count: Int) throws {
    let tracer = ProcessTracer(buffer, random: SystemRandom())
    var context = InstrumentationContext.topLevel
    context.trace = TraceContext.beginning(SystemRandom()).sampled
    for _ in 0..<count { tracer.startSpan("x", context: context).end() }
  }

  private func total(_ name: String) throws -> Int64 {
    try metrics.expectCounter("gatehouse_trace_spans_\(name)_total").totalValue
  }

  private func service(_ text: String, _ count: UInt32, times: Int = 1) -> FakeService {
    let left = NIOLockedValueBox(times)
    return FakeService { (call) throws(RPCError) in
      let isThere = left.withLockedValue { left in
        left -= 1
        return left >= 0
      }
      let reply = TakeSpansResponse(
        resourceSpans: isThere ? Array(text.utf8) : nil,
        spanCount: isThere ? count : 0,
        isMore: isThere
      )
      do {
        return try reply.encoded()
      } catch {
        throw RPCError(code: .internalError)
      }
    }
  }

  @Test("the spans of all processes are one document")
  func document() async throws {
    try record(2)
    await exporter([service(#"{"a":1}"#, 3), service(#"{"b":2}"#, 4)]).export()
    let documents = collector.documents.withLockedValue { $0 }
    #expect(documents.count == 1)
    let parsed = try JSONSerialization.jsonObject(with: Data(documents[0]))
    let resources = try #require((parsed as? [String: [[String: Any]]])?["resourceSpans"])
    #expect(resources.count == 3)
    #expect(resources.contains { $0["a"] as? Int == 1 })
    #expect(resources.contains { $0["b"] as? Int == 2 })
    #expect(try total("sent") == 9)
  }

  @Test("where there is more it is asked again, but not without an end")
  func rounds() async throws {
    let endless = service("{}", 1, times: .max)
    await exporter([endless]).export()
    #expect(endless.calls.count == 8)
    let short = service("{}", 1, times: 2)
    await exporter([short]).export()
    #expect(short.calls.count == 3)
  }

  @Test("nothing is sent where there is nothing, nor of a service that does not answer")
  func nothing() async throws {
    let silent = FakeService { (_) throws(RPCError) in throw RPCError(code: .unavailable) }
    let exporter = exporter([silent, service("", 0, times: 0)])
    await exporter.export()
    #expect(collector.documents.withLockedValue { $0.isEmpty })
    try record(1)
    await exporter.export()
    #expect(collector.documents.withLockedValue { $0.count } == 1)
  }

  @Test("what cannot be sent is dropped and counted, and told once")
  func away() async throws {
    let exporter = exporter([])
    collector.isAway.withLockedValue { $0 = true }
    for _ in 0..<3 {
      try record(2)
      await exporter.export()
    }
    #expect(try total("unsent") == 6)
    collector.isAway.withLockedValue { $0 = false }
    try record(1)
    await exporter.export()
    await exporter.export()
    #expect(try total("sent") == 1)
    #expect(collector.documents.withLockedValue { $0.count } == 1)
    #expect(log.lines.map(\.message) == ["spans are dropped: not sent", "spans are sent again"])
  }
}
