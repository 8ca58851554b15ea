public import Logging
public import NIOCore
public import ServiceLifecycle
internal import Synchronization

/// Calls a service that any number of instances serve, each on a socket in one folder.
///
/// Connects to every instance and gives a call to the one with the fewest in flight. An instance
/// that appears is used within a second; one that drains or dies is left without a failed call
/// where the call was not begun, or may be sent twice. One that stops to answer is passed over within two
/// seconds, and what it owes is asked of another where that may be. A call for which there is no instance waits:
/// until its deadline where one may come (`InstanceSet.patience`), else for `connectGrace`. Works from its first call on; `run` keeps it
/// connected before that and ends it with its process.
public final class RPCClient: RPCChannel, Service {
  private let limits: RPCLimits
  private let keeper: ConnectionKeeper
  private let metrics = Mutex<[String: CallMetrics]>([:])

  /// Makes a client of the instances whose sockets are in a folder, or of the one that is named.
  public init(
    directory: String,
    instance: String? = nil,
    limits: RPCLimits = RPCLimits(),
    group: any EventLoopGroup,
    logger: Logger
  ) {
    self.limits = limits
    keeper = ConnectionKeeper(
      directory: directory,
      instance: instance,
      limits: limits,
      group: group,
      logger: logger
    )
  }

  deinit {
    keeper.close()
  }

  /// Instances that take calls now.
  public var readyInstances: Int { keeper.readyCount }

  /// Calls that wait for an instance.
  var waitingCalls: Int { keeper.waitingCount }

  /// Keeps connected until graceful shutdown.
  public func run() async throws {
    keeper.start()
    do {
      try await gracefulShutdown()
    } catch is CancellationError {
      // The same end.
    }
    close()
  }

  /// Ends every connection; calls in flight fail.
  public func close() {
    keeper.close()
  }

  /// Sends a call to the least busy instance.
  public func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    let start = ContinuousClock.now
    let metrics = metrics(of: method)
    let span = CallSpan.begin(.client, method.fullName, context)
    do throws(RPCError) {
      let answer = try await send(method, request, span?.context ?? context)
      metrics.record(.ok, since: start)
      span?.end()
      return answer
    } catch {
      metrics.record(error.code, since: start)
      span?.end(error)
      throw error
    }
  }

  private func metrics(of method: RPCMethod) -> CallMetrics {
    metrics.withLock { metrics in
      if let found = metrics[method.fullName] { return found }
      let made = CallMetrics(.client, method: method.fullName)
      metrics[method.fullName] = made
      return made
    }
  }

  private func send(
    _ method: RPCMethod,
    _ request: [UInt8],
    _ context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    guard request.count <= limits.maxMessageBytes else {
      throw RPCError(
        code: .resourceExhausted,
        message: "a request of \(request.count) bytes is too large"
      )
    }
    var mayRepeat = context.isIdempotent
    while true {
      let (id, connection) = try await instance(before: context.deadline)
      let outcome = await connection.perform(PendingCall(method, request, context))
      keeper.release(id)
      switch outcome {
      case .answered(let result): return try result.get()
      // An instance that is silent is passed over from now on, so that this ends.
      case .notBegun, .silent: continue
      case .unheard where !mayRepeat:
        // Told of a failure before, the caller might repeat a change that this call then undoes.
        await waitForDeadline(of: context)
        throw RPCError(code: Task.isCancelled ? .cancelled : .deadlineExceeded)
      case .lost, .unheard:
        guard mayRepeat else {
          throw RPCError(
            code: .unavailable,
            reason: Refusal.connectionLost,
            message: "the connection in \(keeper.directory) ended before the answer"
          )
        }
        mayRepeat = false
      }
    }
  }

  private func waitForDeadline(of context: RPCCallContext) async {
    do {
      try await Task.sleep(until: context.deadline, clock: .continuous)
    } catch {
      // The caller has gone.
    }
  }

  /// An instance with one call more; waits for one when there is none.
  private func instance(
    before deadline: ContinuousClock.Instant
  ) async throws(RPCError) -> (ConnectionKeeper.ID, ClientConnection) {
    guard !Task.isCancelled else { throw RPCError(code: .cancelled) }
    let start = ContinuousClock.now
    guard deadline > start else { throw RPCError(code: .deadlineExceeded) }
    // A little before the caller's own end, so that it hears that no instance took its call.
    let left = start.duration(to: deadline)
    let end = deadline - min(limits.deadlineMargin, left / 10)
    while true {
      let absence: ConnectionKeeper.Absence
      switch keeper.lease(since: start, deadline: end) {
      case .leased(let id, let connection): return (id, connection)
      case .none(let found):
        keeper.start()
        absence = found
      }
      guard !Task.isCancelled else { throw RPCError(code: .cancelled) }
      guard .now < absence.limit, !absence.isRefused, !absence.isClosed else {
        throw refusal(absence, isOutOfTime: .now >= end)
      }
      guard await keeper.waitForChange(after: absence.changes, until: absence.limit) else {
        throw RPCError(code: .resourceExhausted, message: "too many calls wait for an instance")
      }
    }
  }

  private func refusal(_ absence: ConnectionKeeper.Absence, isOutOfTime: Bool) -> RPCError {
    if absence.isBusy {
      return RPCError(code: .resourceExhausted, message: "every instance is busy")
    }
    if absence.isRefused {
      return RPCError(
        code: .permissionDenied,
        message: "the service in \(keeper.directory) admits this user to nothing"
      )
    }
    if isOutOfTime {
      return RPCError(
        code: .deadlineExceeded,
        message: "no instance in \(keeper.directory) took the call in time"
      )
    }
    return RPCError(code: .unavailable, message: "no instance answers in \(keeper.directory)")
  }
}
