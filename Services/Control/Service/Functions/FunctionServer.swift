internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// An HTTP server for one endpoint of functions, on loopback.
struct FunctionServer: Sendable {
  private typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

  /// As much as Lambda takes.
  private static let maxBodyBytes = 6 << 20

  let endpoint: FunctionEndpoint
  let address: String
  let port: Int

  /// Serves until the task is cancelled; says the port once it listens.
  func run(_ isListening: @Sendable (Int) -> Void) async throws {
    let (accepted, connections) = AsyncStream.makeStream(of: Connection.self)
    let listening = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          hand(try Connection(wrappingChannelSynchronously: channel), to: connections)
        }
      }
      .bind(host: address, port: port)
      .get()
    listening.closeFuture.whenComplete { _ in connections.finish() }
    isListening(listening.localAddress?.port ?? port)
    await withDiscardingTaskGroup { group in
      for await connection in accepted {
        group.addTask { await handle(connection) }
      }
    }
    try await listening.close()
  }

  /// Hands a connection over, or ends it where the server has ended: one without a handler would end
  /// the process, because NIO takes the writer that it drops for a fault of the program.
  private func hand(_ connection: Connection, to connections: AsyncStream<Connection>.Continuation)
  {
    guard case .terminated = connections.yield(connection) else { return }
    connection.channel.close(promise: nil)
    Task { await handle(connection) }
  }

  private func handle(_ connection: Connection) async {
    do {
      try await serve(connection)
    } catch {
      // The caller has gone away.
    }
  }

  private func serve(_ connection: Connection) async throws {
    try await connection.executeThenClose { inbound, outbound in
      var head: HTTPRequestHead?
      var body: [UInt8] = []
      for try await part in inbound {
        switch part {
        case .head(let begun):
          head = begun
          body = []
        case .body(let buffer):
          body += buffer.readableBytesView
          guard body.count <= Self.maxBodyBytes else { return }
        case .end:
          guard let head else { return }
          let answer = await answer(to: head, body)
          var fields = HTTPHeaders(answer.headers)
          fields.add(name: "Content-Type", value: "application/json")
          fields.add(name: "Content-Length", value: "\(answer.body.count)")
          try await outbound.write(
            .head(
              HTTPResponseHead(version: .http1_1, status: answer.status, headers: fields)
            )
          )
          try await outbound.write(.body(.byteBuffer(ByteBuffer(bytes: answer.body))))
          try await outbound.write(.end(nil))
          guard head.isKeepAlive else { return }
        }
      }
    }
  }

  private func answer(to head: HTTPRequestHead, _ body: [UInt8]) async -> FunctionEndpoint.Answer {
    // A page in this machine's browser can post here too, also under a name of its own that leads to
    // loopback: no page may run a function.
    let host = head.headers.first(name: "Host") ?? ""
    guard head.headers["Origin"].isEmpty, LoopbackAddress.isNamed(by: host) else {
      return FunctionEndpoint.refusal(
        .forbidden,
        "AccessDeniedException",
        "Functions are invoked by programs of this machine alone."
      )
    }
    guard head.method == .POST else {
      return FunctionEndpoint.refusal(.notFound, "UnknownOperationException", "Only POST is known.")
    }
    let id = head.headers.first(name: "X-Amzn-RequestId")
    return await endpoint.answer(to: body, at: head.uri, id: id)
  }
}

/// Addresses that only programs of this machine reach.
enum LoopbackAddress {
  /// Whether the address is one, and no name that could lead elsewhere.
  static func isLoopback(_ address: String) -> Bool {
    guard let parsed = try? SocketAddress(ipAddress: address, port: 0),
      let canonical = parsed.ipAddress
    else { return false }
    switch parsed {
    case .v4: return canonical.hasPrefix("127.")
    case .v6: return canonical == "::1"
    case .unixDomainSocket: return false
    }
  }

  /// Whether a Host header names one.
  static func isNamed(by host: String) -> Bool {
    var name = host[...]
    if name.hasPrefix("["), let end = name.firstIndex(of: "]") {
      name = name[..<end].dropFirst()
    } else if let colon = name.lastIndex(of: ":") {
      name = name[..<colon]
    }
    return name == "localhost" || isLoopback(String(name))
  }
}
