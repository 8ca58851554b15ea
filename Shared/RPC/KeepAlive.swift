/// Decides when a silent peer is asked whether it lives, and when it is given up.
struct KeepAlive {
  enum Step: Equatable {
    /// Nothing to do before this moment.
    case wait(until: ContinuousClock.Instant)
    /// Send a ping, look again at that moment.
    case ping(opaque: UInt64, until: ContinuousClock.Instant)
    /// The peer did not answer.
    case dead
  }

  private let interval: Duration
  private let timeout: Duration
  private var lastHeard: ContinuousClock.Instant
  private var pingedAt: ContinuousClock.Instant?
  private var opaque: UInt64 = 0

  init(interval: Duration, timeout: Duration, now: ContinuousClock.Instant) {
    self.interval = interval
    self.timeout = timeout
    lastHeard = now
  }

  /// Any byte proves that the peer lives.
  mutating func heard(at now: ContinuousClock.Instant) {
    lastHeard = now
    pingedAt = nil
  }

  mutating func check(at now: ContinuousClock.Instant) -> Step {
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
