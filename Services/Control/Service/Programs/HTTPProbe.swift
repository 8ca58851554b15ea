internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// Asks an HTTP address on this machine.
enum HTTPProbe {
  /// The status and the beginning of the answer; nil when no answer comes in time.
  static func get(
    _ path: String,
    port: Int,
    timeout: Duration,
    maxBytes: Int = 16_384
  ) async -> (Int, String)? {
    let request = "GET \(path) HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    return await send(Array(request.utf8), port: port, timeout: timeout, maxBytes: maxBytes)
  }

  /// The same for a request that is written out, and after which the connection closes.
  static func send(
    _ request: [UInt8],
    port: Int,
    timeout: Duration,
    maxBytes: Int = 16_384
  ) async -> (Int, String)? {
    await send(
      request,
      to: "127.0.0.1",
      port: port,
      isOverTLS: false,
      timeout: timeout,
      maxBytes: maxBytes
    )
  }

  /// The same to another of this machine's addresses, by TLS or not.
  ///
  /// The certificate is not checked: nothing secret is sent, and it names another host than this machine.
  static func send(
    _ request: [UInt8],
    to host: String,
    port: Int,
    isOverTLS: Bool,
    timeout: Duration,
    maxBytes: Int = 16_384
  ) async -> (Int, String)? {
    await withTaskGroup(of: String?.self) { group in
      group.addTask {
        do {
          let channel = try await connect(host, port, isOverTLS: isOverTLS)
          return try await answer(to: request, over: channel, maxBytes: maxBytes)
        } catch {
          return nil
        }
      }
      group.addTask {
        await sleepUnlessCancelled(timeout)
        return nil
      }
      let heard = await group.next() ?? nil
      group.cancelAll()
      guard let heard, heard.hasPrefix("HTTP/1.1 "),
        let status = Int(heard.dropFirst(9).prefix(3))
      else { return nil }
      return (status, heard)
    }
  }

  /// Whether the head of an answer of a gateway's operator listener names that process.
  static func isAnswer(_ answer: String, of processID: Int32?) -> Bool {
    guard let processID else { return false }
    return answer.split(separator: "\r\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }
      .contains { $0.lowercased() == "gatehouse-process: \(processID)" }
  }

  private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  private static func connect(
    _ host: String,
    _ port: Int,
    isOverTLS: Bool
  ) async throws -> Connection {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.certificateVerification = .none
    let context = try isOverTLS ? NIOSSLContext(configuration: configuration) : nil
    return try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          if let context {
            try channel.pipeline.syncOperations.addHandler(
              NIOSSLClientHandler(context: context, serverHostname: nil)
            )
          }
          return try Connection(wrappingChannelSynchronously: channel)
        }
      }
  }

  private static func answer(
    to request: [UInt8],
    over channel: Connection,
    maxBytes: Int
  ) async throws -> String {
    try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(bytes: request))
      var answer = ""
      do {
        for try await part in inbound {
          answer += String(buffer: part)
          if answer.utf8.count > maxBytes { break }
        }
      } catch let error as NIOSSLError {
        // A server that closes without saying so by TLS has said all the same what it had to say.
        guard error == .uncleanShutdown, !answer.isEmpty else { throw error }
      }
      return answer
    }
  }
}
