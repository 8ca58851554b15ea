public import Domain
public import Postgres
internal import Synchronization

/// Keeps each pool's requests of a category within their rate, over all instances.
///
/// The tokens are in PostgreSQL. An instance takes them in portions: one caller asks for itself and
/// for callers who wait or are likely to come, the others wait for its answer. Tokens unused
/// in a tenth of a second are lost rather than used later, and an empty bucket is not asked again
/// before it can have another token.
public final class RequestRates: Sendable {
  private struct Waiter {
    let continuation: CheckedContinuation<Result<Bool, GateFailure>, Never>
  }

  /// What this instance knows of a bucket.
  private struct Holding {
    var tokens = 0
    var takenAt = Instant(unixMillis: 0)
    /// Until then it is known to be empty.
    var emptyUntil = Instant(unixMillis: 0)
    var isAsking = false
    var waiters: [Waiter] = []
    /// How many of the last portion were used, and so will be again.
    var used = 0
  }

  private enum Admission {
    case decided(Bool)
    case waits(asks: Bool)
  }

  private let store: RequestRateStore
  private let clock: any WallClock
  private let holdings = Mutex<[RequestBucket: Holding]>([:])

  /// More are not kept: what is forgotten is a tenth of a second's worth.
  private static let capacity = 10_000
  /// An empty bucket is asked no more often than this.
  private static let shortestPauseMillis: Int64 = 20

  /// Rates whose tokens are in the database.
  public init(database: PostgresPool, clock: any WallClock) {
    store = RequestRateStore(database: database)
    self.clock = clock
  }

  /// Whether one more request may go on.
  ///
  /// A fault where the database does not answer: neither is the gate opened then, nor is the caller
  /// told that it asks too often.
  public func admits(_ bucket: RequestBucket) async throws(GateFailure) -> Bool {
    let result = await withCheckedContinuation { continuation in
      enter(Waiter(continuation: continuation), bucket)
    }
    return try result.get()
  }

  private func enter(_ waiter: Waiter, _ bucket: RequestBucket) {
    let now = clock.now()
    let admission = holdings.withLock { holdings -> Admission in
      if holdings.count >= Self.capacity, holdings[bucket] == nil {
        holdings = holdings.filter { $0.value.isAsking }
      }
      return Self.admit(waiter, &holdings[bucket, default: Holding()], at: now)
    }
    switch admission {
    case .decided(let isAdmitted): waiter.continuation.resume(returning: .success(isAdmitted))
    case .waits(let asks):
      // A task of its own, without the caller's deadline: the portion is for others too, whatever
      // becomes of this caller.
      if asks { Task.detached { await self.take(for: bucket) } }
    }
  }

  private static func admit(
    _ waiter: Waiter,
    _ holding: inout Holding,
    at now: Instant
  ) -> Admission {
    if holding.isAsking {
      holding.waiters.append(waiter)
      return .waits(asks: false)
    }
    // Also after the clock was set back: what was taken in the future is not trusted.
    let age = now.unixMillis - holding.takenAt.unixMillis
    if holding.tokens > 0, (0..<BucketSize.holdMillis).contains(age) {
      holding.tokens -= 1
      holding.used += 1
      return .decided(true)
    }
    let pause = holding.emptyUntil.unixMillis - now.unixMillis
    if pause > 0, pause <= 1000 { return .decided(false) }
    holding.isAsking = true
    holding.waiters.append(waiter)
    return .waits(asks: true)
  }

  /// Takes portions until no caller waits.
  private func take(for bucket: RequestBucket) async {
    let size = BucketSize(rate: bucket.rate)
    while true {
      let now = clock.now()
      let (waiting, ahead) = holdings.withLock { holdings -> (Int, Int) in
        let holding = holdings[bucket, default: Holding()]
        return (holding.waiters.count, min(holding.used, size.maxAhead))
      }
      let result: Result<RequestRateStore.Portion, GateFailure>
      do throws(GateFailure) {
        result = .success(
          try await store.take(waiting + ahead, from: bucket, size, at: now)
        )
      } catch {
        result = .failure(error)
      }
      guard hand(out: result, of: bucket, asked: waiting, size, takenAt: now) else { return }
    }
  }

  /// Answers those who asked; says whether others have come meanwhile, who cannot be answered.
  private func hand(
    out result: Result<RequestRateStore.Portion, GateFailure>,
    of bucket: RequestBucket,
    asked: Int,
    _ size: BucketSize,
    takenAt now: Instant
  ) -> Bool {
    let (answered, goesOn) = holdings.withLock {
      holdings -> ([(Waiter, Result<Bool, GateFailure>)], Bool) in
      var holding = holdings[bucket, default: Holding()]
      let waiters = holding.waiters
      var answers: [(Waiter, Result<Bool, GateFailure>)] = []
      switch result {
      case .failure(let error):
        answers = waiters.map { ($0, .failure(error)) }
      case .success(let portion):
        for (index, waiter) in waiters.enumerated() where index < portion.granted {
          answers.append((waiter, .success(true)))
        }
        let isEmpty = portion.granted < asked
        if isEmpty {
          answers += waiters.dropFirst(portion.granted).map { ($0, .success(false)) }
          let refill = (1000 - min(portion.leftMillitokens, 1000)) / Int64(size.rate)
          holding.emptyUntil = now.adding(
            .milliseconds(max(refill, Self.shortestPauseMillis))
          )
        }
        holding.tokens = max(portion.granted - waiters.count, 0)
        holding.used = min(portion.granted, waiters.count)
        holding.takenAt = now
      }
      holding.waiters.removeFirst(answers.count)
      holding.isAsking = !holding.waiters.isEmpty
      holdings[bucket] = holding
      return (answers, holding.isAsking)
    }
    for (waiter, answer) in answered {
      waiter.continuation.resume(returning: answer)
    }
    return goesOn
  }
}
