internal import Logging
internal import Metrics
internal import NIOCore

/// Closes a new connection at once when its peer has as many as one may have.
///
/// Stands first on the listening channel: a connection that is one too many gets no pipeline, no
/// handshake and no place among those that are counted.
final class PeerLimit: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private var peers: PeerConnections
  private let metrics: any MetricsFactory
  private lazy var refused = Counter(
    label: "gatehouse_gateway_connections_refused_total",
    factory: metrics
  )
  private let logger: Logger

  init(_ peers: PeerConnections, metrics: any MetricsFactory, logger: Logger) {
    self.peers = peers
    self.metrics = metrics
    self.logger = logger
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    guard let address = connection.remoteAddress?.ipAddress, let key = peers.key(address) else {
      context.fireChannelRead(data)
      return
    }
    switch peers.open(key) {
    case .admitted:
      let loop = context.eventLoop
      let this = NIOLoopBound(self, eventLoop: loop)
      connection.closeFuture.hop(to: loop).whenComplete { _ in this.value.peers.close(key) }
      context.fireChannelRead(data)
    case .refused(let isFirst):
      refused.increment()
      connection.close(promise: nil)
      // Once for each time it fills its share, or the log would be the next thing to fill.
      guard isFirst else { return }
      logger.warning(
        "one address has as many connections as it may (limits.connections-per-address)",
        metadata: ["source-ip": "\(address)"]
      )
    }
  }
}
