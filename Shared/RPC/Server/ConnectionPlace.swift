/// One of the connections that a limiter counts, for as long as it is held.
final class ConnectionPlace: Sendable {
  private let limiter: CallLimiter

  /// Takes a place; nil when there is none.
  init?(in limiter: CallLimiter) {
    guard limiter.enter() else { return nil }
    self.limiter = limiter
  }

  deinit {
    limiter.leave()
  }
}
