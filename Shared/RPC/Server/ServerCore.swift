internal import GatehouseMessages
internal import Logging
internal import OperatingSystem
internal import Synchronization

/// What all connections of a server share.
final class ServerCore: Sendable {
  let limits: RPCLimits
  let admission: CallerAdmission
  let methods: ServedMethods
  let logger: Logger
  /// Handlers that run.
  let calls: CallLimiter
  let connections: CallLimiter
  /// Peers that are being told that they may call nothing.
  let refused: CallLimiter
  let refusals: CallerRefusals

  private let draining = Atomic(false)

  init(
    _ router: RPCRouter,
    admission: CallerAdmission,
    limits: RPCLimits,
    logger: Logger
  ) {
    self.limits = limits
    self.admission = admission
    self.logger = logger
    methods = ServedMethods(DefaultHealth.added(to: router), admission)
    calls = CallLimiter(maximum: limits.maxCalls)
    connections = CallLimiter(maximum: limits.maxConnections)
    refused = CallLimiter(maximum: limits.maxRefusals)
    refusals = CallerRefusals(logger: logger)
  }

  var isDraining: Bool { draining.load(ordering: .acquiring) }

  func beginDraining() {
    draining.store(true, ordering: .releasing)
  }

  /// When the call's time is over, for a call that is read now.
  ///
  /// The time that was left when it was sent is bound anew here, and thus only an upper bound: the
  /// bytes may have lain in the socket for longer than the caller waits.
  func deadline(of call: CallFrame, now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    let unasked = call.deadlineNanos == nil ? limits.defaultTimeout : limits.maxTimeout
    let asked = call.timeoutMicros.map { Duration.microseconds($0) } ?? unasked
    let latest = now + min(asked, limits.maxTimeout)
    guard let nanoseconds = call.deadlineNanos else { return latest }
    return min(latest, ContinuousClock.Instant(machineNanoseconds: nanoseconds))
  }

  /// What the handler receives besides the request.
  func context(
    of call: CallFrame,
    deadline: ContinuousClock.Instant,
    caller: PeerCredentials
  ) -> RPCCallContext {
    var metadata: [String: String] = [:]
    for entry in call.metadata {
      metadata[entry.key ?? ""] = entry.value ?? ""
    }
    return RPCCallContext(
      requestID: call.requestId ?? "",
      traceparent: call.traceparent,
      deadline: deadline,
      metadata: metadata,
      caller: caller
    )
  }
}
