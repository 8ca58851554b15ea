import NIOCore
import NIOPosix
import NIOSSL

/// A request as bytes, so that tests can say what no client library would.
struct TestRequest: Sendable {
  var method = "POST"
  var target = "/"
  var headers: [(String, String)] = []
  var body: [UInt8] = []

  /// A call of an operation.
  static func call(
    _ operation: String,
    _ body: String = "{}",
    _ extra: [(String, String)] = []
  ) -> TestRequest {
    TestRequest(
      headers: [
        ("Host", "gate.example"),
        ("Content-Type", "application/x-amz-json-1.1"),
        ("X-Amz-Target", "AWSCognitoIdentityProviderService.\(operation)"),
      ] + extra,
      body: Array(body.utf8)
    )
  }

  static func get(_ target: String, _ headers: [(String, String)] = []) -> TestRequest {
    TestRequest(method: "GET", target: target, headers: [("Host", "gate.example")] + headers)
  }

  func without(_ name: String) -> TestRequest {
    var copy = self
    copy.headers.removeAll { $0.0 == name }
    return copy
  }

  func with(_ name: String, _ value: String) -> TestRequest {
    var copy = without(name)
    copy.headers.append((name, value))
    return copy
  }

  var bytes: [UInt8] {
    var text = "\(method) \(target) HTTP/1.1\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    if !body.isEmpty || method == "POST" { text += "Content-Length: \(body.count)\r\n" }
    return Array("\(text)\r\n".utf8) + body
  }
}

/// An answer, taken apart.
struct Reply: Sendable {
  let status: Int
  let headers: [(name: String, value: String)]
  let body: String

  subscript(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The exception in the body's `__type`.
  var exception: String? {
    guard let start = body.range(of: "{\"__type\":\"") else { return nil }
    return String(body[start.upperBound...].prefix { $0 != "\"" })
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index>? {
    firstRange(of: text)
  }
}

/// A raw connection to the gateway.
final class Wire {
  enum Failure: Error { case closed, malformed }

  private var iterator: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var received: [UInt8] = []
  private var isClosed = false

  private init(
    _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
    _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    iterator = inbound.makeAsyncIterator()
    self.outbound = outbound
  }

  /// The gateway takes `source`, an address of this machine, for the client's.
  static func connect<Value>(
    port: Int,
    from source: String = "127.0.0.1",
    tls protocols: [String]? = nil,
    trusting certificate: [UInt8]? = nil,
    _ body: (Wire) async throws -> Value
  ) async throws -> Value {
    var context: NIOSSLContext?
    if let protocols {
      var configuration = TLSConfiguration.makeClientConfiguration()
      configuration.certificateVerification = .none
      if let certificate {
        configuration.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(certificate))
        configuration.certificateVerification = .fullVerification
      }
      configuration.applicationProtocols = protocols
      context = try NIOSSLContext(configuration: configuration)
    }
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(to: SocketAddress(ipAddress: source, port: 0))
      .connect(host: "127.0.0.1", port: port) { [context] channel in
        channel.eventLoop.makeCompletedFuture {
          if let context {
            let handler = try NIOSSLClientHandler(context: context, serverHostname: "gate.example")
            try channel.pipeline.syncOperations.addHandler(handler)
          }
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel,
            configuration: NIOAsyncChannel.Configuration(isOutboundHalfClosureEnabled: true)
          )
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await body(Wire(inbound, outbound))
    }
  }

  static func exchange(_ request: TestRequest, port: Int) async throws -> Reply {
    try await connect(port: port) { wire in
      try await wire.send(request.bytes)
      return try await wire.reply(hasBody: request.method != "HEAD")
    }
  }

  /// Whether an exchange that a short time limit ends got as far as it has to: false when the
  /// connection was closed before.
  static func isLongEnough(_ exchange: () async throws -> Void) async throws -> Bool {
    do {
      try await exchange()
      return true
    } catch Failure.closed {
      return false
    } catch is ChannelError {
      return false
    }
  }

  func send(_ bytes: [UInt8]) async throws {
    try await outbound.write(ByteBuffer(bytes: bytes))
  }

  func send(_ text: String) async throws {
    try await send(Array(text.utf8))
  }

  func finish() {
    outbound.finish()
  }

  /// The next answer; fails when the connection ends before one is whole.
  func reply(hasBody: Bool = true) async throws -> Reply {
    while true {
      if let reply = try parse(hasBody: hasBody) { return reply }
      guard try await receive() else { throw Failure.closed }
    }
  }

  /// At least this many bytes of whatever comes.
  func bytes(_ count: Int) async throws -> [UInt8] {
    while received.count < count {
      guard try await receive() else { throw Failure.closed }
    }
    return received
  }

  /// Waits until the server ends the connection.
  func waitUntilClosed() async throws {
    while try await receive() {}
  }

  private func receive() async throws -> Bool {
    guard !isClosed else { return false }
    do {
      guard let buffer = try await iterator.next(isolation: #isolation) else {
        isClosed = true
        return false
      }
      received += buffer.readableBytesView
      return true
    } catch {
      isClosed = true
      return false
    }
  }

  private func parse(hasBody: Bool) throws -> Reply? {
    guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).split(
      separator: "\r\n"
    )
    guard let first = lines.first, let status = Int(first.dropFirst(9).prefix(3)) else {
      throw Failure.malformed
    }
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        name: String(parts[0]),
        value: parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
      )
    }
    let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap {
      Int($0.value)
    }
    let count = hasBody && status >= 200 && status != 204 && status != 304 ? length ?? 0 : 0
    guard received.count >= end.upperBound + count else { return nil }
    let body = received[end.upperBound..<(end.upperBound + count)]
    received.removeFirst(end.upperBound + count)
    return Reply(status: status, headers: headers, body: String(decoding: body, as: UTF8.self))
  }
}

extension Wire {
  /// Reads until the text was received.
  func expect(_ text: String) async throws {
    while true {
      let found = try await bytes(0)
      if String(decoding: found, as: UTF8.self).contains(text) { return }
      _ = try await bytes(found.count + 1)
    }
  }
}
