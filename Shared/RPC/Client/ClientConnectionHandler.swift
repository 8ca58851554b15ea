internal import GatehouseMessages
internal import NIOCore
internal import Protobuf

/// One connection to an instance, on its event loop: matches answers to the calls that wait.
final class ClientConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  typealias Waiter = CheckedContinuation<Result<[UInt8], RPCError>, Never>

  private struct Call {
    let waiter: Waiter
    let deadline: ContinuousClock.Instant
  }

  private static let sweepInterval = TimeAmount.milliseconds(10)
  private static let pingInterval = TimeAmount.seconds(10)

  private let status: ConnectionStatus
  private var reader: FrameReader
  private var writer = FrameWriter()
  private var calls: [UInt64: Call] = [:]
  private var isSweeping = false
  private var isPingUnanswered = false

  init(_ status: ConnectionStatus, maximumFrameBytes: Int) {
    self.status = status
    reader = FrameReader(maximumFrameBytes: maximumFrameBytes, awaitsPreface: false)
  }

  func channelActive(context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(ByteBuffer(bytes: FrameReader.preface)), promise: nil)
    context.flush()
    schedulePing(context)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    reader.append(unwrapInboundIn(data))
    do throws(ProtocolFault) {
      while let bytes = try reader.next() {
        try receive(Envelope(decoding: bytes), context)
      }
    } catch {
      context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    status.close()
    let lost = RPCError(
      code: .unavailable,
      reason: RPCError.connectionLostReason,
      message: "the connection to the service ended"
    )
    for call in calls.values { call.waiter.resume(returning: .failure(lost)) }
    calls.removeAll()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  // MARK: - Calls

  /// Writes a call's frame, which the caller encoded, and keeps who waits for its answer.
  func begin(
    _ stream: UInt64,
    _ frame: ByteBuffer,
    deadline: ContinuousClock.Instant,
    waiter: Waiter,
    _ context: ChannelHandlerContext
  ) {
    guard context.channel.isActive else {
      // Nothing was sent: the caller may take another instance.
      return waiter.resume(
        returning: .failure(RPCError(code: .unavailable, reason: RPCError.drainingReason))
      )
    }
    calls[stream] = Call(waiter: waiter, deadline: deadline)
    write(frame, context)
    scheduleSweep(context)
  }

  /// Stops waiting, and tells the server that nobody does.
  func abandon(_ stream: UInt64, _ error: RPCError, _ context: ChannelHandlerContext) {
    guard let call = calls.removeValue(forKey: stream) else { return }
    call.waiter.resume(returning: .failure(error))
    send(.cancel(stream), context)
    closeIfDrained(context)
  }

  private func receive(
    _ envelope: Envelope,
    _ context: ChannelHandlerContext
  ) throws(ProtocolFault) {
    switch envelope {
    case .reply(let frame):
      // An answer to a call that was given up in the meantime is nobody's.
      guard let call = calls.removeValue(forKey: frame.streamId ?? 0) else { return }
      call.waiter.resume(returning: frame.outcome)
      closeIfDrained(context)
    case .ping(let opaque, let isAcknowledgement):
      if isAcknowledgement {
        isPingUnanswered = false
      } else {
        send(.ping(opaque: opaque, isAcknowledgement: true), context)
      }
    case .goAway:
      status.close()
      closeIfDrained(context)
    case .call, .cancel:
      throw .unexpectedFrame
    }
  }

  private func closeIfDrained(_ context: ChannelHandlerContext) {
    guard status.isClosed, calls.isEmpty else { return }
    context.flush()
    context.close(promise: nil)
  }

  // MARK: - Time

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
    let now = ContinuousClock.now
    for (stream, call) in calls where call.deadline <= now {
      abandon(stream, RPCError(code: .deadlineExceeded), context)
    }
    if !calls.isEmpty { scheduleSweep(context) }
  }

  /// A process that hangs keeps its sockets: only a ping that stays unanswered tells.
  private func schedulePing(_ context: ChannelHandlerContext) {
    let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: Self.pingInterval) {
      let (connection, context) = here.value
      connection.ping(context)
    }
  }

  private func ping(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    guard !isPingUnanswered else { return context.close(promise: nil) }
    isPingUnanswered = true
    send(.ping(opaque: 1, isAcknowledgement: false), context)
    schedulePing(context)
  }

  // MARK: - Writing

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
