internal import NIOCore
internal import Synchronization

/// The way to a connection from any thread: calls wait here for the event loop, and those that
/// arrive while it is busy are written together.
final class ClientConnection: Sendable {
  enum Command: Sendable {
    case call(PendingCall)
    case cancel(PendingCall)
  }

  private struct Commands {
    var waiting: [Command] = []
    var isClosed = false
  }

  private let commands = Mutex(Commands())
  private let eventLoop: any EventLoop
  private let handler: NIOLoopBound<ClientConnectionHandler>

  init(_ handler: ClientConnectionHandler, eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
    self.handler = NIOLoopBound(handler, eventLoop: eventLoop)
  }

  /// Sends the call and waits for its end.
  func perform(_ call: PendingCall) async -> PendingCall.Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        call.wait(continuation)
        push(.call(call))
      }
    } onCancel: {
      call.end(.answered(.failure(RPCError(code: .cancelled))))
      push(.cancel(call))
    }
  }

  func push(_ command: Command) {
    let isFirst: Bool? = commands.withLock { commands in
      guard !commands.isClosed else { return nil }
      commands.waiting.append(command)
      return commands.waiting.count == 1
    }
    switch (isFirst, command) {
    case (true?, _): eventLoop.execute { self.handler.value.commandsArrived() }
    case (nil, .call(let call)): call.end(.notBegun)
    case (nil, .cancel), (false?, _): return
    }
  }

  func takeAll() -> [Command] {
    commands.withLock { commands in
      let taken = commands.waiting
      commands.waiting = []
      return taken
    }
  }

  /// The socket is gone: what waits was never sent.
  func disconnected() {
    let unsent = commands.withLock { commands in
      commands.isClosed = true
      let unsent = commands.waiting
      commands.waiting = []
      return unsent
    }
    for case .call(let call) in unsent {
      call.end(.notBegun)
    }
  }

  /// Another instance takes what may be repeated or was never sent.
  func giveUpRepeatable() {
    eventLoop.execute { self.handler.value.giveUpRepeatable() }
  }

  /// Ends the connection; calls in flight are lost.
  func close() {
    eventLoop.execute { self.handler.value.close() }
  }
}
