internal import Synchronization

/// Waits for changes of sessions, many of them with one call.
///
/// A call for each waiting page would take all that a connection between two services may have in flight,
/// and sign-ins would be refused. So pages that begin to wait within a moment are asked for together. What
/// is asked is only whether a session has changed: a page's proof is checked when its state is read.
final class SessionWaits: Sendable {
  /// One session and the version that is known of it.
  struct Subject: Sendable, Hashable {
    let session: String
    let version: Int64
  }

  /// Answers the sessions that have changed once there is one, or none after the time.
  typealias Ask = @Sendable (_ subjects: [Subject], _ time: Duration) async -> Set<String>?

  fileprivate struct Waiter {
    let subject: Subject
    let until: ContinuousClock.Instant
    let continuation: CheckedContinuation<Bool, Never>
  }

  fileprivate struct State {
    var waiters: [UInt64: Waiter] = [:]
    var next: UInt64 = 0
    /// Those that no call asks for yet.
    var fresh: [UInt64] = []
    var isGathering = false
    var isEnded = false
  }

  /// As many as one call may name.
  static let maxSubjects = 256
  /// As long as one call may wait.
  static let maxTime = Duration.seconds(8)
  /// Less is not worth a call.
  private static let minTime = Duration.milliseconds(100)

  /// Whether it has stopped waiting.
  var isEnded: Bool { state.withLock(\.isEnded) }

  private let ask: Ask
  private let gatherTime: Duration
  private let state = Mutex(State())

  /// Makes one without waiters.
  ///
  /// - Parameters:
  ///   - gatherTime: How long the first of a call waits for others.
  ///   - ask: The call.
  init(gatherTime: Duration = .milliseconds(20), ask: @escaping Ask) {
    self.ask = ask
    self.gatherTime = gatherTime
  }

  /// Returns at the session's first change after the version, or at the time, or when nothing can be
  /// asked.
  ///
  /// - Returns: Whether it is worth while to read the session's state: false where the time passed, or
  ///   the process stops.
  func wait(for subject: Subject, until: ContinuousClock.Instant) async -> Bool {
    await withCheckedContinuation { continuation in
      let (isEnded, begins) = state.withLock { state in
        guard !state.isEnded else { return (true, false) }
        let waiter = Waiter(subject: subject, until: until, continuation: continuation)
        state.next += 1
        state.waiters[state.next] = waiter
        state.fresh.append(state.next)
        return (false, state.beginGathering())
      }
      if isEnded { continuation.resume(returning: false) }
      if begins { gather() }
    }
  }

  /// Ends all waiting, now and later: the process stops.
  func end() {
    let waiters = state.withLock { state in
      state.isEnded = true
      defer { state.waiters = [:] }
      return state.waiters.values.map(\.continuation)
    }
    for continuation in waiters { continuation.resume(returning: false) }
  }

  private func gather() {
    Task {
      // It is not cancelled.
      try? await Task.sleep(for: gatherTime)
      for group in takeGroups() { Task { await carry(group) } }
    }
  }

  /// Those with little time left apart, for the shortest of a group ends its call.
  private func takeGroups() -> [[UInt64]] {
    let now = ContinuousClock.now
    return state.withLock { state in
      var short: [UInt64] = []
      var long: [UInt64] = []
      for id in state.fresh {
        guard let waiter = state.waiters[id] else { continue }
        if waiter.until - now < Self.maxTime { short.append(id) } else { long.append(id) }
      }
      state.fresh = []
      state.isGathering = false
      return [short, long].flatMap { ids in
        stride(from: 0, to: ids.count, by: Self.maxSubjects).map {
          Array(ids[$0..<min($0 + Self.maxSubjects, ids.count)])
        }
      }
    }
  }

  private func carry(_ group: [UInt64]) async {
    let waiters = state.withLock { state in group.compactMap { state.waiters[$0] } }
    guard let first = waiters.map(\.until).min() else { return }
    let time = min(max(first - ContinuousClock.now, Self.minTime), Self.maxTime)
    settle(group, changed: await ask(waiters.map(\.subject), time))
  }

  /// Ends the waiting of those that changed or have no time left; the others are asked for again.
  private func settle(_ group: [UInt64], changed: Set<String>?) {
    let now = ContinuousClock.now
    var ended: [(CheckedContinuation<Bool, Never>, Bool)] = []
    let begins = state.withLock { state in
      for id in group {
        guard let waiter = state.waiters[id] else { continue }
        let isChanged = changed?.contains(waiter.subject.session) ?? true
        guard isChanged || waiter.until - now < Self.minTime else {
          state.fresh.append(id)
          continue
        }
        state.waiters[id] = nil
        ended.append((waiter.continuation, isChanged))
      }
      return state.beginGathering()
    }
    for (continuation, isChanged) in ended { continuation.resume(returning: isChanged) }
    if begins { gather() }
  }
}

extension SessionWaits.State {
  /// Whether the caller is to gather those that are fresh; true once for each gathering.
  fileprivate mutating func beginGathering() -> Bool {
    guard !isGathering, !fresh.isEmpty else { return false }
    isGathering = true
    return true
  }
}
