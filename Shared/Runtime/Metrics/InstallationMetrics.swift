public import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import Logging
public import RPC
internal import Synchronization

/// The metrics of the processes of an installation, gathered by the one that has a port.
///
/// It asks in the background, so reading the metrics never waits for another process. A
/// channel asks a service's instances one at a time, in turn. The metrics of each are cached until it has
/// been silent for long.
public final class InstallationMetrics: Sendable {
  private struct Source: Hashable, Comparable {
    let service: String
    let instance: String

    static func < (left: Source, right: Source) -> Bool {
      (left.service, left.instance) < (right.service, right.instance)
    }
  }

  private struct Known {
    let text: String
    let readAt: ContinuousClock.Instant
  }

  private static let interval = Duration.seconds(5)
  private static let patience = Duration.seconds(2)
  private static let memory = Duration.seconds(60)

  private let own: MetricsRegistry
  private let channels: [(service: ServiceName, channel: any RPCChannel)]
  private let known = Mutex<[Source: Known]>([:])

  /// Gathers from these services, beside this process's own registry.
  public init(own: MetricsRegistry, channels: [(service: ServiceName, channel: any RPCChannel)]) {
    self.own = own
    self.channels = channels
  }

  /// Everything known, in Prometheus' text format; other processes' series are labelled with
  /// their service and process.
  public func text() -> String {
    let now = ContinuousClock.now
    let known = known.withLock { $0.filter { now - $0.value.readAt < Self.memory } }
    let others = known.sorted { $0.key < $1.key }.map { source, known in
      let labels = [("service", source.service), ("process", source.instance)]
      return (labels: MetricLabels(labels), text: known.text)
    }
    return PrometheusText.merge([(labels: MetricLabels([]), text: own.text())] + others)
  }

  /// Asks again and again until the task is cancelled.
  public func gather() async {
    await periodically(every: Self.interval) {
      await withTaskGroup(of: Void.self) { group in
        for (service, channel) in channels {
          group.addTask { await self.read(service.rawValue, MetricsClient(channel)) }
        }
      }
    }
  }

  private func read(_ service: String, _ client: MetricsClient) async {
    let context = RPCCallContext(
      requestID: "metrics",
      deadline: .now.advanced(by: Self.patience)
    )
    do throws(RPCError) {
      let reply = try await client.readMetrics(ReadMetricsRequest(), context: context)
      let source = Source(service: service, instance: reply.instance ?? "")
      let text = String(decoding: reply.text ?? [], as: UTF8.self)
      known.withLock {
        $0 = $0.filter { .now - $0.value.readAt < Self.memory }
        $0[source] = Known(text: text, readAt: .now)
      }
    } catch {
      // Its metrics are missing for as long as it does not answer, which is report enough.
    }
  }
}
