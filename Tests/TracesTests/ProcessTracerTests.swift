import Foundation
import Testing
import Tracing

@testable import Traces

@Suite("The spans of a process")
struct ProcessTracerTests {
  private let buffer = SpanBuffer(capacity: 3)
  private var tracer: ProcessTracer { ProcessTracer(buffer, random: CountingRandom()) }

  private struct Moment: TracerInstant {
    let nanosecondsSinceEpoch: UInt64

    static func < (left: Moment, right: Moment) -> Bool {
      left.nanosecondsSinceEpoch < right.nanosecondsSinceEpoch
    }
  }

  private func context(_ flags: String = "01") -> InstrumentationContext {
    var context = InstrumentationContext.topLevel
    context.trace = TraceContext("00-\(TraceContextTests.trace)-\(TraceContextTests.span)-\(flags)")
    return context
  }

  @Test("nothing is recorded outside of a sampled trace, and the place in the trace travels on")
  func notSampled() {
    let outside = tracer.startSpan("x", context: .topLevel)
    let unsampled = tracer.startSpan("x", context: context("00"))
    for span in [outside, unsampled] {
      #expect(!span.isRecording)
      span.end()
    }
    #expect(buffer.take(max: 10).spans.isEmpty)
    #expect(outside.context.trace == nil)
    #expect(unsampled.context.trace == context("00").trace)
  }

  @Test("a child names its parent, in the same trace")
  func child() throws {
    let span = tracer.startSpan("x", context: context(), ofKind: .server)
    let place = try #require(span.context.trace)
    #expect(span.isRecording)
    span.end()
    span.end()
    let spans = buffer.take(max: 10).spans
    #expect(spans.count == 1)
    #expect(spans.first?.context == place)
    #expect(spans.first?.parentID == context().trace?.spanID)
    #expect(place.traceID == TraceContextTests.trace)
    #expect(place.spanID != context().trace?.spanID)
  }

  @Test("the first span of a trace has no parent")
  func first() {
    var context = InstrumentationContext.topLevel
    context.trace = TraceContext.beginning(CountingRandom()).sampled
    tracer.startSpan("x", context: context).end()
    #expect(buffer.take(max: 1).spans.first?.parentID == 0)
  }

  @Test("a full buffer drops what comes and counts it, and takes again when it was emptied")
  func bounded() {
    for _ in 0..<5 { tracer.startSpan("x", context: context()).end() }
    #expect(buffer.droppedCount == 2)
    let (first, isMore) = buffer.take(max: 2)
    #expect(first.count == 2)
    #expect(isMore)
    let (rest, isStillMore) = buffer.take(max: 2)
    #expect(rest.count == 1)
    #expect(!isStillMore)
    tracer.startSpan("y", context: context()).end()
    #expect(buffer.take(max: 2).spans.map(\.name) == ["y"])
    #expect(buffer.droppedCount == 2)
  }

  @Test("a span is never longer than its limits, nor ends before it begins")
  func limits() throws {
    let begin = Moment(nanosecondsSinceEpoch: 2_000)
    let span = tracer.startSpan("x", context: context(), at: begin)
    for number in 0..<100 { span.attributes["key\(number)"] = number }
    span.attributes = ["long": .string(String(repeating: "é", count: 1_000))]
    for number in 0..<100 { span.attributes["key\(number)"] = number }
    span.end(at: Moment(nanosecondsSinceEpoch: 1_000))
    let finished = try #require(buffer.take(max: 1).spans.first)
    #expect(finished.endNanoseconds == 2_000)
    #expect(finished.attributes.count == 32)
    for (_, value) in finished.attributes {
      guard case .text(let text) = value else { continue }
      #expect(text.utf8.count <= 256)
    }
  }

  @Test("the JSON is OTLP's: identifiers in hexadecimal, 64-bit numbers as strings")
  func json() throws {
    let source = SpanSource(buffer, service: "gatehouse-x", instance: "a\"b")
    #expect(source.take().count == 0)
    #expect(source.take().resourceSpans.isEmpty)
    let span = tracer.startSpan(
      "x.v1.X/Do",
      context: context(),
      ofKind: .client,
      at: Moment(nanosecondsSinceEpoch: 1)
    )
    span.attributes["rpc.method"] = "Do"
    span.attributes["http.response.status_code"] = 200
    span.setStatus(SpanStatus(code: .error, message: "not told"))
    span.recordError(CancellationError())
    span.end(at: Moment(nanosecondsSinceEpoch: 1_700_000_000_000_000_001))
    let batch = source.take()
    #expect(batch.count == 1)
    #expect(!batch.isMore)
    #expect(!String(decoding: batch.resourceSpans, as: UTF8.self).contains("not told"))
    let parsed = try JSONSerialization.jsonObject(with: Data(batch.resourceSpans))
    let object = try #require(parsed as? [String: Any])
    let resource = try #require(object["resource"] as? [String: [[String: Any]]])
    let names = resource["attributes"]?.map { ($0["value"] as? [String: String])?["stringValue"] }
    #expect(names == ["gatehouse", "gatehouse-x", "a\"b"])
    let scopes = try #require(object["scopeSpans"] as? [[String: Any]])
    let spans = try #require(scopes.first?["spans"] as? [[String: Any]])
    let told = try #require(spans.first)
    #expect(told["traceId"] as? String == TraceContextTests.trace)
    #expect((told["spanId"] as? String)?.count == 16)
    #expect(told["parentSpanId"] as? String == TraceContextTests.span)
    #expect(told["kind"] as? Int == 3)
    #expect(told["startTimeUnixNano"] as? String == "1")
    #expect(told["endTimeUnixNano"] as? String == "1700000000000000001")
    #expect((told["status"] as? [String: Int])?["code"] == 2)
    let attributes = try #require(told["attributes"] as? [[String: Any]])
    let values = attributes.map { "\($0["key"] ?? "")=\($0["value"] ?? "")" }.sorted()
    #expect(values.count == 3)
    #expect(values[0].contains("error.type") && values[0].contains("CancellationError"))
    #expect(values[1].contains("intValue") && values[1].contains("200"))
    #expect(values[2].contains("stringValue") && values[2].contains("Do"))
  }
}
