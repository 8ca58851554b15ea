internal import Logging
internal import NIOPosix
internal import OperatingSystem
internal import RPC

/// Starts the server, drives it and prints what a call costs.
struct Benchmark {
  /// About what a sign-in's messages weigh.
  private static let messageBytes = 350
  private static let duration = Duration.seconds(4)

  func run() async throws {
    let directory = "/tmp/gatehouse-rpc-benchmark-\(UInt32.random(in: .min ... .max))"
    try Directory.make(directory, mode: 0o700)
    var specification = ChildProcess.Specification(
      path: FileSystem.executablePath,
      arguments: ["server", "\(directory)/1.sock"],
      outputPath: "\(directory)/log"
    )
    specification.environment = [:]
    let server = try await ChildProcess.start(specification)
    let client = RPCClient(
      directory: directory,
      group: MultiThreadedEventLoopGroup.singleton,
      logger: Logger(label: "rpc-benchmark")
    )
    for inFlight in [1, 16, 64] {
      _ = try await measure(client, inFlight: inFlight, for: .milliseconds(500))
      print(try await measure(client, inFlight: inFlight, for: Self.duration))
    }
    client.close()
    server.signal(15)
    _ = await server.waitForExit()
    for name in ["1.sock", "log"] {
      Directory.remove("\(directory)/\(name)")
    }
    Directory.remove(directory)
  }

  private func measure(
    _ client: RPCClient,
    inFlight: Int,
    for duration: Duration
  ) async throws -> Measurement {
    let before = (ProcessUsage.current.cpuTime.micros, try await serverCPU(client))
    let start = ContinuousClock.now
    let latencies = try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<inFlight {
        group.addTask { try await call(client, until: start + duration) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let seconds = start.duration(to: .now).micros / 1e6
    let after = (ProcessUsage.current.cpuTime.micros, try await serverCPU(client))
    return Measurement(
      inFlight: inFlight,
      callsPerSecond: Double(latencies.count) / seconds,
      latencies: latencies.sorted(),
      clientMicros: (after.0 - before.0) / Double(latencies.count),
      serverMicros: (after.1 - before.1) / Double(latencies.count)
    )
  }

  private func call(
    _ client: RPCClient,
    until end: ContinuousClock.Instant
  ) async throws -> [Double] {
    let message = [UInt8](repeating: 7, count: Self.messageBytes)
    var latencies: [Double] = []
    var now = ContinuousClock.now
    while now < end {
      let answer = try await client.call(
        BenchmarkServer.echo,
        message,
        context: context(deadline: now + .seconds(5))
      )
      guard answer.count == message.count else { throw RPCError(code: .dataLoss) }
      let later = ContinuousClock.now
      latencies.append(now.duration(to: later).micros)
      now = later
    }
    return latencies
  }

  private func serverCPU(_ client: RPCClient) async throws -> Double {
    let answer = try await client.call(
      BenchmarkServer.usage,
      [],
      context: context(deadline: .now + .seconds(5))
    )
    let fields = String(decoding: answer, as: UTF8.self).split(separator: " ")
    return fields.first.flatMap { Double($0) } ?? 0
  }

  private func context(deadline: ContinuousClock.Instant) -> RPCCallContext {
    RPCCallContext(
      requestID: "8a0f5ad2-2c6c-4c5b-9d5c-3a6f5e0b7d11",
      deadline: deadline,
      metadata: ["source-ip": "203.0.113.7", "user-agent": "benchmark/1"]
    )
  }
}
