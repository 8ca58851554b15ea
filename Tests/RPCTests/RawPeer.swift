import GatehouseMessages
import NIOCore
import NIOPosix
import Synchronization

@testable import RPC

/// A peer that sends whatever bytes a test wants, and keeps what it gets.
final class RawPeer: Sendable {
  private let channel: any Channel
  private let inbox: Inbox
  private let accepted = CancellationCount()

  final class Inbox: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    let received = Mutex(ByteBuffer())
    let closed = Flag()

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var bytes = unwrapInboundIn(data)
      received.withLock { received in _ = received.writeBuffer(&bytes) }
    }

    func channelInactive(context: ChannelHandlerContext) {
      closed.set()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  init(_ harness: RPCTestHarness, instance: String = "1", reads: Bool = true) async throws {
    let inbox = Inbox()
    self.inbox = inbox
    channel = try await ClientBootstrap(group: harness.group)
      .channelOption(.autoRead, value: reads)
      .channelInitializer { channel in channel.pipeline.addHandler(inbox) }
      .connect(unixDomainSocketPath: "\(harness.directory)/\(instance).sock").get()
  }

  /// Whether the server ended the connection.
  var isClosed: Bool { inbox.closed.isSet }

  /// Frames of which the operating system took the last byte.
  var written: Int { accepted.value }

  /// The frames that arrived so far.
  var frames: [Frame] {
    get throws {
      let bytes = inbox.received.withLock { $0 }
      var reader = FrameReader(maxFrameBytes: 1 << 24, expectsPreface: false)
      reader.append(bytes)
      var frames: [Frame] = []
      while let frame = try reader.next() {
        frames.append(frame)
      }
      return frames
    }
  }

  func send(_ bytes: [UInt8]) {
    channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
  }

  func send(_ frame: Frame) throws {
    var buffer = ByteBuffer()
    try FrameWriter.append(frame, to: &buffer)
    channel.writeAndFlush(buffer).whenSuccess { self.accepted.add() }
  }

  func close() {
    channel.close(promise: nil)
  }
}
