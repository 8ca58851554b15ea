import Foundation
import HTTPTypes
import Logging
import Metrics
import NIOConcurrencyHelpers
import RPC
import Testing
import Tracing

@testable import GatewayService
@testable import Traces

@Suite("The spans of public requests")
struct TracingTests {
  private static let trace = "0af7651916cd43dd8448eb211c80319c"
  private static let asked = "00-\(trace)-b7ad6b7169203331-01"
  private static let notAsked = "00-\(trace)-b7ad6b7169203331-00"

  private let buffer = SpanBuffer()
  private var tracer: ProcessTracer { ProcessTracer(buffer, random: SystemRandom()) }

  private func tracing(ratio: Double) -> RequestTracing {
    RequestTracing(sampleRatio: ratio, random: SystemRandom(), tracer: tracer)
  }

  @Test("a client that asks for a trace gets it, whatever the ratio")
  func asked() throws {
    for ratio in [0, 1] as [Double] {
      let span = try #require(
        tracing(ratio: ratio).begin([.traceparent: Self.asked], requestID: "r")
      )
      let place = try #require(span.traceparent.flatMap { TraceContext($0) })
      #expect(place.traceID == Self.trace)
      #expect(place.isSampled)
      #expect(place.text != Self.asked)
    }
  }

  @Test("a client that says no, nothing or nonsense is traced by the ratio")
  func ratio() throws {
    for header in [Self.notAsked, nil, "nonsense", "\(Self.asked)-more", "00-" + Self.asked] {
      var headers = HTTPFields()
      headers[.traceparent] = header
      #expect(tracing(ratio: 0).begin(headers, requestID: "r") == nil)
      let span = try #require(tracing(ratio: 1).begin(headers, requestID: "r"))
      let place = try #require(span.traceparent.flatMap { TraceContext($0) })
      #expect(place.isSampled)
      #expect((place.traceID == Self.trace) == (header == Self.notAsked))
    }
  }

  @Test("two headers are as none")
  func twice() {
    var headers = HTTPFields()
    headers.append(HTTPField(name: .traceparent, value: Self.asked))
    headers.append(HTTPField(name: .traceparent, value: Self.asked))
    #expect(tracing(ratio: 0).begin(headers, requestID: "r") == nil)
  }

  private func configured(_ ratio: Double, _ tracer: ProcessTracer) throws -> Rig {
    let configuration = try TracingConfiguration(
      endpoint: "http://127.0.0.1:1",
      sampleRatio: ratio,
      headers: ""
    )
    var rig = Rig { $0.tracing = configuration }
    rig.tracer = tracer
    return rig
  }

  @Test("a request's span is the parent of its calls, and tells what closed sets hold")
  func request() async throws {
    let rig = try configured(0, tracer)
    let reply = try await rig.reply(
      to: .call("InitiateAuth", #"{"AuthFlow": "X"}"#, [("traceparent", Self.asked)])
    )
    _ = try await rig.reply(
      to: .call("GetUser", #"{"AccessToken": "secret"}"#, [("traceparent", Self.asked)])
    )
    let spans = buffer.take(max: 10).spans
    #expect(spans.map(\.name) == ["InitiateAuth", "GetUser"])
    let refused = try #require(spans.first)
    let attributes = Dictionary(uniqueKeysWithValues: refused.attributes.map { ($0.key, $0.value) })
    #expect(
      attributes == [
        "http.request.method": .text("POST"), "http.response.status_code": .number(400),
        "error.type": .text("InvalidParameterException"),
        "aws.request_id": .text(reply["x-amzn-requestid"] ?? ""),
      ]
    )
    #expect(refused.context.traceID == Self.trace)
    #expect(!refused.isError)
    #expect(rig.authentication.calls.map(\.context.traceparent) == [spans.last?.context.text])
  }

  @Test("a method and an address that a client made up are not told")
  func madeUp() async throws {
    let rig = try configured(1, tracer)
    _ = try await rig.reply(
      to: TestRequest(method: "PROPFIND", target: "/secret?secret", headers: [("Host", "a")])
    )
    let batch = SpanSource(buffer, service: "x", instance: "1").take()
    let text = String(decoding: batch.resourceSpans, as: UTF8.self)
    #expect(batch.count == 1)
    #expect(text.contains("_OTHER"))
    #expect(!text.lowercased().contains("secret"))
  }

  @Test("without a collector no trace travels on")
  func off() async throws {
    var rig = Rig()
    rig.tracer = tracer
    _ = try await rig.reply(
      to: .call("GetUser", #"{"AccessToken": "a"}"#, [("traceparent", Self.asked)])
    )
    #expect(rig.authentication.calls.map(\.context.traceparent) == [nil])
    #expect(buffer.take(max: 1).spans.isEmpty)
  }
}
