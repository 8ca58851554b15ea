internal import CGatehouseSystem
internal import Glibc
internal import Synchronization

/// Accepts connections on a listening Unix socket, on a thread of its own, until it is stopped.
///
/// Leaves the length of the socket's queue to its maker: NIO's server channel would call listen(2)
/// again with a length of its own, and undo what the service manager was told (`Backlog=`).
public final class SocketAcceptor: Sendable {
  private struct Sockets {
    var listening: Int32
    /// Who waits for the thread's end.
    var stopping: CheckedContinuation<Void, Never>?
  }

  private let sockets: Mutex<Sockets>
  /// A pipe: the thread ends when its second end is closed.
  private let wake: (read: Int32, write: Int32)
  private let checkMilliseconds: Int32
  private let accepted: @Sendable (Int32) -> Void
  private let check: @Sendable () -> Int32?

  /// Begins to accept.
  ///
  /// - Parameters:
  ///   - listening: The socket; `stop` gives it back.
  ///   - interval: How often `check` is called.
  ///   - accepted: Takes the descriptor of a connection, and closes it.
  ///   - check: Answers a socket to listen on in place of the present one, which is then closed; nil
  ///     to go on.
  /// - Throws: `FileFailure` when there is no descriptor or thread to be had.
  public init(
    _ listening: Int32,
    checkingEvery interval: Duration,
    accepted: @escaping @Sendable (Int32) -> Void,
    check: @escaping @Sendable () -> Int32?
  ) throws(FileFailure) {
    var ends: [Int32] = [-1, -1]
    let failure = gatehouse_pipe(&ends)
    guard failure == 0 else { throw FileFailure(path: "pipe", errorNumber: -failure) }
    wake = (ends[0], ends[1])
    let (seconds, attoseconds) = interval.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    checkMilliseconds = Int32(clamping: max(1, milliseconds))
    self.accepted = accepted
    self.check = check
    sockets = Mutex(Sockets(listening: listening))
    // Another process may share it and be faster: accepting must not wait for the next peer then.
    let flags = fcntl(listening, F_GETFL)
    _ = fcntl(listening, F_SETFL, flags | O_NONBLOCK)
    let error = DetachedThread.startIfPossible { self.run() }
    guard error == 0 else {
      close(wake.read)
      close(wake.write)
      throw FileFailure(path: "thread", errorNumber: error)
    }
  }

  /// Ends the thread, and answers the socket, which is the caller's to close.
  ///
  /// Nothing is accepted afterwards. What waits in the socket's queue stays there for who listens on
  /// it next, or is told by its end to go elsewhere. Called once.
  public func stop() async -> Int32 {
    await withCheckedContinuation { continuation in
      sockets.withLock { $0.stopping = continuation }
      close(wake.write)
    }
    close(wake.read)
    return sockets.withLock { $0.listening }
  }

  private func run() {
    var nextCheck = ContinuousClock.now + .milliseconds(checkMilliseconds)
    while true {
      let listening = sockets.withLock { $0.listening }
      let result = gatehouse_accept(listening, wake.read, checkMilliseconds)
      if result == -ECANCELED { break }
      if result >= 0 {
        accepted(result)
      }
      // By the clock: peers that come without pause must not keep the socket from being looked after.
      guard ContinuousClock.now >= nextCheck else { continue }
      if let next = check() {
        sockets.withLock { $0.listening = next }
        close(listening)
      }
      nextCheck = ContinuousClock.now + .milliseconds(checkMilliseconds)
    }
    sockets.withLock { $0.stopping.take() }?.resume()
  }
}
