internal import GatehouseMessages
internal import Logging
internal import NIOCore
internal import OperatingSystem

/// One accepted connection: turns its bytes into handler tasks and their answers into bytes.
///
/// Lives on the channel's event loop. `ServerConnectionState` decides; this obeys.
final class ServerConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private struct Running {
    let task: Task<Void, Never>
    let metrics: CallMetrics
    let start: ContinuousClock.Instant
  }

  private let core: ServerCore
  private let caller: PeerCredentials
  private var state: ServerConnectionState
  private var reader: FrameReader
  private var keepAlive: KeepAlive?
  private var running: [UInt64: Running] = [:]
  private var replies: ReplyQueue?
  /// Handlers run on the connection's own thread, where their calls and answers are written too: a
  /// call would otherwise cross to another thread and back, which costs more than most of them do.
  private var executor: QueueTaskExecutor?
  private var context: ChannelHandlerContext?
  private var outgoing = ByteBuffer()
  /// Its requests are left in the socket.
  private(set) var isReadPaused = false
  /// A turn took all frames that it may: what is left of the read comes before anything is read.
  private var hasFramesLeft = false
  private var nextTurn: Scheduled<Void>?

  /// So many frames of one read are taken, and then the other connections of the thread have their turn.
  ///
  /// More than a read brings of usual calls. A peer that floods with pings or cancellations would hold the
  /// thread without it.
  static let framesPerTurn = 128
  /// Until the next turn: a task for now would run before the thread looks at other connections again.
  static let turnPause: TimeAmount = .milliseconds(1)
  private var deadlineTimer: (at: ContinuousClock.Instant, task: Scheduled<Void>)?
  private var keepAliveTimer: Scheduled<Void>?
  private var prefaceTimer: Scheduled<Void>?

  init(core: ServerCore, caller: PeerCredentials) {
    self.core = core
    self.caller = caller
    let limits = core.limits
    state = ServerConnectionState(
      maxCalls: limits.maxCallsPerConnection,
      maxBytes: limits.maxRequestBytesPerConnection
    )
    reader = FrameReader(maxFrameBytes: core.limits.maxFrameBytes, expectsPreface: true)
  }

  // MARK: Events of the channel

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    let eventLoop = context.eventLoop
    replies = ReplyQueue(owner: self, eventLoop: eventLoop)
    executor = QueueTaskExecutor { eventLoop.execute($0) }
  }

  func channelActive(context: ChannelHandlerContext) {
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    prefaceTimer = context.eventLoop.scheduleTask(in: TimeAmount(core.limits.handshakeTimeout)) {
      handler.value.prefaceTimeOver()
    }
    keepAlive = KeepAlive(core.limits, now: context.eventLoop.now)
    checkKeepAlive()
    if core.isDraining {
      perform(state.drain())
      flush()
    }
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let now = ContinuousClock.now
    keepAlive?.heard(at: context.eventLoop.now)
    guard !state.isClosed else { return }
    reader.append(unwrapInboundIn(data))
    // What came before it has its turn first.
    guard !hasFramesLeft else { return }
    takeFrames(now)
    if !reader.awaitsPreface, let timer = prefaceTimer {
      timer.cancel()
      prefaceTimer = nil
    }
  }

  private func takeFrames(_ now: ContinuousClock.Instant) {
    hasFramesLeft = false
    do throws(FrameReader.Fault) {
      for _ in 0..<Self.framesPerTurn {
        guard !state.isClosed, let frame = try reader.next() else { return }
        perform(state.received(try FrameContent(frame)), now: now)
      }
    } catch {
      perform(state.failed(reason: error.reason))
    }
    giveWay()
  }

  private func giveWay() {
    guard let context, !state.isClosed else { return }
    hasFramesLeft = true
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    nextTurn = context.eventLoop.scheduleTask(in: Self.turnPause) {
      handler.value.nextTurn = nil
      handler.value.readIfWanted()
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    flush()
    readIfWanted()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if isReadPaused {
      readIfWanted()
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      perform(state.drain())
      flush()
    } else {
      // The peer closed its half: no answer can reach it.
      context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    core.logger.debug("RPC connection failed", metadata: ["error": "\(error)"])
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    for stream in state.disconnected() {
      running[stream]?.task.cancel()
    }
    // The handlers that still run hold it, and through it this, until they end.
    replies = nil
    deadlineTimer?.task.cancel()
    deadlineTimer = nil
    keepAliveTimer?.cancel()
    prefaceTimer?.cancel()
    nextTurn?.cancel()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  // MARK: Answers

  /// Handlers have returned.
  func arrived(_ replies: [ReplyQueue.Reply]) {
    for reply in replies {
      core.calls.leave()
      let call = running.removeValue(forKey: reply.stream)
      guard state.handlerEnded(stream: reply.stream) else { continue }
      call?.metrics.record(reply.code, since: call?.start ?? .now)
      FrameWriter.append(encoded: reply.encoded, to: &outgoing)
    }
    flush()
    if isReadPaused {
      readIfWanted()
    }
  }

  private func send(_ stream: UInt64, _ error: RPCError) {
    FrameWriter.append(
      encoded: ReplyEncoding.encode(stream: stream, .failure(error), maxMessageBytes: 0),
      to: &outgoing
    )
  }

  private func flush() {
    guard let context, outgoing.readableBytes > 0 else { return }
    let bytes = outgoing
    outgoing = ByteBuffer()
    context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
  }

  private func readIfWanted() {
    guard let context else { return }
    // A peer that does not read its answers gets no more of its requests read.
    isReadPaused = nextTurn != nil || !(state.wantsToRead && context.channel.isWritable)
    guard !isReadPaused else { return }
    guard hasFramesLeft else { return context.read() }
    takeFrames(.now)
    flush()
    readIfWanted()
  }

  // MARK: Decisions

  private func perform(_ action: ServerConnectionState.Action, now: ContinuousClock.Instant = .now)
  {
    switch action {
    case .nothing: return
    case .start(let stream, let call): start(stream, call, now)
    case .refuse(let stream, let error): send(stream, error)
    case .cancelHandler(let stream):
      guard let call = running[stream] else { return }
      call.task.cancel()
      call.metrics.record(.cancelled, since: call.start)
    case .acknowledge(let opaque):
      FrameWriter.appendControl(FrameWriter.acknowledgement(opaque), to: &outgoing)
    case .sayGoAway(let reason):
      FrameWriter.appendControl(FrameWriter.goAway(reason), to: &outgoing)
    case .close(let reason): close(reason)
    }
  }

  private func close(_ reason: String) {
    core.logger.warning(
      "RPC connection refused",
      metadata: ["reason": "\(reason)", "user": "\(caller.userID)"]
    )
    FrameWriter.appendControl(FrameWriter.goAway(reason), to: &outgoing)
    flush()
    // Close follows what was written; a peer that does not read loses it with the socket.
    context?.close(promise: nil)
  }

  private func start(_ stream: UInt64, _ call: CallFrame, _ now: ContinuousClock.Instant) {
    let served: ServedMethods.Served
    let message = call.message ?? []
    do throws(RPCError) {
      guard message.count <= core.limits.maxMessageBytes else {
        throw RPCError(code: .resourceExhausted, message: "the request is too large")
      }
      served = try core.methods.find(call.method ?? "", caller: caller)
    } catch {
      send(stream, error)
      return
    }
    let deadline = core.deadline(of: call, now: now)
    guard deadline > now else {
      served.metrics.record(.deadlineExceeded, since: now)
      send(stream, RPCError(code: .deadlineExceeded))
      return
    }
    guard core.calls.enter() else {
      served.metrics.record(.resourceExhausted, since: now)
      send(stream, RPCError(code: .resourceExhausted, message: "too many calls"))
      return
    }
    guard let replies else { return }
    state.began(stream: stream, bytes: message.count, deadline: deadline)
    let context = core.context(of: call, deadline: deadline, caller: caller)
    let maximum = core.limits.maxMessageBytes
    let task = Task(executorPreference: executor) {
      let result = await Handling.result(
        of: served.handler,
        method: served.name,
        message,
        context
      )
      replies.push(
        ReplyQueue.Reply(
          stream: stream,
          encoded: ReplyEncoding.encode(stream: stream, result, maxMessageBytes: maximum),
          code: result.statusCode
        )
      )
    }
    running[stream] = Running(task: task, metrics: served.metrics, start: now)
    scheduleDeadline(deadline)
  }

  // MARK: Time

  /// One timer a connection, set to the earliest deadline it has seen: calls mostly end before
  /// theirs, and a timer for each would cost more than the call.
  private func scheduleDeadline(_ deadline: ContinuousClock.Instant) {
    if let timer = deadlineTimer {
      guard deadline < timer.at else { return }
      timer.task.cancel()
    }
    guard let context else { return }
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    let task = context.eventLoop.scheduleTask(in: .until(deadline)) {
      handler.value.deadlineReached()
    }
    deadlineTimer = (deadline, task)
  }

  private func deadlineReached() {
    deadlineTimer = nil
    for stream in state.expire(at: .now) {
      if let call = running[stream] {
        call.task.cancel()
        call.metrics.record(.deadlineExceeded, since: call.start)
      }
      send(stream, RPCError(code: .deadlineExceeded))
    }
    flush()
    if let next = state.earliestDeadline {
      scheduleDeadline(next)
    }
  }

  private func prefaceTimeOver() {
    if reader.awaitsPreface {
      context?.close(promise: nil)
    }
  }

  private func checkKeepAlive() {
    guard let context else { return }
    let now = context.eventLoop.now
    if isReadPaused {
      // We do not listen, so its silence proves nothing.
      keepAlive?.heard(at: now)
    }
    guard let step = keepAlive?.check(at: now) else { return }
    let next: NIODeadline
    switch step {
    case .wait(let until): next = until
    case .ping(let opaque, let until):
      FrameWriter.appendControl(FrameWriter.ping(opaque), to: &outgoing)
      flush()
      next = until
    case .dead:
      core.logger.warning("RPC peer is silent", metadata: ["user": "\(caller.userID)"])
      context.close(promise: nil)
      return
    }
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    keepAliveTimer = context.eventLoop.scheduleTask(deadline: next) {
      handler.value.checkKeepAlive()
    }
  }
}
