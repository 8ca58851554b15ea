import Domain
import FoundationEssentials
import NIOCore
import NIOPosix
import OperatingSystem
import Synchronization
import TestSupport
import Testing

@testable import ControlService

@Suite("A signed call of the operator's own")
struct SignedCallTests {
  private struct FixedClock: WallClock {
    func now() -> Instant { Instant(unixSeconds: 1_900_000_000) }
  }

  /// What is found of a gateway that gives this answer, and what it was asked.
  private func check(answer: String?) async throws -> (findings: [Finding], request: String) {
    let heard = Mutex("")
    let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            Answering(answer) { text in heard.withLock { $0 += text } }
          )
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    defer { server.close(promise: nil) }
    let port = try #require(server.localAddress?.port)
    let folder = "/tmp/ghs-\(UUID().uuidString.prefix(8))"
    try Directory.make(folder, mode: 0o700)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileContents.write(
      Array(#"{"listen-port": \#(port)}"#.utf8),
      to: "\(folder)/gateway.json",
      mode: 0o600
    )
    let check = SignedCallCheck(
      folder: InstallationFolder(folder),
      clock: FixedClock(),
      patience: patience
    )
    return (await check.outcome().findings, heard.withLock { $0 })
  }

  private func answer(_ status: String, _ body: String) -> String {
    "HTTP/1.1 \(status)\r\ncontent-length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test("the refusal of a key that does not exist is what proves the way")
  func refusal() async throws {
    let (findings, request) = try await check(
      answer: answer("400 Bad Request", #"{"__type":"UnrecognizedClientException"}"#)
    )
    #expect(findings == [])
    #expect(request.contains("\r\nx-amz-date: 20300317T174640Z\r\n"))
    #expect(
      request.contains("Credential=GATEHOUSECTLCHECK/20300317/us-east-1/cognito-idp/aws4_request,")
    )
  }

  @Test("a fault, another refusal, and no answer are told")
  func faults() async throws {
    let bodies = [
      ("500 Internal Server Error", #"{"__type":"InternalErrorException"}"#),
      ("400 Bad Request", #"{"__type":"InvalidSignatureException"}"#),
    ]
    for (status, body) in bodies {
      let found = try await check(answer: answer(status, body)).findings
      #expect(found.count == 1)
      #expect(found.first?.cause.contains("\(status.prefix(3)) \(body), and not by") == true)
      #expect(found.first?.cure.contains("gatehouse-identity-federation@1.service") == true)
    }
    let silent = try await check(answer: nil).findings
    #expect(
      silent.first?.cause.hasPrefix("the gateway answers no call of clients at 127.0.0.1 port")
        == true
    )
  }

  @Test("where systemd listens for the gateway")
  func places() {
    #expect(
      ListenPlace(systemd: "127.0.0.1:8080 (Stream)") == ListenPlace(host: "127.0.0.1", port: 8080)
    )
    #expect(ListenPlace(systemd: "[::]:443 (Stream)") == ListenPlace(host: "::", port: 443))
    #expect(ListenPlace(host: "::", port: 443).reachableHost == "::1")
    #expect(ListenPlace(host: "0.0.0.0", port: 443).reachableHost == "127.0.0.1")
    for other in ["/run/a.sock (Stream)", "[::]:443 (Datagram)", ""] {
      #expect(ListenPlace(systemd: other[...]) == nil)
    }
  }
}

/// Gives one answer to whatever it reads, or none, and closes.
private final class Answering: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let answer: String?
  private let hear: (String) -> Void

  init(_ answer: String?, hear: @escaping (String) -> Void) {
    self.answer = answer
    self.hear = hear
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hear(String(buffer: unwrapInboundIn(data)))
    guard let answer else {
      context.close(promise: nil)
      return
    }
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)))
      .whenComplete { _ in channel.close(promise: nil) }
  }
}
