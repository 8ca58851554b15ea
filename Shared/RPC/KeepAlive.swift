internal import NIOCore

/// Decides when a silent peer is asked whether it lives, and when it is given up.
///
/// Its time is that of the connection's event loop.
struct KeepAlive {
  enum Step: Equatable {
    /// Nothing to do before this moment.
    case wait(until: NIODeadline)
    /// Send a ping, look again at that moment.
    case ping(opaque: UInt64, until: NIODeadline)
    /// The peer did not answer.
    case dead
  }

  private let interval: TimeAmount
  private let timeout: TimeAmount
  private var lastHeard: NIODeadline
  private var pingedAt: NIODeadline?
  private var opaque: UInt64 = 0

  /// Gives a peer up that is dead.
  init(_ limits: RPCLimits, now: NIODeadline) {
    interval = TimeAmount(limits.keepAliveInterval)
    timeout = TimeAmount(limits.keepAliveTimeout)
    lastHeard = now
  }

  /// Finds a peer that only may be: others are preferred to it.
  init(suspecting limits: RPCLimits, now: NIODeadline) {
    interval = TimeAmount(limits.suspicionInterval)
    timeout = TimeAmount(limits.suspicionTimeout)
    lastHeard = now
  }

  /// Any byte proves that the peer lives.
  mutating func heard(at now: NIODeadline) {
    lastHeard = now
    pingedAt = nil
  }

  mutating func check(at now: NIODeadline) -> Step {
    if let pingedAt {
      guard now >= pingedAt + timeout else { return .wait(until: pingedAt + timeout) }
      return .dead
    }
    guard now >= lastHeard + interval else { return .wait(until: lastHeard + interval) }
    pingedAt = now
    opaque &+= 1
    return .ping(opaque: opaque, until: now + timeout)
  }
}
