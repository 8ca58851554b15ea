internal import NIOCore

/// Refuses connections beyond so many: a few operators need few.
final class ConnectionLimit: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private var open = 0

  private static let most = 128

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    guard open < Self.most else { return connection.close(promise: nil) }
    open += 1
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    connection.closeFuture.hop(to: context.eventLoop).whenComplete { _ in bound.value.open -= 1 }
    context.fireChannelRead(data)
  }

  /// A descriptor that is missing for a moment ends no listener.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
