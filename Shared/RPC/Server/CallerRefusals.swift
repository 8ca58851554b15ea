internal import Logging
internal import OperatingSystem
internal import Synchronization

/// Tells the operator of peers that may call nothing here.
///
/// At most once a second, with how many there were: a local user can connect as fast as it likes, and
/// must not fill the log.
final class CallerRefusals: Sendable {
  private struct State {
    var toldAt: ContinuousClock.Instant?
    var untold = 0
  }

  private let logger: Logger
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  private static let pause = Duration.seconds(1)

  init(logger: Logger, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.logger = logger
    self.now = now
  }

  /// Notes a peer; nil is one that the kernel says nothing of.
  func note(_ peer: PeerCredentials?) {
    guard let untold = takeTurn() else { return }
    logger.warning(
      "RPC caller refused",
      metadata: [
        "peer-uid": "\(peer.map { "\($0.userID)" } ?? "unknown")", "untold": "\(untold)",
      ]
    )
  }

  /// How many were not told since the last; nil where it is too soon.
  private func takeTurn() -> Int? {
    let now = now()
    return state.withLock { state in
      if let last = state.toldAt, now - last < Self.pause {
        state.untold += 1
        return nil
      }
      defer { state = State(toldAt: now) }
      return state.untold
    }
  }
}
