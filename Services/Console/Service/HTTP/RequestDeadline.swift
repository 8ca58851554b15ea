internal import NIOCore

/// Closes a connection that sends its request too slowly, rests too long, or is not answered in time.
///
/// An attacker who sends a byte now and then holds no connection (Slowloris).
final class RequestDeadline: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var close: (() -> Void)?
  private var loop: (any EventLoop)?
  private var scheduled: Scheduled<Void>?
  private var isReceiving = false

  private static let requestTime: TimeAmount = .seconds(20)
  private static let answerTime: TimeAmount = .seconds(60)
  private static let restTime: TimeAmount = .seconds(60)

  func handlerAdded(context: ChannelHandlerContext) {
    loop = context.eventLoop
    close = { context.close(promise: nil) }
    schedule(Self.requestTime)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    scheduled?.cancel()
    scheduled = nil
    close = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isReceiving {
      isReceiving = true
      schedule(Self.requestTime)
    }
    context.fireChannelRead(data)
  }

  func requestArrived() { schedule(Self.answerTime) }

  func requestAnswered() {
    isReceiving = false
    schedule(Self.restTime)
  }

  private func schedule(_ time: TimeAmount) {
    scheduled?.cancel()
    scheduled = loop?.assumeIsolated().scheduleTask(in: time) { self.close?() }
  }
}
