internal import Logging
internal import NIOPosix
internal import OperatingSystem
internal import RPC

/// The other process: answers every request with a message of the same size.
struct BenchmarkServer {
  static let echo = RPCMethod("gatehouse.benchmark.v1.EchoService/Echo")
  static let usage = RPCMethod("gatehouse.benchmark.v1.EchoService/Usage")

  let path: String

  func run() async throws {
    var router = RPCRouter()
    router.register(Self.echo) { (bytes, _) async throws(RPCError) -> [UInt8] in bytes }
    router.register(Self.usage) { (_, _) async throws(RPCError) -> [UInt8] in
      let micros = ProcessUsage.current.cpuTime.micros
      return Array("\(micros) \(ProcessUsage.current.residentBytes)".utf8)
    }
    let server = RPCServer(
      router,
      endpoint: .path(path),
      admission: CallerAdmission(
        allowed: [Self.echo.service: [UserAccount.current.user]],
        everywhere: []
      ),
      group: MultiThreadedEventLoopGroup.singleton,
      logger: Logger(label: "rpc-benchmark")
    )
    try await server.run()
  }
}

extension Duration {
  /// In microseconds, with their fraction.
  var micros: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
