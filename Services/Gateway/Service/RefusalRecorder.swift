internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Logging
internal import RPC
internal import Synchronization

/// Hands the gateway's own refusals to the audit log, after they were answered.
///
/// An answer never waits for its own record. Refusals that gathered while the last ones were handed over
/// go next. They wait while authentication or its database is away. When half of the room is taken
/// although authentication listens, each refusal is answered a little later, so that a flood is no
/// faster than its records. Refusals without room are counted, and the count is reported once
/// authentication listens again. Refusals of proved keys wait apart: no flood takes their room.
final class RefusalRecorder: Sendable {
  fileprivate typealias Excess = Backlog<RefusedRequest>.Excess

  fileprivate struct Lane {
    var backlog: Backlog<RefusedRequest>
    /// What is being reported, under an id that stays until it is.
    var count: (excess: Excess, message: UnrecordedRefusals)?
  }

  private struct Batch {
    let lane: Int
    let request: RecordRefusalsRequest
    let excess: Excess?
  }

  private let records: RefusalRecordClient
  private let clock: any WallClock
  private let random: any RandomSource
  private let logger: Logger
  /// Before what failed is tried again.
  private let pause: Duration
  /// The last ones were not taken.
  private let isAway = Atomic(false)
  /// What an answer waits for where there is little room.
  private let delay: @Sendable () async -> Void
  /// Those of any client, and those of proved keys.
  private let lanes: Mutex<[Lane]>
  private let signal: AsyncStream<Void>
  private let signals: AsyncStream<Void>.Continuation

  /// How often an excess that goes on is reported.
  private static let tellingInterval = Duration.seconds(60)

  init(
    _ records: RefusalRecordClient,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger,
    bounds: Backlog<RefusedRequest>.Bounds = Backlog.Bounds(),
    pause: Duration = .seconds(1),
    delay: @escaping @Sendable () async -> Void = RefusalRecorder.usualDelay
  ) {
    self.records = records
    self.clock = clock
    self.random = random
    self.logger = logger
    self.pause = pause
    self.delay = delay
    lanes = Mutex([Lane(backlog: Backlog(bounds)), Lane(backlog: Backlog(bounds))])
    (signal, signals) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Notes a refusal, or counts it where there are too many.
  func record(
    _ exception: String,
    reason: String,
    operation: String,
    userPool: String? = nil,
    progress: SignatureProgress = SignatureProgress(),
    caller: Caller
  ) {
    let now = clock.now()
    let isKeyProved = progress.stage == .proved
    let refusal = RefusedRequest(
      atUnixMillis: now.unixMillis,
      requestId: caller.requestID,
      operation: operation,
      accessKeyId: progress.accessKeyID.map { String($0.prefix(64)) },
      isKeyProved: isKeyProved,
      sourceIp: caller.sourceIP,
      userAgent: caller.userAgent,
      exception: exception,
      reason: reason,
      userPoolId: userPool.map { String($0.prefix(64)) },
      isIdentity: progress.isIdentity ? true : nil
    )
    // Any guest may have temporary credentials.
    let isAdministrators = isKeyProved && !progress.isIdentity
    lanes.withLock {
      $0[isAdministrators ? 1 : 0].backlog.add(refusal, bytes: refusal.bytes, at: now)
    }
    signals.yield()
  }

  /// Returns at once where there is room for further refusals, or where waiting makes none, otherwise
  /// after a moment.
  func waitWhereCrowded() async {
    guard !isAway.load(ordering: .relaxed) else { return }
    guard lanes.withLock({ lanes in lanes.contains { $0.backlog.isCrowded } }) else { return }
    await delay()
  }

  /// A connection is refused ten times a second at most.
  @Sendable
  static func usualDelay() async {
    // The answer of a request that was cancelled is not awaited.
    do { try await Task.sleep(for: .milliseconds(100)) } catch {}
  }

  /// Hands over what is noted until the task is cancelled, and what is left then.
  func run() async {
    for await _ in signal {
      while !Task.isCancelled, let batch = next() {
        if await send(batch) { continue }
        // Until then, or the cancellation.
        do { try await Task.sleep(for: pause) } catch { break }
      }
    }
    // Without the cancellation, which would be that of the call too.
    await Task { await flush() }.value
  }

  /// Hands over what is recorded, as long as authentication listens.
  private func flush() async {
    while let batch = next() {
      guard await send(batch) else { break }
    }
    let left = lanes.withLock { lanes in
      lanes.reduce(0) { $0 + $1.backlog.count + ($1.backlog.excess?.count ?? 0) }
    }
    guard left > 0 else { return }
    logger.error("refusals are not in the audit log", metadata: ["count": "\(left)"])
  }

  /// Refusals of proved keys before others.
  private func next() -> Batch? {
    let now = clock.now()
    return lanes.withLock { lanes in
      for lane in lanes.indices.reversed() {
        lanes[lane].beginTelling(at: now, atLatestAfter: Self.tellingInterval, random)
        let refusals = lanes[lane].backlog.next()
        let count = lanes[lane].count
        if refusals.isEmpty, count == nil { continue }
        return Batch(
          lane: lane,
          request: RecordRefusalsRequest(refusals: refusals, unrecorded: count?.message),
          excess: count?.excess
        )
      }
      return nil
    }
  }

  /// Whether it need not be tried again.
  private func send(_ batch: Batch) async -> Bool {
    let context = RPCCallContext(
      requestID: random.uuid(),
      deadline: .now.advanced(by: .seconds(5)),
      isIdempotent: true
    )
    do throws(RPCError) {
      _ = try await records.recordRefusals(batch.request, context: context)
      lanes.withLock { lanes in
        lanes[batch.lane].backlog.remove(batch.request.refusals.count)
        lanes[batch.lane].told(batch.excess)
      }
      isAway.store(false, ordering: .relaxed)
      return true
    } catch {
      logger.warning("refusals wait for the audit log", metadata: ["error": "\(error)"])
      guard error.code == .invalidArgument else {
        isAway.store(true, ordering: .relaxed)
        return false
      }
      // Nothing waits behind what will never be taken.
      let now = clock.now()
      lanes.withLock { lanes in
        lanes[batch.lane].backlog.giveUp(batch.request.refusals.count, at: now)
        lanes[batch.lane].told(batch.request.refusals.isEmpty ? batch.excess : nil)
      }
      return true
    }
  }
}

extension RefusalRecorder.Lane {
  fileprivate mutating func beginTelling(
    at now: Instant,
    atLatestAfter limit: Duration,
    _ random: any RandomSource
  ) {
    guard count == nil, let excess = backlog.dueExcess(at: now, atLatestAfter: limit) else {
      return
    }
    let message = UnrecordedRefusals(
      requestId: random.uuid(),
      count: Int64(excess.count),
      firstUnixMillis: excess.first.unixMillis,
      lastUnixMillis: excess.last.unixMillis
    )
    count = (excess, message)
  }

  fileprivate mutating func told(_ excess: Backlog<RefusedRequest>.Excess?) {
    guard let excess else { return }
    backlog.forget(excess)
    count = nil
  }
}

extension RefusedRequest {
  /// About how much memory it takes while it waits, and more than its message.
  fileprivate var bytes: Int {
    let texts = [
      requestId, operation, accessKeyId, sourceIp, userAgent, exception, reason, userPoolId,
    ]
    return texts.reduce(MemoryLayout<RefusedRequest>.stride) { $0 + ($1?.utf8.count ?? 0) }
  }
}
