internal import Logging
internal import NIOCore

/// Keeps the listener alive when a connection cannot be accepted.
///
/// Running out of file descriptors (EMFILE) is reported as an error of the listening channel;
/// unhandled, it would end the server, and a flood of connections would be a way to stop it.
final class AcceptErrors: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel

  private let logger: Logger

  init(logger: Logger) {
    self.logger = logger
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    logger.warning("a connection could not be accepted", metadata: ["error": "\(error)"])
  }
}
