internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import OperatingSystem

/// A connection's stack with `ConnectionDeadline` below everything else, TLS included.
struct GuardedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let limits: ConnectionLimits
  /// Where it is known as open; the operator's are known nowhere.
  let connections: OpenConnections?

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    channel.eventLoop.makeCompletedFuture {
      let idle = IdleTime()
      try channel.pipeline.syncOperations.addHandler(ConnectionDeadline(limits, idle: idle))
      connections?.add(channel, idle: idle)
    }.flatMap {
      base.setup(channel: channel, logger: logger)
    }
  }

  func handle(value: Base.Value, logger: Logger) async {
    // On the connection's own thread: a request would otherwise cross to another one and back at
    // every suspension, which costs more than reading, checking and answering it.
    let eventLoop = value.channel.eventLoop
    await withTaskExecutorPreference(QueueTaskExecutor { eventLoop.execute($0) }) {
      await base.handle(value: value, logger: logger)
    }
  }
}
