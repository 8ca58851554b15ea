import Domain
import RPC
import Synchronization
import Testing
import Tracing

@testable import Traces

/// The tests of a process share its tracer: each looks for the spans of its own trace alone.
private enum ProcessTraces {
  static let buffer = {
    let buffer = SpanBuffer(capacity: 1 << 20)
    InstrumentationSystem.bootstrap(ProcessTracer(buffer, random: SystemBytes()))
    return buffer
  }()

  private static let taken = Mutex<[FinishedSpan]>([])

  static func spans(of trace: TraceContext) -> [FinishedSpan] {
    taken.withLock { taken in
      taken += buffer.take(max: .max - 1).spans
      return taken.filter { $0.context.traceLow == trace.traceLow }
    }
  }
}

private struct SystemBytes: RandomSource {
  func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max) }
  }
}

@Suite("The spans of calls")
struct TracingTests {
  private static let outer = RPCMethod("test.v1.OuterService/Ask")

  /// The edge's place in a trace, as a header has it.
  private func edge(sampled: Bool) throws -> TraceContext {
    _ = ProcessTraces.buffer
    let begin = TraceContext.beginning(SystemBytes())
    let text = "00-\(begin.traceID)-00000000000000ab-\(sampled ? "01" : "00")"
    return try #require(TraceContext(text))
  }

  private func context(_ edge: TraceContext) -> RPCCallContext {
    var context = RPCTestHarness.context()
    context.traceparent = edge.text
    return context
  }

  /// Ask passes its context on to `next`, as services do.
  private static func router(_ next: any RPCChannel, _ method: RPCMethod) -> RPCRouter {
    var router = RPCRouter()
    router.register(outer) { (bytes, context) async throws(RPCError) -> [UInt8] in
      try await next.call(method, bytes, context: context)
    }
    return router
  }

  /// What two hops must leave: client, server, client, server, each the parent of the next.
  private func expectChain(_ edge: TraceContext, last: String, code: String) throws {
    let spans = ProcessTraces.spans(of: edge)
    #expect(spans.count == 4)
    var parent = edge.spanID
    for (kind, name) in [
      (SpanKind.client, Self.outer.fullName), (.server, Self.outer.fullName), (.client, last),
      (.server, last),
    ] {
      let span = try #require(spans.first { $0.parentID == parent })
      #expect(span.kind == kind)
      #expect(span.name == name)
      #expect(span.context.traceHigh == edge.traceHigh)
      let attributes = Dictionary(uniqueKeysWithValues: span.attributes.map { ($0.key, $0.value) })
      #expect(attributes["rpc.response.status_code"] == .text(code))
      #expect(attributes["rpc.system"] == .text("gatehouse"))
      #expect(attributes["aws.request_id"] == .text("r-1"))
      parent = span.context.spanID
    }
  }

  @Test("two hops within the process are four spans, each the parent of the next")
  func inProcess() async throws {
    let edge = try edge(sampled: true)
    let inner = InProcessChannel(RPCTestHarness.router())
    let outer = InProcessChannel(Self.router(inner, RPCTestHarness.echo))
    let answer = try await outer.call(Self.outer, [1], context: context(edge))
    #expect(answer == [1])
    try expectChain(edge, last: RPCTestHarness.echo.fullName, code: "ok")
  }

  @Test("two hops over sockets are four spans, each the parent of the next")
  func sockets() async throws {
    let edge = try edge(sampled: true)
    let context = context(edge)
    let (outer, inner) = (try RPCTestHarness(), try RPCTestHarness())
    try await inner.running([inner.server()]) { next in
      let server = outer.server(router: Self.router(next, RPCTestHarness.echo))
      try await outer.running([server]) { client in
        let answer = try await client.call(Self.outer, [1], context: context)
        #expect(answer == [1])
      }
    }
    try expectChain(edge, last: RPCTestHarness.echo.fullName, code: "ok")
  }

  @Test("a failure's code and reason are told, its sentence and details are not")
  func failure() async throws {
    let edge = try edge(sampled: true)
    let channel = InProcessChannel(RPCTestHarness.router())
    await #expect(throws: RPCError.self) {
      try await channel.call(RPCTestHarness.fail, [], context: context(edge))
    }
    let spans = ProcessTraces.spans(of: edge)
    #expect(spans.count == 2)
    for span in spans {
      let attributes = Dictionary(uniqueKeysWithValues: span.attributes.map { ($0.key, $0.value) })
      #expect(attributes["rpc.response.status_code"] == .text("notFound"))
      #expect(attributes["error.type"] == .text("user_not_found"))
      #expect(attributes.count == 6)
      // The callee did what it should; for the caller it is a failure.
      #expect(span.isError == (span.kind == .client))
    }
  }

  @Test("a trace that is not sampled, or not valid, arrives as it is and leaves no span")
  func notSampled() async throws {
    let edge = try edge(sampled: false)
    let seen = Mutex<[String?]>([])
    var router = RPCRouter()
    router.register(Self.outer) { (bytes, context) async throws(RPCError) -> [UInt8] in
      seen.withLock { $0.append(context.traceparent) }
      return bytes
    }
    let channel = InProcessChannel(router)
    let hostile = "00-\(edge.traceID)-00000000000000ab-0g"
    let sent: [String?] = [edge.text, hostile, String(repeating: "1", count: 1 << 16), nil]
    for text in sent {
      var context = context(edge)
      context.traceparent = text
      _ = try await channel.call(Self.outer, [], context: context)
    }
    #expect(seen.withLock { $0 } == sent)
    #expect(ProcessTraces.spans(of: edge).isEmpty)
  }
}
