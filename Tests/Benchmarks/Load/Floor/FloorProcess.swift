import Cryptography
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import OperatingSystem
import Postgres
import RPC

/// A process of the floor, as bare as our modules allow: the front takes HTTP and calls the middle,
/// which works and calls the one behind.
struct FloorProcess: Sendable {
  enum Role: String, Sendable, CaseIterable {
    case front, middle, behind
  }

  static let step = RPCMethod("gatehouse.benchmark.v1.FloorService/Step")

  let role: Role
  /// Holds a folder for each role with its socket, and the front's port.
  let directory: String

  private var logger: Logger { Logger(label: "floor") { _ in SwiftLogNoOpLogHandler() } }

  func run() async throws {
    switch role {
    case .front: try await serveHTTP(calling: client(of: .middle))
    case .middle: try await serve(try FloorWork(), calling: client(of: .behind))
    case .behind: try await serve(try FloorWork(), calling: nil)
    }
  }

  private func client(of role: Role) -> RPCClient {
    RPCClient(
      directory: "\(directory)/\(role.rawValue)",
      group: MultiThreadedEventLoopGroup.singleton,
      logger: logger
    )
  }

  /// A request is what the process does; for the middle, a line for each call further follows.
  private func serve(_ work: FloorWork, calling next: RPCClient?) async throws {
    var router = RPCRouter()
    router.register(Self.step) { (request, _) async throws(RPCError) -> [UInt8] in
      let lines = request.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      try await work.perform(lines.first ?? [])
      for line in lines.dropFirst() {
        _ = try await next?.call(Self.step, Array(line), context: Self.context)
      }
      return [1]
    }
    let server = RPCServer(
      router,
      endpoint: .path("\(directory)/\(role.rawValue)/1.sock"),
      admission: CallerAdmission(
        allowed: [Self.step.service: [UserAccount.current.user]],
        everywhere: []
      ),
      group: MultiThreadedEventLoopGroup.singleton,
      logger: logger
    )
    try await server.run()
  }

  static var context: RPCCallContext {
    RPCCallContext(requestID: "floor", deadline: .now + .seconds(10))
  }

  private func serveHTTP(calling middle: RPCClient) async throws {
    let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(FloorFront(middle: middle))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = Data("\(server.localAddress?.port ?? 0)".utf8)
    try port.write(to: URL(fileURLWithPath: "\(directory)/port"), options: .atomic)
    try await server.closeFuture.get()
  }
}

/// Hands the path of a request on as the middle's work.
private final class FloorFront: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let middle: RPCClient
  private var work: [UInt8] = []

  init(middle: RPCClient) {
    self.middle = middle
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      work = head.uri.utf8.dropFirst().map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "\n") : $0 }
    case .body:
      return
    case .end:
      let (middle, work, channel) = (middle, work, context.channel)
      channel.eventLoop.makeFutureWithTask {
        try await middle.call(FloorProcess.step, work, context: FloorProcess.context)
      }.whenComplete { result in
        let status: HTTPResponseStatus = (try? result.get()) == nil ? .internalServerError : .ok
        let head = HTTPResponseHead(
          version: .http1_1,
          status: status,
          headers: ["content-length": "0"]
        )
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
      }
    }
  }
}

/// Statements and cryptography.
struct FloorWork: Sendable {
  private let database: PostgresPool
  private let key: SigningKey
  private let verifier: [UInt8]
  private let exponent: [UInt8]
  private let clientPublic: [UInt8]
  private let serverPublic: [UInt8]
  private let message = [UInt8](repeating: 7, count: 900)

  init() throws {
    database = PostgresPool(Self.configuration())
    key = try SigningKey.generate(.rs256)
    verifier = SRP.verifier(
      identity: SRPIdentity(group: "AbCdEfGhI", user: "somebody"),
      password: Array("Passw0rd!".utf8),
      salt: SRP.salt(SecureRandom.bytes(16))
    )
    exponent = SRP.makeServerExponent()
    clientPublic = try SRP.Client().clientPublic
    serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
  }

  /// As libpq's variables say.
  static func configuration() -> PostgresPool.Configuration {
    let environment = ProcessInfo.processInfo.environment
    return PostgresPool.Configuration(
      host: environment["PGHOST"] ?? "127.0.0.1",
      port: environment["PGPORT"].flatMap { Int($0) } ?? 5432,
      database: environment["PGDATABASE"] ?? "gatehouse",
      user: environment["PGUSER"] ?? "gatehouse",
      password: environment["PGPASSWORD"]
    )
  }

  func perform(_ line: ArraySlice<UInt8>) async throws(RPCError) {
    for word in line.split(separator: UInt8(ascii: ",")) {
      guard let work = FloorSteps.Work(rawValue: String(decoding: word, as: UTF8.self)) else {
        throw RPCError(code: .invalidArgument)
      }
      do {
        try await perform(work)
      } catch {
        throw RPCError(code: .internalError)
      }
    }
  }

  private func perform(_ work: FloorSteps.Work) async throws {
    switch work {
    case .read:
      _ = try await database.first(
        "SELECT body FROM authentication.floor WHERE id = \(Int64.random(in: 1...1000))"
      ) { (row) throws(PostgresError) in try row.value("body", as: String.self) }
    case .note:
      _ = try await database.first(
        """
        WITH one AS (INSERT INTO authentication.floor (body) VALUES ('x') RETURNING id)
        SELECT id, set_config('synchronous_commit', 'off', true) FROM one
        """
      ) { (row) throws(PostgresError) in try row.value("id", as: Int64.self) }
    case .commit:
      _ = try await database.execute("INSERT INTO authentication.floor (body) VALUES ('x')")
    case .serverPublic:
      _ = try await computing { () throws(CryptographyError) in
        try SRP.serverPublic(verifier: verifier, exponent: exponent)
      }
    case .sessionKey:
      _ = try await computing { () throws(CryptographyError) in
        try SRP.serverSessionKey(
          verifier: verifier,
          exponent: exponent,
          clientPublic: clientPublic,
          serverPublic: serverPublic
        )
      }
    case .signatures:
      _ = try await computing { () throws(CryptographyError) in
        (try key.sign(message), try key.sign(message))
      }
    }
  }
}
