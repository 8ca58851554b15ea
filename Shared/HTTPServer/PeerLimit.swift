internal import Logging
internal import Metrics
internal import NIOCore

/// Closes a new connection at once when its client has as many as one may have, and makes room for the
/// others when nearly all are taken.
///
/// Stands first on the listening channel: a connection that is one too many gets no pipeline, no
/// handshake and no place among those that are counted.
final class PeerLimit: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private var peers: PeerConnections
  private let connections: OpenConnections
  private let shares: ClientShares
  private let logger: Logger
  private var isCrowdReported = false

  init(
    _ peers: PeerConnections,
    of connections: OpenConnections,
    shares: ClientShares,
    logger: Logger
  ) {
    self.peers = peers
    self.connections = connections
    self.shares = shares
    self.logger = logger
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    let address = connection.remoteAddress?.ipAddress
    let networks = address.map(peers.networks) ?? []
    switch peers.open(networks) {
    case .admitted:
      let loop = context.eventLoop
      let this = NIOLoopBound(self, eventLoop: loop)
      connection.closeFuture.hop(to: loop).whenComplete { _ in this.value.peers.close(networks) }
      makeRoom()
      context.fireChannelRead(data)
    case .refused(let isFirst):
      shares.refused?.increment()
      connection.close(promise: nil)
      // Once for each time it fills its share, or the log would be the next thing to fill.
      guard isFirst else { return }
      logger.warning(
        "one address has as many connections as it may (limits.connections-per-address)",
        metadata: ["source-ip": "\(address ?? "")"]
      )
    }
  }

  private func makeRoom() {
    guard peers.isCrowded else {
      isCrowdReported = false
      return
    }
    guard connections.closeLongestResting(peers.standing) else { return }
    shares.crowdedOut?.increment()
    guard !isCrowdReported else { return }
    isCrowdReported = true
    logger.warning(
      "nearly all connections are taken, so those that rest longest are closed (limits.connections)"
    )
  }
}
