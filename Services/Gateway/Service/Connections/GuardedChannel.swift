internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// A connection's stack with `ConnectionDeadline` below everything else, TLS included.
struct GuardedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let limits: GatewayConfiguration.Limits

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(ConnectionDeadline(limits))
    }.flatMap {
      base.setup(channel: channel, logger: logger)
    }
  }

  func handle(value: Base.Value, logger: Logger) async {
    await base.handle(value: value, logger: logger)
  }
}
