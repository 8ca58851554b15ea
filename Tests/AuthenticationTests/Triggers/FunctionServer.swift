internal import Domain
internal import FoundationEssentials
internal import LambdaFunctions
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import OutboundHTTP
internal import Synchronization
internal import TestSupport
internal import Webhooks

/// A place of functions: a web server on a port of its own that speaks the Invoke API of Lambda.
final class FunctionServer: Sendable {
  struct Invocation: Sendable {
    let path: String
    let headers: [String: String]
    let body: [UInt8]

    /// The event, as a function reads it.
    var event: JSONValue {
      get throws { try JSONDecoder().decode(JSONValue.self, from: Data(body)) }
    }
  }

  /// What the server does with a call.
  enum Reply: Sendable {
    case answer(status: Int, headers: [(String, String)], body: [UInt8])
    /// The connection stays open and nothing comes.
    case silence
    /// The connection is closed.
    case hangUp

    /// The event comes back with a response.
    static func event(_ invocation: Invocation, response: JSONValue? = nil) -> Reply {
      guard case .object(var members)? = try? invocation.event else { return .silence }
      if let response { members["response"] = response }
      let body = (try? JSONEncoder().encode(JSONValue.object(members))).map(Array.init) ?? []
      return .answer(status: 200, headers: [], body: body)
    }

    /// The function throws.
    static func thrown(_ message: String, header: String? = "Unhandled") -> Reply {
      let body = #"{"errorMessage":"\#(message)","errorType":"Error","trace":[]}"#
      return .answer(
        status: 200,
        headers: header.map { [("X-Amz-Function-Error", $0)] } ?? [],
        body: Array(body.utf8)
      )
    }
  }

  typealias Handler = @Sendable (Invocation) async -> Reply

  let port: Int
  /// Functions that are reached here.
  let functions: LambdaFunctions
  private let log: Log

  var endpoint: String { "http://127.0.0.1:\(port)" }
  var invocations: [Invocation] { log.calls.withLock { $0 } }

  /// What several connections write down.
  private final class Log: Sendable {
    let calls = Mutex<[Invocation]>([])
  }

  private init(port: Int, _ functions: LambdaFunctions, _ log: Log) {
    self.port = port
    self.functions = functions
    self.log = log
  }

  /// Runs a server, and functions that are reached there, for as long as the body takes.
  static func with(
    timeout: Duration = .seconds(600),
    maxInFlight: Int = 256,
    signature: WebhookSignature? = nil,
    _ handler: @escaping Handler,
    _ body: (FunctionServer, LambdaFunctions) async throws -> Void
  ) async throws {
    let log = Log()
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(Connection(log, handler))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = channel.localAddress?.port ?? 0
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let client = OutboundHTTPClient(
      group: MultiThreadedEventLoopGroup.singleton,
      certificateAuthorities: nil,
      connectionsPerHost: maxInFlight
    )
    let functions = LambdaFunctions(
      LambdaConfiguration(
        endpoint: "http://127.0.0.1:\(port)",
        timeout: timeout,
        maxInFlight: maxInFlight
      ),
      over: HTTPFunctionTransport(client),
      signature: signature,
      clock: ManualClock(),
      random: SequenceRandomSource(seed: 8),
      logger: logger
    )
    let server = FunctionServer(port: port, functions, log)
    let result = await Result { try await body(server, functions) }
    await client.shutdown(logger: logger)
    try await channel.close()
    try result.get()
  }

  /// The events that functions got, the first first.
  var events: [JSONValue] {
    get throws { try invocations.map { try $0.event } }
  }

  private final class Connection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let log: Log
    private let handler: Handler
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(_ log: Log, _ handler: @escaping Handler) {
      self.log = log
      self.handler = handler
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): self.head = head
      case .body(let buffer): body += buffer.readableBytesView
      case .end: answer(context)
      }
    }

    private func answer(_ context: ChannelHandlerContext) {
      let pairs = (head?.headers.map { ($0.name.lowercased(), $0.value) }) ?? []
      let invocation = Invocation(
        path: head?.uri ?? "",
        headers: Dictionary(pairs, uniquingKeysWith: { first, _ in first }),
        body: body
      )
      body = []
      log.calls.withLock { $0.append(invocation) }
      let channel = context.channel
      let handler = handler
      Task { @Sendable in await FunctionServer.reply(to: invocation, by: handler, on: channel) }
    }
  }
}

extension FunctionServer {
  fileprivate static func reply(
    to invocation: Invocation,
    by handler: Handler,
    on channel: any Channel
  ) async {
    switch await handler(invocation) {
    case .silence: return
    case .hangUp: channel.close(promise: nil)
    case .answer(let status, let headers, let body): write(status, headers, body, to: channel)
    }
  }

  private static func write(
    _ status: Int,
    _ headers: [(String, String)],
    _ body: [UInt8],
    to channel: any Channel
  ) {
    var fields = HTTPHeaders(headers)
    fields.add(name: "Content-Length", value: "\(body.count)")
    let head = HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(statusCode: status),
      headers: fields
    )
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: body))), promise: nil)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
