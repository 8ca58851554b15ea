internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import Logging
internal import RPC
internal import Synchronization

/// Hands the gateway's own refusals to the audit log, some time after they were answered.
///
/// An answer never waits for it. Anybody can be refused as often as they like, so only so many a
/// second are recorded; the log says how many were not.
final class RefusalRecorder: Sendable {
  private struct State {
    var waiting: [RefusedRequest] = []
    var lost = 0
  }

  private let records: RefusalRecordClient
  private let clock: any WallClock
  private let random: any RandomSource
  private let logger: Logger
  private let state = Mutex(State())
  private let signal: AsyncStream<Void>
  private let signals: AsyncStream<Void>.Continuation

  /// At most so many are recorded for each pause: 200 a second.
  private static let most = 200
  private static let pause = Duration.seconds(1)

  init(
    _ records: RefusalRecordClient,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.records = records
    self.clock = clock
    self.random = random
    self.logger = logger
    (signal, signals) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Notes a refusal, or counts it where there are too many.
  func record(
    _ error: PublicError,
    reason: String,
    operation: String,
    progress: Progress,
    caller: Caller
  ) {
    let refusal = RefusedRequest(
      atUnixMillis: clock.now().unixMillis,
      requestId: caller.requestID,
      operation: operation,
      accessKeyId: progress.accessKeyID,
      isKeyProved: progress.stage == .proved,
      sourceIp: caller.sourceIP,
      userAgent: caller.userAgent,
      exception: error.exception,
      reason: reason
    )
    state.withLock { state in
      if state.waiting.count < Self.most {
        state.waiting.append(refusal)
      } else {
        state.lost += 1
      }
    }
    signals.yield()
  }

  /// Records what is noted until the task is cancelled, and what is left then.
  func run() async {
    for await _ in signal {
      await flush()
      do {
        try await Task.sleep(for: Self.pause)
      } catch {
        break
      }
    }
    // Without the cancellation, which would be that of the call too.
    await Task { await flush() }.value
  }

  /// Sends what is noted.
  func flush() async {
    let (refusals, lost) = state.withLock { state -> ([RefusedRequest], Int) in
      defer { state = State() }
      return (state.waiting, state.lost)
    }
    if lost > 0 {
      logger.warning("refusals are not in the audit log", metadata: ["count": "\(lost)"])
    }
    guard !refusals.isEmpty else { return }
    let context = RPCCallContext(
      requestID: random.uuid(),
      deadline: .now.advanced(by: .seconds(5))
    )
    do throws(RPCError) {
      _ = try await records.recordRefusals(
        RecordRefusalsRequest(refusals: refusals),
        context: context
      )
    } catch {
      logger.warning(
        "refusals are not in the audit log",
        metadata: ["count": "\(refusals.count)", "error": "\(error)"]
      )
    }
  }
}
