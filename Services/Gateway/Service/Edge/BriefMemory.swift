internal import NIOConcurrencyHelpers

/// What another process answered to questions of one kind, each cached for a second.
///
/// Questions that are asked at the same time go out once. An answer that is not to be cached is not, and no more than
/// `maxCached` answers are: no client can fill the memory.
final class BriefMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// How long after it was asked for an answer is given from memory.
  static var life: Duration { .seconds(1) }
  /// So many answers of one to two kilobytes.
  static var maxCached: Int { 1024 }
  /// Outdated answers are not removed while there are fewer answers than this.
  private static var minSwept: Int { 32 }

  /// An answer, and whether others may have it.
  typealias Outcome = Result<(value: Value, isKept: Bool), PublicError>
  private typealias Time = ContinuousClock.Instant

  private struct Cached {
    let value: Value
    /// When it was asked for; what changed before is in it.
    let asked: Time
  }

  private struct Question {
    let asked: Time
    var waiting: [CheckedContinuation<Outcome, Never>]
  }

  private struct State {
    var cached: [Key: Cached] = [:]
    /// The number of answers at which the outdated ones are removed.
    ///
    /// It is twice what was left last time, so that the removals cost a fixed amount for each answer that is added.
    var sweptAt = minSwept
    var questions: [UInt64: Question] = [:]
    /// The last question about each key, while it is open.
    var latest: [Key: UInt64] = [:]
    var lastNumber: UInt64 = 0
  }

  private let state = NIOLockedValueBox(State())
  private let now: @Sendable () -> ContinuousClock.Instant
  private let ask: @Sendable (Key, Caller) async -> Outcome

  /// Asks by `ask`, at the time that `now` says.
  init(
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    _ ask: @escaping @Sendable (Key, Caller) async -> Outcome
  ) {
    self.now = now
    self.ask = ask
  }

  /// How many answers are in memory.
  var count: Int { state.withLockedValue { $0.cached.count } }

  /// How many requests wait for an answer.
  var waiting: Int {
    state.withLockedValue { $0.questions.values.reduce(0) { $0 + $1.waiting.count } }
  }

  /// The answer, where it is in memory and young enough.
  func cached(_ key: Key) -> Value? {
    let now = now()
    guard let cached = state.withLockedValue({ $0.cached[key] }), now - cached.asked < Self.life
    else {
      return nil
    }
    return cached.value
  }

  /// The answer, asked for if need be.
  func value(of key: Key, for caller: Caller) async throws(PublicError) -> Value {
    if let cached = cached(key) { return cached }
    return try await withCheckedContinuation { continuation in
      wait(continuation, key, caller)
    }.get().value
  }

  /// Joins the question that is open, unless it is so old that its answer may miss a change.
  private func wait(
    _ continuation: CheckedContinuation<Outcome, Never>,
    _ key: Key,
    _ caller: Caller
  ) {
    let asked = now()
    let number = state.withLockedValue { state -> UInt64? in
      if let latest = state.latest[key], let question = state.questions[latest],
        asked - question.asked < Self.life
      {
        state.questions[latest]?.waiting.append(continuation)
        return nil
      }
      state.lastNumber += 1
      state.latest[key] = state.lastNumber
      state.questions[state.lastNumber] = Question(asked: asked, waiting: [continuation])
      return state.lastNumber
    }
    guard let number else { return }
    // Not in the task of the first request: others wait for the answer when its connection ends.
    Task { self.end(number, key, await self.ask(key, caller)) }
  }

  private func end(_ number: UInt64, _ key: Key, _ outcome: Outcome) {
    let now = now()
    let waiting = state.withLockedValue { state in
      let question = state.questions.removeValue(forKey: number)
      if state.latest[key] == number { state.latest[key] = nil }
      if case .success((let value, true)) = outcome, let question {
        Self.keep(Cached(value: value, asked: question.asked), key, now, in: &state)
      }
      return question?.waiting ?? []
    }
    for continuation in waiting { continuation.resume(returning: outcome) }
  }

  /// Keeps an answer unless a later question was answered first, or the cache is full of young ones.
  private static func keep(_ cached: Cached, _ key: Key, _ now: Time, in state: inout State) {
    if let other = state.cached[key] {
      guard other.asked < cached.asked else { return }
    } else if state.cached.count >= state.sweptAt {
      state.cached = state.cached.filter { now - $0.value.asked < life }
      state.sweptAt = min(max(minSwept, 2 * state.cached.count), maxCached)
      guard state.cached.count < maxCached else { return }
    }
    state.cached[key] = cached
  }
}
