import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// One keep-alive HTTP/1.1 connection that carries one request at a time, as a simple client does.
struct Connection: Sendable {
  struct Response: Sendable {
    var status: Int
    var headers = HTTPHeaders()
    var body: [UInt8]

    /// Throws on any status but 200.
    func check(_ operation: String) throws {
      guard status == 200 else {
        throw Gatehouse.Failure(
          description: "\(operation): \(status) \(String(decoding: body, as: UTF8.self))"
        )
      }
    }
  }

  private let channel: any Channel
  private let handler: NIOLoopBound<ExchangeHandler>
  /// As the requests name it.
  let host: String

  static func open(host: String, port: Int, on group: any EventLoopGroup) async throws -> Connection
  {
    let bootstrap = ClientBootstrap(group: group)
      .channelOption(ChannelOptions.tcpOption(.tcp_nodelay), value: 1)
    let (channel, handler) = try await bootstrap.connect(host: host, port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        let handler = ExchangeHandler()
        try channel.pipeline.syncOperations.addHTTPClientHandlers()
        try channel.pipeline.syncOperations.addHandler(handler)
        return (channel, NIOLoopBound(handler, eventLoop: channel.eventLoop))
      }
    }
    return Connection(channel: channel, handler: handler, host: "\(host):\(port)")
  }

  func get(_ path: String, headers: [(String, String)] = []) async throws -> Response {
    try await exchange(.GET, path, headers: headers, body: [])
  }

  func post(
    _ path: String = "/",
    headers: [(String, String)],
    body: [UInt8]
  ) async throws -> Response {
    try await exchange(.POST, path, headers: headers, body: body)
  }

  /// Sends a file to a URL of this host; throws on any status but 200.
  func put(_ url: String, body: [UInt8]) async throws {
    let parts = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
    guard let path = parts.last else { throw ChannelError.unknownLocalAddress }
    let response = try await exchange(.PUT, "/\(path)", headers: [], body: body)
    guard response.status == 200 else {
      throw Gatehouse.Failure(description: "PUT: \(response.status)")
    }
  }

  func close() async throws {
    try await channel.close()
  }

  private func exchange(
    _ method: HTTPMethod,
    _ path: String,
    headers: [(String, String)],
    body: [UInt8]
  ) async throws -> Response {
    var head = HTTPRequestHead(version: .http1_1, method: method, uri: path)
    head.headers.add(name: "host", value: host)
    // Also of a GET: a document is then made as usual, where one from memory has a pace of a thousand a second.
    head.headers.add(name: "content-length", value: String(body.count))
    for (name, value) in headers { head.headers.add(name: name, value: value) }
    let request = head
    let loop = channel.eventLoop
    let future = loop.flatSubmit { [channel, handler] in
      let promise = loop.makePromise(of: Response.self)
      handler.value.waiting = promise
      channel.write(HTTPClientRequestPart.head(request), promise: nil)
      if !body.isEmpty {
        channel.write(
          HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: body))),
          promise: nil
        )
      }
      channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
      return promise.futureResult
    }
    return try await future.get()
  }
}

/// Collects one response and hands it to the caller that waits.
private final class ExchangeHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  var waiting: EventLoopPromise<Connection.Response>?
  private var response = Connection.Response(status: 0, body: [])

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      response = Connection.Response(
        status: Int(head.status.code),
        headers: head.headers,
        body: []
      )
    case .body(let buffer):
      response.body.append(contentsOf: buffer.readableBytesView)
    case .end:
      waiting?.succeed(response)
      waiting = nil
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    fail(ChannelError.ioOnClosedChannel)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(error)
    context.close(promise: nil)
  }

  private func fail(_ error: any Error) {
    waiting?.fail(error)
    waiting = nil
  }
}
