internal import NIOCore

/// Closes a connection on which no request is in progress for too long.
///
/// Stands first in the pipeline, below TLS, so that a client that connects and stays silent, stops
/// in the middle of a handshake or sends a header byte by byte is let go too. A request that has
/// begun is `RequestDeadline`'s; it reports here when it starts and ends. Lives on the
/// connection's event loop.
final class ConnectionDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let requestTime: TimeAmount
  private let idleTime: TimeAmount
  /// Tells other threads what this one knows.
  private let idle: IdleTime
  private var requestsInProgress = 0
  /// When the last request ended.
  private var restingSince: NIODeadline = .uptimeNanoseconds(0)
  /// When the first byte came of what is not a request yet; a new connection owes one at once.
  private var receivingSince: NIODeadline?
  /// HTTP/2 has frames that belong to no request, so a byte there promises none.
  private var isMultiplexed = false
  private var task: Scheduled<Void>?
  /// Tells the handlers above that the connection is to end; nil unless that waits.
  private var endLater: (() -> Void)?

  /// How long a connection at rest outlives the end of the listener.
  ///
  /// A request that is on its way then is
  /// answered, and the answer says that the connection ends; a closed connection would lose the request.
  private static let lastChance: TimeAmount = .milliseconds(500)

  init(_ limits: ConnectionLimits, idle: IdleTime = IdleTime()) {
    self.idle = idle
    requestTime = TimeAmount(limits.requestTime)
    idleTime = TimeAmount(limits.idleTime)
  }

  func requestStarted() {
    requestsInProgress += 1
    receivingSince = nil
    idle.end()
    endLater?()
  }

  func requestsEnded(_ count: Int = 1, at now: NIODeadline) {
    requestsInProgress -= count
    restingSince = now
    if requestsInProgress == 0 { idle.begin(at: now) }
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let now = context.eventLoop.now
    receivingSince = now
    idle.begin(at: now)
    schedule(context, at: now + requestTime)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    task?.cancel()
    task = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if requestsInProgress == 0, receivingSince == nil, !isMultiplexed {
      receivingSince = context.eventLoop.now
    }
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // HTTP/2 has a frame of its own that says so (GOAWAY).
    guard event is ChannelShouldQuiesceEvent, requestsInProgress == 0, !isMultiplexed else {
      return context.fireUserInboundEventTriggered(event)
    }
    let loop = context.eventLoop.assumeIsolated()
    let end = {
      guard self.endLater != nil else { return }
      self.endLater = nil
      // After the handlers above have seen the request that begins.
      loop.execute { context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
    }
    endLater = end
    loop.scheduleTask(in: Self.lastChance) { end() }
  }

  /// Said by the first HTTP/2 stream.
  func becomeMultiplexed() {
    isMultiplexed = true
  }

  private func schedule(_ context: ChannelHandlerContext, at deadline: NIODeadline) {
    task = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      self.check(context)
    }
  }

  /// Looks at the clock at least once in `requestTime`, whatever happened since, so that a request
  /// costs no timer of its own.
  private func check(_ context: ChannelHandlerContext) {
    let now = context.eventLoop.now
    let nextLook = now + requestTime
    guard requestsInProgress == 0 else { return schedule(context, at: nextLook) }
    let deadline = receivingSince.map { $0 + requestTime } ?? restingSince + idleTime
    if deadline <= now {
      context.close(promise: nil)
    } else {
      schedule(context, at: min(deadline, nextLook))
    }
  }
}
