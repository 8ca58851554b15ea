internal import NIOCore

/// Tells a peer why it is not wanted, and closes without having read anything.
final class RefusingHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// Closed at once, what the peer had sent already would destroy what we say.
  private static let time = TimeAmount.milliseconds(200)

  private let reason: String

  init(reason: String) {
    self.reason = reason
  }

  func channelActive(context: ChannelHandlerContext) {
    var bytes = ByteBuffer()
    FrameWriter.appendControl(FrameWriter.goAway(reason), to: &bytes)
    context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
    let channel = context.channel
    context.eventLoop.scheduleTask(in: Self.time) { channel.close(promise: nil) }
  }
}
