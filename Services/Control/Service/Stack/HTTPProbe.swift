internal import NIOCore
internal import NIOPosix

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
    await withTaskGroup(of: String?.self) { group in
      group.addTask {
        do {
          return try await exchange(request, port: port, maxBytes: maxBytes)
        } catch {
          return nil
        }
      }
      group.addTask {
        await sleepUnlessCancelled(timeout)
        return nil
      }
      let answer = await group.next() ?? nil
      group.cancelAll()
      guard let answer, answer.hasPrefix("HTTP/1.1 "),
        let status = Int(answer.dropFirst(9).prefix(3))
      else { return nil }
      return (status, answer)
    }
  }

  /// Whether the head of an answer of a gateway's operator listener names that process.
  static func isAnswer(_ answer: String, of processID: Int32?) -> Bool {
    guard let processID else { return false }
    return answer.split(separator: "\r\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }
      .contains { $0.lowercased() == "gatehouse-process: \(processID)" }
  }

  private static func exchange(
    _ request: [UInt8],
    port: Int,
    maxBytes: Int
  ) async throws -> String {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(bytes: request))
      var answer = ""
      for try await part in inbound {
        answer += String(buffer: part)
        if answer.utf8.count > maxBytes { break }
      }
      return answer
    }
  }
}
