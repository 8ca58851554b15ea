public import Logging
internal import NIOConcurrencyHelpers
public import NIOCore
internal import OperatingSystem
public import ServiceLifecycle

/// Calls a service that any number of instances serve, each on a socket in one folder.
///
/// Connects to every instance and gives a call to the one with the fewest in flight. An instance
/// that appears is used within a second; one that drains or dies is left without a failed call
/// where the call was not sent, or may be sent twice.
public final class RPCClient: RPCChannel, Service {
  private struct State {
    var connections: [ClientConnection] = []
    var isScanning = false
    var turn = 0
  }

  private static let scanInterval = Duration.milliseconds(250)
  /// How long a call waits for an instance when there is none.
  private static let connectGrace = Duration.seconds(2)
  /// Kept back at each hop, so that the innermost failure has time to be told.
  private static let margin = Duration.milliseconds(10)

  private let directory: String
  private let group: any EventLoopGroup
  private let limits: RPCLimits
  private let logger: Logger
  private let metrics = CallMetrics(side: "client")
  private let state = NIOLockedValueBox(State())

  /// Makes a client of the instances whose sockets are in a folder.
  public init(
    directory: String,
    limits: RPCLimits = RPCLimits(),
    group: any EventLoopGroup,
    logger: Logger
  ) {
    self.directory = directory
    self.group = group
    self.limits = limits
    self.logger = logger
  }

  /// Watches the folder until graceful shutdown.
  public func run() async throws {
    await cancelWhenGracefulShutdown { [self] in
      while !Task.isCancelled {
        await scan()
        // A cancelled sleep ends the loop.
        _ = await Result { try await Task.sleep(for: Self.scanInterval) }
      }
    }
  }

  /// Ends every connection.
  public func close() {
    for connection in state.withLockedValue({ $0.connections }) { connection.close() }
  }

  /// Sends a call to the least busy instance.
  public func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    let began = ContinuousClock.now
    let outcome = await attempt(method, request, context)
    metrics.count(method, outcome, since: began)
    return try outcome.get()
  }

  // MARK: - Choosing an instance

  private func attempt(
    _ method: RPCMethod,
    _ request: [UInt8],
    _ context: RPCCallContext
  ) async -> Result<[UInt8], RPCError> {
    guard request.count < limits.maximumFrameBytes - 4096 else {
      return .failure(RPCError(code: .resourceExhausted, message: "the request is too large"))
    }
    var call = context
    call.deadline = context.deadline.advanced(by: .zero - Self.margin)
    var repetitions = 0
    while true {
      guard let connection = await connection(before: call.deadline) else {
        return .failure(noInstance(call.deadline))
      }
      let timeout = ContinuousClock.now.duration(to: call.deadline)
      guard timeout > .zero else { return .failure(RPCError(code: .deadlineExceeded)) }
      let outcome = await connection.call(method, request, timeout: timeout, context: call)
      guard case .failure(let error) = outcome, error.code == .unavailable else { return outcome }
      let isUnsent = error.reason == RPCError.drainingReason
      let isLost = error.reason == RPCError.connectionLostReason
      if isUnsent || isLost { connection.status.close() }
      guard isUnsent || (isLost && context.isIdempotent && repetitions < 2) else { return outcome }
      repetitions += isLost ? 1 : 0
    }
  }

  private func noInstance(_ deadline: ContinuousClock.Instant) -> RPCError {
    guard deadline > .now else { return RPCError(code: .deadlineExceeded) }
    return RPCError(code: .unavailable, message: "no instance listens in \(directory)")
  }

  private func connection(before deadline: ContinuousClock.Instant) async -> ClientConnection? {
    if let connection = leastBusy() { return connection }
    let limit = min(deadline, ContinuousClock.now.advanced(by: Self.connectGrace))
    while ContinuousClock.now < limit, !Task.isCancelled {
      await scan()
      if let connection = leastBusy() { return connection }
      // Cancellation ends the loop at its head.
      _ = await Result { try await Task.sleep(for: .milliseconds(10)) }
    }
    return nil
  }

  private func leastBusy() -> ClientConnection? {
    state.withLockedValue { state in
      let usable = state.connections.filter { !$0.status.isClosed }
      guard !usable.isEmpty else { return nil }
      state.turn &+= 1
      // Among equally busy instances they take turns.
      let first = Int(state.turn.magnitude % UInt(usable.count))
      let order = usable[first...] + usable[..<first]
      return order.min { $0.status.callsInFlight < $1.status.callsInFlight }
    }
  }

  // MARK: - Watching the folder

  private func scan() async {
    let isMine = state.withLockedValue { state in
      defer { state.isScanning = true }
      return !state.isScanning
    }
    guard isMine else { return }
    defer { state.withLockedValue { $0.isScanning = false } }
    let known = state.withLockedValue { state in
      state.connections.removeAll { $0.status.isClosed }
      return Set(state.connections.map(\.path))
    }
    for name in Directory.names(in: directory) where name.hasSuffix(".sock") {
      let path = "\(directory)/\(name)"
      guard !known.contains(path) else { continue }
      await connect(path)
    }
  }

  private func connect(_ path: String) async {
    do {
      let connection = try await ClientConnection.open(
        path,
        group: group,
        maximumFrameBytes: limits.maximumFrameBytes
      )
      state.withLockedValue { $0.connections.append(connection) }
      logger.debug("RPC instance found", metadata: ["socket": "\(path)"])
    } catch {
      // A socket without a listener is what a killed instance leaves; the next scan tries again.
      logger.debug(
        "RPC instance unreachable",
        metadata: ["socket": "\(path)", "error": "\(error)"]
      )
    }
  }
}
