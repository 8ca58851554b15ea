import AuthenticationMessages
import Cryptography
import Domain
import IdentityFederationMessages
import Logging
import Metrics
import MetricsTestKit
import NIOConcurrencyHelpers
import Protobuf
import RPC
import ServiceLifecycle
import TestSupport
import Tracing

@testable import GatewayService

/// A service that answers what the test says and remembers what it was asked.
final class FakeService: RPCChannel {
  struct Call: Sendable {
    let method: String
    let message: [UInt8]
    let context: RPCCallContext

    var recordsRefusals: Bool { method.hasSuffix("/RecordRefusals") }
    var findsDomain: Bool { method.hasSuffix("/FindDomain") }
  }

  typealias Answer = @Sendable (Call) async throws(RPCError) -> [UInt8]

  private let recorded = NIOLockedValueBox<[Call]>([])
  private let answer: Answer

  /// Says which pool a host, an id or a client is of; by itself none.
  let sites: @Sendable (FindDomainRequest) throws(RPCError) -> FindDomainResponse

  /// Without an answer given, every method answers a message without members.
  convenience init(_ answer: @escaping Answer = { _ in [] }) {
    self.init(sites: { _ in FindDomainResponse() }, answer)
  }

  /// Says which pool a host, an id or a client is of, and answers everything else without members.
  static func finding(
    _ sites: @escaping @Sendable (FindDomainRequest) throws(RPCError) -> FindDomainResponse
  ) -> FakeService {
    FakeService(sites: sites) { _ in [] }
  }

  init(
    sites: @escaping @Sendable (FindDomainRequest) throws(RPCError) -> FindDomainResponse,
    _ answer: @escaping Answer
  ) {
    self.sites = sites
    self.answer = answer
  }

  /// Without those that hand refusals to the audit log, which come some time, and those that ask for the
  /// pools of hosts.
  var calls: [Call] {
    recorded.withLockedValue { $0.filter { !$0.recordsRefusals && !$0.findsDomain } }
  }

  /// What was asked about pools.
  var siteCalls: [Call] { recorded.withLockedValue { $0.filter(\.findsDomain) } }

  var refusalCalls: [Call] { recorded.withLockedValue { $0.filter(\.recordsRefusals) } }

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    let call = Call(method: method.fullName, message: request, context: context)
    recorded.withLockedValue { $0.append(call) }
    guard call.findsDomain else { return try await answer(call) }
    guard let asked = try? FindDomainRequest(decoding: request) else {
      throw RPCError(code: .invalidArgument)
    }
    let found = try sites(asked)
    guard let reply = try? found.encoded() else { throw RPCError(code: .internalError) }
    return reply
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
      let code = HMACKey(key).authenticate(Array(stringToSign(request).utf8))
      guard Hex.encode(code) == request.signature else {
        throw RPCError(code: .unauthenticated, reason: "signature_mismatch")
      }
      return try VerifySignatureResponse(
        accessKeyId: request.accessKeyId,
        ticket: request.messageHash.map { "ticket for \(Hex.encode($0))" }
      ).encoded()
    } catch let error as RPCError {
      throw error
    } catch {
      throw RPCError(code: .internalError, message: "\(error)")
    }
  }
}

/// What was signed, from the canonical request.
func stringToSign(_ request: VerifySignatureRequest) -> String {
  let scope = [request.scopeDate, request.scopeRegion, request.scopeService, "aws4_request"]
  return """
    AWS4-HMAC-SHA256
    \(request.amzDate ?? "")
    \(scope.map { $0 ?? "" }.joined(separator: "/"))
    \(Hex.encode(SHA256.digest(of: Array((request.canonicalRequest ?? "").utf8))))
    """
}

private let servingHealth: [UInt8] = [8, 1]

struct StandingClock: WallClock {
  func now() -> Instant { Instant(unixSeconds: 784_111_777) }
}

struct SystemRandom: RandomSource {
  func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max) }
  }
}

extension EndpointParts {
  /// What endpoints are made of, over one service in place of all.
  init(over service: FakeService) {
    self.init(
      channels: ServiceChannels { _ in service },
      limits: GatewayLimits(),
      publicURL: "http://127.0.0.1:8080",
      clock: StandingClock(),
      random: SystemRandom(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
  }
}

/// A gateway that listens on ports of its own, over fakes.
struct Rig: Sendable {
  var configuration = GatewayConfiguration()
  var authentication = FakeService()
  var tokenIssuance = FakeService()
  var identityFederation = provingService()
  var deviceRegistry = FakeService()
  var assertionReader = FakeService()
  let metrics = TestMetrics()
  let log = RecordedLog()
  var tracer: (any Tracer)?
  var clock: any WallClock = StandingClock()

  struct Ports: Sendable {
    let clients: Int
    let metrics: Int
    /// Asks the gateway to stop and waits until it has.
    let shutDown: @Sendable () async throws -> Void
    let gateway: Gateway

    init(
      clients: Int,
      metrics: Int,
      gateway: Gateway,
      shutDown: @escaping @Sendable () async throws -> Void
    ) {
      self.clients = clients
      self.metrics = metrics
      self.gateway = gateway
      self.shutDown = shutDown
    }
  }

  init(_ configure: (inout GatewayConfiguration) -> Void = { _ in }) {
    configuration.listenPort = 0
    configuration.metricsPort = 0
    configuration.limits.requestTime = patience
    configuration.limits.callTime = patience
    configuration.limits.answerTime = patience
    configuration.limits.idleTime = patience
    configure(&configuration)
  }

  func run(_ body: @Sendable @escaping (Ports) async throws -> Void) async throws {
    let (listening, continuation) = AsyncStream.makeStream(of: (Gateway.Listener, Int).self)
    let channels = ServiceChannels { service in
      switch service {
      case .authentication: authentication
      case .tokenIssuance: tokenIssuance
      case .identityFederation: identityFederation
      case .deviceRegistry: deviceRegistry
      case .assertionReader: assertionReader
      case .gateway, .console: authentication
      }
    }
    let gateway = try Gateway(
      configuration: configuration,
      channels: channels,
      clock: clock,
      random: SystemRandom(),
      metricsFactory: metrics,
      metricsText: { "gatehouse_test 1\n" },
      tracer: tracer,
      logger: Logger(label: "test", factory: { _ in log.handler }),
      onListening: { continuation.yield(($0, $1)) }
    )
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [gateway],
        logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
      )
    )
    let server = Task {
      defer { continuation.finish() }
      try await group.run()
    }
    defer { server.cancel() }
    let recorder = Task { await gateway.recordRefusals() }
    var ports: [Gateway.Listener: Int] = [:]
    for await (listener, port) in listening {
      ports[listener] = port
      if ports.count == 2 { break }
    }
    guard ports.count == 2 else { return try await server.value }
    try await body(
      Ports(
        clients: ports[.clients] ?? 0,
        metrics: ports[.metrics] ?? 0,
        gateway: gateway
      ) {
        await group.triggerGracefulShutdown()
        try await server.value
      }
    )
    recorder.cancel()
    await recorder.value
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
