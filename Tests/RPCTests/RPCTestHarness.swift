import Foundation
import Logging
import NIOCore
import NIOPosix
import OperatingSystem
import RPC
import TestSupport

/// A server and a client on real sockets in a folder of the test's own.
struct RPCTestHarness {
  let directory: String
  let group = MultiThreadedEventLoopGroup.singleton
  let logger = silence

  static let silence = Logger(label: "rpc-tests") { _ in SwiftLogNoOpLogHandler() }

  static let echo = RPCMethod("test.v1.EchoService/Echo")
  static let slow = RPCMethod("test.v1.EchoService/Slow")
  static let fail = RPCMethod("test.v1.EchoService/Fail")

  static var me: PeerCredentials {
    PeerCredentials(processID: 0, userID: UInt32(geteuid()), groupID: 0)
  }

  init() throws {
    directory = "/tmp/gh-rpc-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
  }

  func discard() {
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// Echo answers its request; Slow waits until it is cancelled; Fail fails.
  static func router(
    began: @escaping @Sendable () -> Void = {},
    cancelled: @escaping @Sendable () -> Void = {}
  ) -> RPCRouter {
    var router = RPCRouter()
    router.register(echo) { (bytes, _) async throws(RPCError) -> [UInt8] in bytes }
    router.register(slow) { (bytes, _) async throws(RPCError) -> [UInt8] in
      began()
      do {
        // Longer than any test: only its cancellation ends it.
        try await Task.sleep(for: .seconds(3600))
      } catch {
        cancelled()
      }
      return bytes
    }
    router.register(fail) { (_, _) async throws(RPCError) -> [UInt8] in
      throw RPCError(
        code: .notFound,
        reason: "user_not_found",
        message: "no such user",
        details: ["username": "ada"]
      )
    }
    return router
  }

  func server(
    _ instance: String = "1",
    router: RPCRouter = router(),
    admission: CallerAdmission = CallerAdmission(allowed: [:], everywhere: [me.userID]),
    limits: RPCLimits = patient,
    group: (any EventLoopGroup)? = nil
  ) -> RPCServer {
    RPCServer(
      router,
      endpoint: .path("\(directory)/\(instance).sock"),
      admission: admission,
      limits: limits,
      group: group ?? self.group,
      logger: logger
    )
  }

  /// Waits for as long as a busy machine may need to start an instance or to answer.
  static let patient = {
    var limits = RPCLimits(drainTime: patience)
    limits.connectGrace = patience
    limits.handshakeTimeout = patience
    limits.keepAliveTimeout = patience
    return limits
  }()

  func client(_ limits: RPCLimits = patient) -> RPCClient {
    RPCClient(directory: directory, limits: limits, group: group, logger: logger)
  }

  /// Runs servers for the length of the body, then stops them.
  func running<Value: Sendable>(
    _ servers: [RPCServer],
    _ limits: RPCLimits = patient,
    _ body: @Sendable (RPCClient) async throws -> Value
  ) async throws -> Value {
    defer { discard() }
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      for server in servers { tasks.addTask { try await server.run() } }
      let client = client(limits)
      let value = try await body(client)
      client.close()
      tasks.cancelAll()
      return value
    }
  }

  static func context(
    _ timeout: Duration = patience,
    isIdempotent: Bool = false
  ) -> RPCCallContext {
    RPCCallContext(
      requestID: "r-1",
      deadline: .now.advanced(by: timeout),
      isIdempotent: isIdempotent
    )
  }
}
