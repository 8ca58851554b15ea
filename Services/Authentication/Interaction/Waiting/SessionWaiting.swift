internal import AuthenticationCore
internal import Domain

/// Waits for changes of sessions (USR-26).
///
/// Without a proof, since it tells no more than that something has changed: the gateway asks for many
/// pages at a time, and each page's own proof when there is something to tell.
struct SessionWaiting: Sendable {
  let sessions: InteractionSessionStore
  let wakes: InteractionWakes
  let clock: any WallClock
  /// After how long a waiting caller looks besides.
  let lookInterval: Duration

  static let maxSessions = 256
  static let maxWait = Duration.seconds(8)
  var maxWait = Self.maxWait

  /// The sessions that have changed, as soon as there is one; none when the time is up.
  func changed(
    _ asked: [AwaitedSession],
    within wait: Duration
  ) async throws(AuthenticationFailure) -> [String] {
    let limit = ContinuousClock.now + min(max(wait, .zero), maxWait)
    let topics = asked.map { InteractionNotice.topic(of: $0.id) }
    return try await wakes.waiting(for: topics) { (wait) async throws(AuthenticationFailure) in
      while true {
        let changed = try await sessions.changed(asked, at: clock.now())
        let now = ContinuousClock.now
        guard changed.isEmpty, now < limit, !Task.isCancelled else { return changed }
        await wait.sleep(until: min(limit, now + lookInterval))
      }
    }
  }
}
