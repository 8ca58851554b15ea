internal import GatehouseMessages
internal import NIOCore
internal import Protobuf

/// One connection to an instance, on its event loop: turns calls into frames and frames into the
/// answers that callers wait for.
///
/// `ClientConnectionState` decides; this obeys.
final class ClientConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// What the client as a whole learns of a connection.
  enum Event: Sendable {
    case ready(ClientConnection)
    /// It owes answers and says nothing.
    case silent(ClientConnection)
    /// It was silent and answers again.
    case heard
    case leaving(reason: String)
    case ended
  }

  /// Bytes that are written at a time, so that a slow reader does not fill our memory.
  private static let writeBytes = 256 << 10

  private let limits: RPCLimits
  private let report: @Sendable (Event) -> Void
  private var state = ClientConnectionState<PendingCall>()
  private var reader: FrameReader
  private var keepAlive: KeepAlive?
  /// The same with shorter times, while answers are owed.
  private var suspicion: KeepAlive?
  private var isSuspected = false
  private var connection: ClientConnection?
  private var context: ChannelHandlerContext?
  private var outgoing = ByteBuffer()
  private var unsent: [ClientConnection.Command] = []
  private var deadlineTimer: (at: ContinuousClock.Instant, task: Scheduled<Void>)?
  private var keepAliveTimer: Scheduled<Void>?
  private var suspicionTimer: Scheduled<Void>?
  private var handshakeTimer: Scheduled<Void>?
  /// The peer was given up because it said nothing; its process may go on some time.
  private var isPeerSilent = false

  init(limits: RPCLimits, report: @escaping @Sendable (Event) -> Void) {
    self.limits = limits
    self.report = report
    reader = FrameReader(maxFrameBytes: limits.maxFrameBytes, expectsPreface: false)
  }

  // MARK: Events of the channel

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    connection = ClientConnection(self, eventLoop: context.eventLoop)
  }

  func channelActive(context: ChannelHandlerContext) {
    outgoing.writeBytes(FrameReader.preface)
    FrameWriter.appendControl(FrameWriter.ping(0), to: &outgoing)
    flush()
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    handshakeTimer = context.eventLoop.scheduleTask(in: TimeAmount(limits.handshakeTimeout)) {
      handler.value.handshakeTimeOver()
    }
    keepAlive = KeepAlive(limits, now: context.eventLoop.now)
    suspicion = KeepAlive(suspecting: limits, now: context.eventLoop.now)
    checkKeepAlive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    keepAlive?.heard(at: context.eventLoop.now)
    suspicion?.heard(at: context.eventLoop.now)
    if isSuspected {
      isSuspected = false
      report(.heard)
    }
    reader.append(unwrapInboundIn(data))
    do throws(FrameReader.Fault) {
      while let frame = try reader.next() {
        perform(state.received(try FrameContent(frame)))
      }
    } catch {
      context.close(promise: nil)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    flush()
    if state.isFinished {
      context.close(promise: nil)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    sendWaiting()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    // First, so that a call that ends below is not leased this connection again.
    report(.ended)
    connection?.disconnected()
    for case .call(let call) in unsent {
      call.end(.notBegun)
    }
    unsent = []
    for call in state.disconnected() {
      call.end(isPeerSilent ? .unheard : .lost)
    }
    deadlineTimer?.task.cancel()
    deadlineTimer = nil
    keepAliveTimer?.cancel()
    suspicionTimer?.cancel()
    suspicionTimer = nil
    handshakeTimer?.cancel()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    connection = nil
  }

  func close() {
    context?.close(promise: nil)
  }

  // MARK: Calls

  /// Callers have something to send, or wait no more.
  func commandsArrived() {
    unsent += connection?.takeAll() ?? []
    sendWaiting()
  }

  private func sendWaiting() {
    while !unsent.isEmpty, let context, context.channel.isWritable {
      var sent = 0
      while sent < unsent.count, outgoing.readableBytes < Self.writeBytes {
        switch unsent[sent] {
        case .call(let call): send(call)
        case .cancel(let call): cancel(call)
        }
        sent += 1
      }
      // Before flushing, which may come back here: the channel became writable, or it broke.
      unsent.removeFirst(sent)
      flush()
    }
    for case .call(let call) in unsent {
      // What waits for a slow reader has its deadline too.
      scheduleDeadline(call.context.deadline)
    }
    if state.isFinished {
      close()
    }
  }

  private func send(_ call: PendingCall) {
    guard !call.isEnded else { return }
    let left = ContinuousClock.now.duration(to: call.context.deadline)
    // Less than the caller's own time, so that the callee's failure arrives before it is over.
    let margin = min(limits.deadlineMargin, left / 10)
    let timeout = left - margin
    guard timeout > .zero else {
      call.end(.answered(.failure(RPCError(code: .deadlineExceeded))))
      return
    }
    guard let stream = state.begin(call) else {
      call.end(.notBegun)
      return
    }
    do throws(ProtobufError) {
      let deadline = call.context.deadline - margin
      try FrameWriter.append(
        CallEncoding.frame(call, stream, deadline: deadline, timeout: timeout),
        to: &outgoing
      )
    } catch {
      _ = state.abandon(stream)
      let error = RPCError(code: .invalidArgument, message: "the call cannot be encoded: \(error)")
      call.end(.answered(.failure(error)))
      return
    }
    scheduleDeadline(call.context.deadline)
    expectAnswer()
  }

  private func cancel(_ call: PendingCall) {
    guard let stream = state.inFlight.first(where: { $0.value === call })?.key else { return }
    giveUp(stream)
  }

  private func giveUp(_ stream: UInt64) {
    _ = state.abandon(stream)
    FrameWriter.appendControl(FrameWriter.cancel(stream), to: &outgoing)
  }

  /// Lets other instances take what this one owes: calls that may be repeated, and those that never left.
  ///
  /// The others wait here: the peer may only stand still, and still carry them out.
  func giveUpRepeatable() {
    guard isSuspected else { return }
    for (stream, call) in state.inFlight where call.context.isIdempotent {
      call.end(.silent)
      giveUp(stream)
    }
    for case .call(let call) in unsent {
      call.end(.notBegun)
    }
    flush()
  }

  private func perform(_ action: ClientConnectionState<PendingCall>.Action) {
    switch action {
    case .nothing: return
    case .becomeReady:
      handshakeTimer?.cancel()
      if let connection {
        report(.ready(connection))
      }
    case .finish(let call, let reply): finish(call, reply)
    case .acknowledge(let opaque):
      FrameWriter.appendControl(FrameWriter.acknowledgement(opaque), to: &outgoing)
    case .leave(let reason):
      handshakeTimer?.cancel()
      report(.leaving(reason: reason))
    case .fail: close()
    }
  }

  private func finish(_ call: PendingCall, _ reply: ReplyFrame) {
    let result = ReplyEncoding.decode(reply)
    if case .failure(let error) = result, error.reason == Refusal.draining {
      call.end(.notBegun)
    } else {
      call.end(.answered(result))
    }
  }

  private func flush() {
    guard let context, outgoing.readableBytes > 0 else { return }
    let bytes = outgoing
    outgoing = ByteBuffer()
    context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
  }

  // MARK: Time

  /// One timer a connection, set to the earliest deadline it has seen.
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
    let now = ContinuousClock.now
    for (stream, call) in state.inFlight where call.context.deadline <= now {
      call.end(.answered(.failure(RPCError(code: .deadlineExceeded))))
      giveUp(stream)
    }
    var next = state.inFlight.values.map(\.context.deadline).min()
    for case .call(let call) in unsent where !call.isEnded {
      if call.context.deadline <= now {
        call.end(.answered(.failure(RPCError(code: .deadlineExceeded))))
      } else {
        next = min(next ?? call.context.deadline, call.context.deadline)
      }
    }
    flush()
    if let next {
      scheduleDeadline(next)
    }
    if state.isFinished {
      close()
    }
  }

  private func handshakeTimeOver() {
    if !state.isReady {
      close()
    }
  }

  /// From a call on, until nothing is owed, the peer must say something from time to time.
  private func expectAnswer() {
    guard suspicionTimer == nil, let context else { return }
    suspicion?.heard(at: context.eventLoop.now)
    checkSuspicion()
  }

  private func checkSuspicion() {
    suspicionTimer = nil
    guard let context, !state.inFlight.isEmpty,
      let step = suspicion?.check(at: context.eventLoop.now)
    else { return }
    let next: NIODeadline
    switch step {
    case .wait(let until): next = until
    case .ping(let opaque, let until):
      FrameWriter.appendControl(FrameWriter.ping(opaque), to: &outgoing)
      flush()
      next = until
    case .dead:
      isSuspected = true
      if let connection { report(.silent(connection)) }
      // Said again after a while: another instance may have come.
      suspicion?.heard(at: context.eventLoop.now)
      next = context.eventLoop.now + TimeAmount(limits.suspicionInterval)
    }
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    suspicionTimer = context.eventLoop.scheduleTask(deadline: next) {
      handler.value.checkSuspicion()
    }
  }

  /// A process that hangs keeps its sockets: only a ping that stays unanswered tells.
  private func checkKeepAlive() {
    guard let context, let step = keepAlive?.check(at: context.eventLoop.now) else { return }
    let next: NIODeadline
    switch step {
    case .wait(let until): next = until
    case .ping(let opaque, let until):
      FrameWriter.appendControl(FrameWriter.ping(opaque), to: &outgoing)
      flush()
      next = until
    case .dead:
      isPeerSilent = true
      context.close(promise: nil)
      return
    }
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    keepAliveTimer = context.eventLoop.scheduleTask(deadline: next) {
      handler.value.checkKeepAlive()
    }
  }
}
