internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import Logging
internal import NIOPosix
internal import OperatingSystem
internal import RPC

/// Looks at each instance of an installation by itself.
struct InstanceObserver: Sendable {
  let runDirectory: String
  /// The ports at which gateways answer their operator, by instance.
  let gateways: [String: Int]

  /// Between the two readings that tell the load.
  private static let interval = Duration.seconds(1)
  private static let patience = Duration.seconds(2)

  /// All instances, or those of one service, in the order of the services.
  func reports(of wanted: ServiceName? = nil) async -> [InstanceReport] {
    let names = ServiceName.allCases.filter { wanted == nil || $0 == wanted }.flatMap(names)
    return await withTaskGroup(of: (Int, InstanceReport).self) { group in
      for (index, name) in names.enumerated() {
        group.addTask { (index, await report(name)) }
      }
      var reports: [(Int, InstanceReport)] = []
      for await report in group { reports.append(report) }
      return reports.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// The instances of a service that have a socket or a port.
  func names(of service: ServiceName) -> [InstanceName] {
    guard service != .gateway else {
      return gateways.keys.sorted().map { InstanceName(.gateway, $0) }
    }
    return InstanceName.all(of: service, in: runDirectory)
  }

  private func report(_ name: InstanceName) async -> InstanceReport {
    if name.service == .gateway, let port = gateways[name.instance] {
      return await report(name, isReady: { await Self.isReady(port) }) {
        await Self.metrics(port).map { .success($0) } ?? .failure(.silent)
      }
    }
    let client = RPCClient(
      directory: "\(runDirectory)/\(name.service.rawValue)",
      instance: name.instance,
      group: MultiThreadedEventLoopGroup.singleton,
      logger: Logger(label: "gatehousectl") { _ in SwiftLogNoOpLogHandler() }
    )
    defer { client.close() }
    return await report(name, isReady: { await Self.isServing(client) }) {
      await Self.metrics(client)
    }
  }

  /// Why there are no metrics.
  private enum Silence: Error {
    case silent
    case refused
  }

  private func report(
    _ name: InstanceName,
    isReady: () async -> Bool,
    _ read: () async -> Result<MetricsText, Silence>
  ) async -> InstanceReport {
    let begin = ContinuousClock.now
    switch await read() {
    case .failure(.silent): return InstanceReport(name, state: .silent)
    case .failure(.refused): return InstanceReport(name, state: .refused)
    case .success(let first):
      await sleepUnlessCancelled(Self.interval)
      let state: InstanceReport.State = await isReady() ? .ready : .notReady
      let end = ContinuousClock.now
      guard case .success(let second) = await read() else {
        return InstanceReport(name, state: .silent)
      }
      return InstanceReport(
        name,
        state: state,
        InstanceReading(first, of: name.service),
        InstanceReading(second, of: name.service),
        apart: begin.duration(to: end)
      )
    }
  }

  // MARK: - Services

  private static func context() -> RPCCallContext {
    RPCCallContext(
      requestID: "gatehousectl-instances",
      deadline: .now.advanced(by: patience),
      isIdempotent: true
    )
  }

  private static func isServing(_ channel: any RPCChannel) async -> Bool {
    do throws(RPCError) {
      let reply = try await HealthClient(channel).check(HealthCheckRequest(), context: context())
      return reply.servingStatus == .serving
    } catch {
      return false
    }
  }

  private static func metrics(_ channel: any RPCChannel) async -> Result<MetricsText, Silence> {
    do throws(RPCError) {
      let reply = try await MetricsClient(channel)
        .readMetrics(ReadMetricsRequest(), context: context())
      return .success(MetricsText(String(decoding: reply.text ?? [], as: UTF8.self)))
    } catch {
      return .failure(error.code == .permissionDenied ? .refused : .silent)
    }
  }

  // MARK: - Gateways

  private static func isReady(_ port: Int) async -> Bool {
    await HTTPProbe.get("/readyz", port: port, timeout: .seconds(3))?.0 == 200
  }

  private static func metrics(_ port: Int) async -> MetricsText? {
    let answer = await HTTPProbe.get(
      "/metrics",
      port: port,
      timeout: patience,
      maxBytes: 16_777_216
    )
    guard let (status, text) = answer, status == 200,
      let body = text.split(separator: "\r\n\r\n", maxSplits: 1).last
    else { return nil }
    return MetricsText(String(body))
  }
}
