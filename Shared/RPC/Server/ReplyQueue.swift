internal import NIOCore
internal import Synchronization

/// Answers on their way from the handlers' threads to the connection's event loop.
///
/// Those that arrive while the loop is busy are written together: one system call for many.
final class ReplyQueue: Sendable {
  struct Reply: Sendable {
    let stream: UInt64
    let encoded: [UInt8]
    let code: RPCStatusCode
  }

  private let replies = Mutex<[Reply]>([])
  private let eventLoop: any EventLoop
  private let owner: NIOLoopBound<ServerConnectionHandler>

  init(owner: ServerConnectionHandler, eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
    self.owner = NIOLoopBound(owner, eventLoop: eventLoop)
  }

  func push(_ reply: Reply) {
    let isFirst = replies.withLock { replies in
      replies.append(reply)
      return replies.count == 1
    }
    guard isFirst else { return }
    eventLoop.execute { self.owner.value.arrived(self.takeAll()) }
  }

  private func takeAll() -> [Reply] {
    replies.withLock { replies in
      let taken = replies
      replies = []
      return taken
    }
  }
}
