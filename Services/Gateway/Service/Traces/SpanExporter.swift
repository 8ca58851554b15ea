internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import JSON
public import Logging
public import Metrics
public import RPC
internal import Synchronization
public import Traces

/// Takes the finished spans of all processes again and again and sends them to the collector.
///
/// No request waits for it. What cannot be sent is dropped and counted: kept, it would fill the memory
/// for as long as the collector is away.
public final class SpanExporter: Sendable {
  private static let interval = Duration.seconds(1)
  private static let patience = Duration.seconds(2)
  /// Takes one after the other where there is more; what then is left waits for the next turn.
  private static let maxRounds = 8

  private let own: SpanSource
  private let services: [TracesClient]
  private let sender: any SpanSender
  private let logger: Logger
  private let sent: Counter
  private let unsent: Counter
  /// Whether the last document arrived, so that only a change is logged.
  private let isArriving = Mutex(true)

  /// Makes an exporter; `run` starts it.
  ///
  /// - Parameters:
  ///   - own: The spans of this process.
  ///   - channels: To the processes whose spans are taken as well.
  ///   - sender: The way to the collector.
  ///   - metricsFactory: Counts what was sent and what was not.
  ///   - logger: Hears when the collector goes away and comes back.
  public init(
    own: SpanSource,
    channels: [any RPCChannel],
    sender: any SpanSender,
    metricsFactory: any MetricsFactory,
    logger: Logger
  ) {
    self.own = own
    services = channels.map { TracesClient($0) }
    self.sender = sender
    self.logger = logger
    sent = Counter(label: "gatehouse_trace_spans_sent_total", factory: metricsFactory)
    unsent = Counter(label: "gatehouse_trace_spans_unsent_total", factory: metricsFactory)
  }

  /// Sends until the task is cancelled.
  public func run() async {
    await periodically(every: Self.interval) { await export() }
  }

  /// Sends what there is now.
  func export() async {
    for _ in 0..<Self.maxRounds {
      let batches = await takeAll()
      await send(batches.filter { $0.count > 0 })
      guard batches.contains(where: \.isMore) else { return }
    }
  }

  /// A service's instances answer in turn, one at a time.
  private func takeAll() async -> [SpanSource.Batch] {
    await withTaskGroup(of: SpanSource.Batch?.self) { group in
      for service in services { group.addTask { await Self.take(from: service) } }
      return await group.reduce(into: [own.take()]) { batches, batch in
        if let batch { batches.append(batch) }
      }
    }
  }

  private static func take(from service: TracesClient) async -> SpanSource.Batch? {
    let context = RPCCallContext(requestID: "traces", deadline: .now.advanced(by: patience))
    do throws(RPCError) {
      let reply = try await service.takeSpans(TakeSpansRequest(), context: context)
      return SpanSource.Batch(
        resourceSpans: reply.resourceSpans ?? [],
        count: Int(reply.spanCount ?? 0),
        isMore: reply.isMore ?? false
      )
    } catch {
      // Its spans wait until it answers again.
      return nil
    }
  }

  private func send(_ batches: [SpanSource.Batch]) async {
    guard !batches.isEmpty else { return }
    let count = batches.reduce(0) { $0 + $1.count }
    do {
      let document = ExportDocument(resourceSpans: batches.map(\.resourceSpans))
      try await sender.send(JSONWriter.bytes(of: document))
      sent.increment(by: count)
      note(isArriving: true, error: nil)
    } catch {
      unsent.increment(by: count)
      note(isArriving: false, error: error)
    }
  }

  private func note(isArriving now: Bool, error: (any Error)?) {
    let isChanged = isArriving.withLock { isArriving in
      defer { isArriving = now }
      return isArriving != now
    }
    guard isChanged else { return }
    if let error {
      logger.warning("spans are dropped: not sent", metadata: ["error": "\(error)"])
    } else {
      logger.info("spans are sent again")
    }
  }
}

/// OTLP's ExportTraceServiceRequest.
private struct ExportDocument: JSONWritable {
  /// Each of one process, which wrote it as JSON.
  let resourceSpans: [[UInt8]]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("resourceSpans", resourceSpans.map(JSONFragment.init))
    json.endObject()
  }
}
