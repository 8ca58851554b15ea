internal import NIOConcurrencyHelpers

/// Documents of one kind, each kept for a second.
///
/// Every verifier of tokens asks for them, and they change with a rotation of keys alone, which is thus
/// seen within a second; a new key is published for longer than that before it signs. Requests that miss at the same time ask token issuance once. A pool that does not
/// exist is not kept, and no more than `maxKept` are: no client can fill the memory.
final class PublicDocuments: Sendable {
  /// How long after it was asked for a document is answered from memory.
  static let life: Duration = .seconds(1)
  /// So many pools' documents of one to two kilobytes.
  static let maxKept = 1024

  private typealias Outcome = Result<(document: PublicDocument, hasKeys: Bool), PublicError>
  private typealias Time = ContinuousClock.Instant

  private struct Kept {
    let document: PublicDocument
    /// When it was asked for; what changed before is in it.
    let asked: Time
  }

  private struct Question {
    let asked: Time
    var waiting: [CheckedContinuation<Outcome, Never>]
  }

  private struct State {
    var kept: [String: Kept] = [:]
    var questions: [UInt64: Question] = [:]
    /// The last question about each owner, while it is open.
    var latest: [String: UInt64] = [:]
    var lastNumber: UInt64 = 0
  }

  private let state = NIOLockedValueBox(State())
  private let keys: PoolKeys
  private let now: @Sendable () -> ContinuousClock.Instant
  private let make: @Sendable (_ owner: String, _ keySet: [UInt8]) -> [UInt8]

  /// - Parameters:
  ///   - keys: Asks for an owner's keys.
  ///   - now: The time.
  ///   - make: The document of an owner whose keys are these, as JSON.
  init(
    _ keys: PoolKeys,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    make: @escaping @Sendable (_ owner: String, _ keySet: [UInt8]) -> [UInt8]
  ) {
    self.keys = keys
    self.now = now
    self.make = make
  }

  /// How many documents are in memory.
  var count: Int { state.withLockedValue { $0.kept.count } }

  /// How many requests wait for an answer of token issuance.
  var waiting: Int {
    state.withLockedValue { $0.questions.values.reduce(0) { $0 + $1.waiting.count } }
  }

  /// The document of a pool or another owner of keys, where it is in memory and young enough.
  func kept(_ owner: String) -> PublicDocument? {
    let now = now()
    guard let kept = state.withLockedValue({ $0.kept[owner] }), now - kept.asked < Self.life else {
      return nil
    }
    return kept.document
  }

  /// The document, asked for if need be.
  func document(
    of owner: String,
    for caller: Caller
  ) async throws(PublicError) -> PublicDocument {
    if let kept = kept(owner) { return kept }
    return try await withCheckedContinuation { continuation in
      wait(continuation, owner, caller)
    }.get().document
  }

  /// Joins the question that is open, unless it is so old that its answer may miss a rotation.
  private func wait(
    _ continuation: CheckedContinuation<Outcome, Never>,
    _ owner: String,
    _ caller: Caller
  ) {
    let asked = now()
    let number = state.withLockedValue { state -> UInt64? in
      if let latest = state.latest[owner], let question = state.questions[latest],
        asked - question.asked < Self.life
      {
        state.questions[latest]?.waiting.append(continuation)
        return nil
      }
      state.lastNumber += 1
      state.latest[owner] = state.lastNumber
      state.questions[state.lastNumber] = Question(asked: asked, waiting: [continuation])
      return state.lastNumber
    }
    guard let number else { return }
    // Not in the task of the first request: others wait for the answer when its connection ends.
    Task { self.end(number, owner, await self.ask(owner, caller)) }
  }

  private func ask(_ owner: String, _ caller: Caller) async -> Outcome {
    do throws(PublicError) {
      let keySet = try await keys.keySet(of: owner, for: caller)
      return .success((PublicDocument(make(owner, keySet)), !PublishedKeys(keySet).isEmpty))
    } catch {
      return .failure(error)
    }
  }

  private func end(_ number: UInt64, _ owner: String, _ outcome: Outcome) {
    let now = now()
    let waiting = state.withLockedValue { state in
      let question = state.questions.removeValue(forKey: number)
      if state.latest[owner] == number { state.latest[owner] = nil }
      // The first key of the identity pools signs as soon as it is made: a document without one is
      // not kept.
      if case .success((let document, true)) = outcome, let question {
        Self.keep(Kept(document: document, asked: question.asked), owner, now, in: &state)
      }
      return question?.waiting ?? []
    }
    for continuation in waiting { continuation.resume(returning: outcome) }
  }

  /// Keeps a document unless a later question was answered first, or all places hold young ones.
  private static func keep(_ kept: Kept, _ owner: String, _ now: Time, in state: inout State) {
    if let other = state.kept[owner] {
      guard other.asked < kept.asked else { return }
    } else if state.kept.count >= maxKept {
      state.kept = state.kept.filter { now - $0.value.asked < life }
      guard state.kept.count < maxKept else { return }
    }
    state.kept[owner] = kept
  }
}
