import Cryptography
import Domain
import GatehouseMessages
import Logging
import Metrics
import MetricsTestKit
import NIOConcurrencyHelpers
import Protobuf
import RPC

@testable import GatewayService

/// A service that answers what the test says and remembers what it was asked.
final class FakeService: RPCChannel {
  struct Call: Sendable {
    let method: String
    let message: [UInt8]
    let context: RPCCallContext
  }

  typealias Answer = @Sendable (Call) async throws(RPCError) -> [UInt8]

  private let recorded = NIOLockedValueBox<[Call]>([])
  private let answer: Answer

  /// Without an answer given, every method answers a message without members.
  init(_ answer: @escaping Answer = { _ in [] }) {
    self.answer = answer
  }

  var calls: [Call] { recorded.withLockedValue { $0 } }

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    let call = Call(method: method.fullName, message: request, context: context)
    recorded.withLockedValue { $0.append(call) }
    return try await answer(call)
  }
}

/// Proves signatures as identity federation does, of one key.
func provingService() -> FakeService {
  FakeService { (call) throws(RPCError) in
    guard call.method.hasSuffix("/VerifySignature") else { return servingHealth }
    do {
      let request = try VerifySignatureRequest(decoding: call.message)
      guard request.accessKeyId == "AKIDEXAMPLE0000000A" else {
        throw RPCError(code: .unauthenticated, reason: "unknown_access_key")
      }
      var key = Array("AWS4\(SignatureTests.secret)".utf8)
      for part in [request.scopeDate, request.scopeRegion, request.scopeService, "aws4_request"] {
        key = HMACKey(key).authenticate(Array((part ?? "").utf8))
      }
      let code = HMACKey(key).authenticate(Array((request.stringToSign ?? "").utf8))
      guard Hex.encode(code) == request.signature else {
        throw RPCError(code: .unauthenticated, reason: "signature_mismatch")
      }
      return try VerifySignatureResponse(accessKeyId: request.accessKeyId).encoded()
    } catch let error as RPCError {
      throw error
    } catch {
      throw RPCError(code: .internalError, message: "\(error)")
    }
  }
}

private let servingHealth: [UInt8] = [8, 1]

struct SystemRandom: RandomSource {
  func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max) }
  }
}

/// A gateway that listens on ports of its own, over fakes.
struct Rig: Sendable {
  var configuration = GatewayConfiguration()
  var authentication = FakeService()
  var tokenIssuance = FakeService()
  var identityFederation = provingService()
  var deviceRegistry = FakeService()
  let metrics = TestMetrics()

  struct Ports: Sendable {
    let clients: Int
    let metrics: Int
  }

  init(_ configure: (inout GatewayConfiguration) -> Void = { _ in }) {
    configuration.listenPort = 0
    configuration.metricsPort = 0
    configure(&configuration)
  }

  func run(_ body: @Sendable @escaping (Ports) async throws -> Void) async throws {
    let (listening, continuation) = AsyncStream.makeStream(of: (Gateway.Listener, Int).self)
    let gateway = try Gateway(
      configuration: configuration,
      channels: Gateway.Channels(
        authentication: authentication,
        tokenIssuance: tokenIssuance,
        identityFederation: identityFederation,
        deviceRegistry: deviceRegistry
      ),
      random: SystemRandom(),
      metricsFactory: metrics,
      metricsText: { "gatehouse_test 1\n" },
      logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }),
      onListening: { continuation.yield(($0, $1)) }
    )
    let server = Task { try await gateway.run() }
    defer { server.cancel() }
    var ports: [Gateway.Listener: Int] = [:]
    for await (listener, port) in listening {
      ports[listener] = port
      if ports.count == 2 { break }
    }
    try await body(Ports(clients: ports[.clients] ?? 0, metrics: ports[.metrics] ?? 0))
  }

  /// Runs one request on a connection of its own.
  func reply(to request: TestRequest) async throws -> Reply {
    let box = NIOLockedValueBox<Reply?>(nil)
    try await run { ports in
      let reply = try await Wire.exchange(request, port: ports.clients)
      box.withLockedValue { $0 = reply }
    }
    return try box.withLockedValue { reply throws(Wire.Failure) in
      guard let reply else { throw .closed }
      return reply
    }
  }
}
