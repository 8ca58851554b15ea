internal import Logging
internal import NIOCore
internal import NIOPosix
internal import OperatingSystem
internal import Synchronization

/// Keeps a connection to every instance whose socket is in a folder.
///
/// Looks at the folder when inotify says that it changed, and from time to time in case it did not.
/// Everything but `lease` and `release` happens on one event loop.
final class ConnectionKeeper: Sendable {
  typealias ID = InstanceSet<ClientConnection>.ID

  private struct State {
    var instances: InstanceSet<ClientConnection>
    var watch: (folder: DirectoryWatch, channel: any Channel)?
    var timer: Scheduled<Void>?
    var waiting: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter: UInt64 = 0
    /// Counts what may help a call that waits, so that none of it is missed between a look and a wait.
    var changes: UInt64 = 0
    var isStarted = false
    var isClosed = false
    /// Every instance that answers says that our user may call nothing.
    var isRefused = false
  }

  /// Between looks at a folder without inotify.
  private static let shortPause = Duration.milliseconds(250)

  let directory: String
  /// The socket's name of the only instance that is wanted; nil: all of them.
  private let only: String?
  private let limits: RPCLimits
  private let group: any EventLoopGroup
  private let loop: any EventLoop
  private let logger: Logger
  private let state: Mutex<State>

  init(
    directory: String,
    instance: String?,
    limits: RPCLimits,
    group: any EventLoopGroup,
    logger: Logger
  ) {
    self.directory = directory
    only = instance.map { "\($0).sock" }
    self.limits = limits
    self.group = group
    self.logger = logger
    loop = group.next()
    let instances = InstanceSet<ClientConnection>(
      maxInFlight: limits.maxCallsPerConnection
    )
    state = Mutex(State(instances: instances))
  }

  var readyCount: Int { state.withLock { $0.instances.readyCount } }

  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Begins to look; the first call or `run` does it.
  func start() {
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted && !state.isClosed
    }
    if isFirst {
      loop.execute { self.look() }
    }
  }

  /// Ends every connection and stops looking.
  func close() {
    let (connections, watch, timer) = state.withLock { state in
      state.isClosed = true
      defer {
        state.watch = nil
        state.timer = nil
      }
      return (state.instances.connections, state.watch, state.timer)
    }
    timer?.cancel()
    watch?.channel.close(promise: nil)
    watch?.folder.closeFolder()
    for connection in connections {
      connection.close()
    }
    wakeAll()
  }

  // MARK: Calls

  /// What a call finds that asks for an instance.
  enum Lease {
    case leased(ID, ClientConnection)
    /// No instance takes it now.
    case none(Absence)
  }

  /// How it stands with the instances at the moment in which none took a call.
  struct Absence {
    /// Until when the call goes on waiting, see `InstanceSet.patience`.
    let limit: ContinuousClock.Instant
    /// Counts what may help the call; `waitForChange` misses nothing that comes after it.
    let changes: UInt64
    /// Some take calls, and each has as many as it may.
    let isBusy: Bool
    /// Each that answers says that our user may call nothing.
    let isRefused: Bool
    let isClosed: Bool
  }

  /// One look under one lock: an instance that comes between two looks would be told of as busy.
  func lease(
    since start: ContinuousClock.Instant,
    deadline: ContinuousClock.Instant
  ) -> Lease {
    state.withLock { state in
      if let (id, connection) = state.instances.lease() { return .leased(id, connection) }
      let isBusy = state.instances.readyCount > 0
      return .none(
        Absence(
          limit: state.instances.patience(
            since: start,
            grace: limits.connectGrace,
            deadline: deadline
          ),
          changes: state.changes,
          isBusy: isBusy,
          isRefused: state.isRefused && !isBusy,
          isClosed: state.isClosed
        )
      )
    }
  }

  func release(_ id: ID) {
    let isAwaited = state.withLock { state in
      state.instances.release(id)
      state.changes += 1
      return !state.waiting.isEmpty
    }
    if isAwaited {
      wakeAll()
    }
  }

  /// Waits until there were more changes than these, at the longest until then; false when too many
  /// wait already.
  func waitForChange(after changes: UInt64, until limit: ContinuousClock.Instant) async -> Bool {
    let number = state.withLock { state -> UInt64? in
      guard state.waiting.count < limits.maxWaitingCalls else { return nil }
      state.lastWaiter += 1
      return state.lastWaiter
    }
    guard let number else { return false }
    let timer = loop.scheduleTask(in: .until(limit)) { self.wake(number) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mayWait = state.withLock { state in
          let mayWait =
            state.changes == changes && limit > .now && !Task.isCancelled && !state.isClosed
          if mayWait {
            state.waiting[number] = continuation
          }
          return mayWait
        }
        if !mayWait {
          continuation.resume()
        }
      }
    } onCancel: {
      wake(number)
    }
    timer.cancel()
    return true
  }

  private func wake(_ number: UInt64) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
  }

  private func wakeAll() {
    let waiting = state.withLock { state in
      state.changes += 1
      let waiting = state.waiting
      state.waiting = [:]
      return waiting
    }
    for continuation in waiting.values {
      continuation.resume()
    }
  }

  // MARK: Looking

  private func look() {
    keepWatch()
    let names = Set(
      Directory.names(in: directory).filter { $0.hasSuffix(".sock") && (only == nil || $0 == only) }
    )
    let targets = state.withLock { state in
      state.isClosed ? [] : state.instances.found(names, at: .now)
    }
    for target in targets {
      connect(target)
    }
    // A name that is gone ends the hope of those who waited for its next process.
    wakeAll()
    scheduleLook()
  }

  private func scheduleLook() {
    state.withLock { state in
      state.timer?.cancel()
      guard !state.isClosed else { return }
      let pause = state.watch == nil ? Self.shortPause : limits.folderPollInterval
      let poll = ContinuousClock.now + pause
      let next = min(poll, state.instances.nextAttempt ?? poll)
      state.timer = loop.scheduleTask(in: .until(next)) { self.look() }
    }
  }

  /// Watches the folder once it exists, and again when another has taken its place.
  private func keepWatch() {
    let current = state.withLock { $0.watch }
    if let current {
      guard !current.folder.isCurrent else { return }
      state.withLock { $0.watch = nil }
      current.channel.close(promise: nil)
      current.folder.closeFolder()
    }
    do throws(FileFailure) {
      let folder = try DirectoryWatch(directory)
      NIOPipeBootstrap(group: loop)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              ChangeHandler { [weak self] in self?.look() }
            )
          }
        }
        .takingOwnershipOfDescriptor(input: folder.descriptor)
        .whenComplete { self.watching(folder, $0) }
    } catch {
      // The service has not started yet, or inotify is used up: the next look is soon.
      logger.trace("RPC folder not watched", metadata: ["error": "\(error)"])
    }
  }

  private func watching(_ folder: DirectoryWatch, _ result: Result<any Channel, any Error>) {
    switch result {
    case .success(let channel):
      let isKept = state.withLock { state in
        guard !state.isClosed, state.watch == nil else { return false }
        state.watch = (folder, channel)
        return true
      }
      guard isKept else {
        channel.close(promise: nil)
        folder.closeFolder()
        return
      }
      // What came between the last look and the watch.
      look()
    case .failure(let error):
      logger.debug("RPC folder not watched", metadata: ["error": "\(error)"])
      folder.closeFolder()
    }
  }

  // MARK: Connecting

  private func connect(_ target: InstanceSet<ClientConnection>.Target) {
    let limits = limits
    let watch = state.withLock { $0.watch }
    // sockaddr_un holds 107 bytes; through the open folder every path is short.
    let path = watch?.folder.shortPath(to: target.name) ?? "\(directory)/\(target.name)"
    ClientBootstrap(group: group)
      .connectTimeout(.seconds(1))
      .channelOption(.maxMessagesPerRead, value: 1)
      .channelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 4096, initial: 16_384, maximum: 262_144)
      )
      .channelOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: 256 << 10))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            ClientConnectionHandler(limits: limits) { self.happened($0, target.id) }
          )
        }
      }
      .connect(unixDomainSocketPath: path)
      .whenFailure { error in
        self.logger.debug(
          "RPC instance unreachable",
          metadata: ["instance": "\(target.name)", "error": "\(error)"]
        )
        self.unreachable(target.id, error)
      }
  }

  private func happened(_ event: ClientConnectionHandler.Event, _ id: ID) {
    if case .silent(let connection) = event {
      return silent(id, connection)
    }
    let unwanted: ClientConnection? = state.withLock { state in
      switch event {
      case .ready(let connection):
        guard !state.isClosed else { return connection }
        state.isRefused = false
        state.instances.connected(id, connection)
      case .leaving(let reason):
        if reason == Refusal.callerNotAllowed {
          // Comes back to it later: the list may be corrected.
          state.isRefused = true
        } else {
          state.instances.leaving(id, at: .now)
        }
      case .ended: state.instances.ended(id, at: .now)
      case .heard: _ = state.instances.note(id, isSilent: false)
      case .silent: break
      }
      return nil
    }
    unwanted?.close()
    wakeAll()
    loop.execute { self.scheduleLook() }
  }

  private func silent(_ id: ID, _ connection: ClientConnection) {
    let (isNew, hasOther) = state.withLock { state in
      (state.instances.note(id, isSilent: true), state.instances.hasAnswering)
    }
    if isNew {
      logger.warning(
        "an instance does not answer",
        metadata: ["directory": "\(directory)", "another_answers": "\(hasOther)"]
      )
    }
    if hasOther { connection.giveUpRepeatable() }
  }

  private func unreachable(_ id: ID, _ error: any Error) {
    let errorNumber = (error as? IOError)?.errnoCode
    let isQueueFull = errorNumber.map { ListeningSocket.isQueueFull(errorNumber: $0) } ?? false
    state.withLock { $0.instances.unreachable(id, isQueueFull: isQueueFull, at: .now) }
    wakeAll()
    loop.execute { self.scheduleLook() }
  }
}

/// Reads what inotify says only to know that something changed.
private final class ChangeHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    changed()
  }
}
