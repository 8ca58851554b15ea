internal import GatehouseMessages
internal import Logging
internal import NIOCore
internal import OperatingSystem
internal import Protobuf

/// One client's connection on the server's side.
///
/// Lives on its event loop. Each call runs in a task of its own and is answered exactly once: by its
/// handler, by its deadline or by its cancellation, whichever comes first.
final class ServerConnection: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// Tells a connection to finish what is in flight and take nothing new.
  struct Drain: Sendable {}

  private struct Call {
    let task: Task<Void, Never>
    let deadline: ContinuousClock.Instant
  }

  private static let sweepInterval = TimeAmount.milliseconds(10)

  private let service: ServerContext
  private let peer: PeerCredentials
  private var reader: FrameReader
  private var writer = FrameWriter()
  private var calls: [UInt64: Call] = [:]
  private var highestStream: UInt64 = 0
  private var isDraining = false
  private var isClosed = false
  private var isSweeping = false
  private var hasHeldRead = false

  init(_ service: ServerContext, peer: PeerCredentials) {
    self.service = service
    self.peer = peer
    reader = FrameReader(
      maximumFrameBytes: service.limits.maximumFrameBytes,
      awaitsPreface: true
    )
  }

  func handlerAdded(context: ChannelHandlerContext) {
    service.load.connectionOpened()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosed else { return }
    reader.append(unwrapInboundIn(data))
    do throws(ProtocolFault) {
      while !isClosed, let bytes = try reader.next() {
        try receive(Envelope(decoding: bytes), context)
      }
    } catch {
      refuse(error, context)
    }
  }

  /// Reading stops while the peer has as many calls in flight as allowed, or does not take its
  /// answers: what it sends then waits in its own socket, not in our memory.
  func read(context: ChannelHandlerContext) {
    guard mayRead(context) else {
      hasHeldRead = true
      return
    }
    context.read()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    resumeReading(context)
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    isClosed = true
    service.load.connectionClosed()
    for call in calls.values {
      call.task.cancel()
      service.load.endCall()
    }
    calls.removeAll()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is Drain else { return context.fireUserInboundEventTriggered(event) }
    isDraining = true
    send(.goAway("draining"), context)
    closeIfDrained(context)
  }

  // MARK: - Frames

  private func receive(
    _ envelope: Envelope,
    _ context: ChannelHandlerContext
  ) throws(ProtocolFault) {
    switch envelope {
    case .call(let frame):
      try begin(frame, context)
    case .cancel(let stream):
      // The caller is gone: nobody waits for an answer.
      if let call = remove(stream) { call.task.cancel() }
      afterCall(context)
    case .ping(let opaque, let isAcknowledgement):
      if !isAcknowledgement { send(.ping(opaque: opaque, isAcknowledgement: true), context) }
    case .reply, .goAway:
      throw .unexpectedFrame
    }
  }

  private func refuse(_ fault: ProtocolFault, _ context: ChannelHandlerContext) {
    service.logger.warning(
      "RPC connection closed",
      metadata: [
        "fault": "\(fault)", "peer-uid": "\(peer.userID)", "peer-pid": "\(peer.processID)",
      ]
    )
    isClosed = true
    send(.goAway("\(fault)"), context)
    context.flush()
    context.close(promise: nil)
  }

  private func begin(
    _ frame: CallFrame,
    _ context: ChannelHandlerContext
  ) throws(ProtocolFault) {
    // Ids only grow, so an id that comes again is seen without remembering all of them.
    guard let stream = frame.streamId, stream > highestStream, stream % 2 == 1 else {
      throw .unexpectedFrame
    }
    highestStream = stream
    let method = RPCMethod(frame.method ?? "")
    let admitted: RPCRouter.Handler
    do throws(RPCError) {
      admitted = try admit(method)
    } catch {
      return send(.reply(ReplyFrame(stream: stream, error)), context)
    }
    let timeout = frame.timeoutMicros.map { Duration.microseconds(max(0, min($0, 600_000_000))) }
    let deadline = ContinuousClock.now.advanced(by: timeout ?? service.limits.defaultTimeout)
    let call = RPCCallContext(
      requestID: frame.requestId ?? "",
      traceparent: frame.traceparent,
      deadline: deadline,
      metadata: [MetadataEntry].pairs(frame.metadata),
      caller: peer
    )
    let task = start(admitted, method, frame.message ?? [], call, stream: stream, context)
    calls[stream] = Call(task: task, deadline: deadline)
    scheduleSweep(context)
  }

  private func admit(_ method: RPCMethod) throws(RPCError) -> RPCRouter.Handler {
    guard service.admission.admits(peer, to: method.service) else {
      throw RPCError(
        code: .permissionDenied,
        message: "user \(peer.userID) may not call \(method.service)"
      )
    }
    guard let handler = service.router.handler(for: method.fullName) else {
      throw RPCError(code: .unimplemented, message: "no method \(method)")
    }
    guard !isDraining else {
      throw RPCError(code: .unavailable, reason: RPCError.drainingReason)
    }
    guard service.load.beginCall(limit: service.limits.maximumCalls) else {
      throw RPCError(code: .resourceExhausted, message: "too many calls in flight")
    }
    return handler
  }

  private func start(
    _ handler: @escaping RPCRouter.Handler,
    _ method: RPCMethod,
    _ message: [UInt8],
    _ call: RPCCallContext,
    stream: UInt64,
    _ context: ChannelHandlerContext
  ) -> Task<Void, Never> {
    let loop = context.eventLoop
    let here = NIOLoopBound((self, context), eventLoop: loop)
    let service = service
    return Task { @Sendable in
      let reply = await Self.answer(handler, method, message, call, stream: stream, service)
      loop.execute {
        let (connection, context) = here.value
        connection.finish(stream, reply, context)
      }
    }
  }

  private static func answer(
    _ handler: RPCRouter.Handler,
    _ method: RPCMethod,
    _ message: [UInt8],
    _ call: RPCCallContext,
    stream: UInt64,
    _ service: ServerContext
  ) async -> ByteBuffer? {
    let began = ContinuousClock.now
    let outcome: Result<[UInt8], RPCError>
    do throws(RPCError) {
      outcome = .success(try await handler(message, call))
    } catch {
      outcome = .failure(error)
    }
    service.metrics.count(method, outcome, since: began)
    return encode(outcome, stream: stream, limit: service.limits.maximumFrameBytes)
  }

  /// Off the event loop: encoding is most of the work of answering.
  private static func encode(
    _ outcome: Result<[UInt8], RPCError>,
    stream: UInt64,
    limit: Int
  ) -> ByteBuffer? {
    let frame: ReplyFrame
    switch outcome {
    case .success(let message) where message.count < limit - 64:
      frame = ReplyFrame(stream: stream, message: message)
    case .success:
      let error = RPCError(code: .resourceExhausted, message: "the answer is too large")
      frame = ReplyFrame(stream: stream, error)
    case .failure(let error):
      frame = ReplyFrame(stream: stream, error)
    }
    do throws(ProtobufError) {
      return try Envelope.reply(frame).encoded()
    } catch {
      return nil
    }
  }

  // MARK: - The end of a call

  private func remove(_ stream: UInt64) -> Call? {
    guard let call = calls.removeValue(forKey: stream) else { return nil }
    service.load.endCall()
    return call
  }

  private func finish(_ stream: UInt64, _ reply: ByteBuffer?, _ context: ChannelHandlerContext) {
    guard remove(stream) != nil, !isClosed else { return }
    if let reply {
      write(reply, context)
    } else {
      let error = RPCError(code: .internalError, message: "the answer cannot be encoded")
      send(.reply(ReplyFrame(stream: stream, error)), context)
    }
    afterCall(context)
  }

  private func afterCall(_ context: ChannelHandlerContext) {
    resumeReading(context)
    closeIfDrained(context)
  }

  private func closeIfDrained(_ context: ChannelHandlerContext) {
    guard isDraining, calls.isEmpty, !isClosed else { return }
    isClosed = true
    context.flush()
    context.close(promise: nil)
  }

  /// One timer for all calls of the connection, and none while there are none: cheaper than a timer
  /// a call, and a deadline is kept to within the interval.
  private func scheduleSweep(_ context: ChannelHandlerContext) {
    guard !isSweeping else { return }
    isSweeping = true
    let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: Self.sweepInterval) {
      let (connection, context) = here.value
      connection.sweep(context)
    }
  }

  private func sweep(_ context: ChannelHandlerContext) {
    isSweeping = false
    guard !isClosed, !calls.isEmpty else { return }
    let now = ContinuousClock.now
    for (stream, call) in calls where call.deadline <= now {
      _ = remove(stream)
      call.task.cancel()
      send(.reply(ReplyFrame(stream: stream, RPCError(code: .deadlineExceeded))), context)
    }
    afterCall(context)
    if !calls.isEmpty { scheduleSweep(context) }
  }

  // MARK: - Reading and writing

  private func mayRead(_ context: ChannelHandlerContext) -> Bool {
    calls.count < service.limits.maximumCallsPerConnection && context.channel.isWritable
  }

  private func resumeReading(_ context: ChannelHandlerContext) {
    guard hasHeldRead, !isClosed, mayRead(context) else { return }
    hasHeldRead = false
    context.read()
  }

  private func send(_ envelope: Envelope, _ context: ChannelHandlerContext) {
    do throws(ProtobufError) {
      write(try envelope.encoded(), context)
    } catch {
      context.close(promise: nil)
    }
  }

  private func write(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) {
    writer.write(buffer, context) {
      let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      context.eventLoop.execute {
        let (connection, context) = here.value
        connection.writer.flushed()
        context.flush()
      }
    }
  }
}
