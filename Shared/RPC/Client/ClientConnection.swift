internal import GatehouseMessages
internal import NIOCore
internal import NIOPosix
internal import Protobuf

/// A connection to one instance of a service, usable from any thread.
struct ClientConnection: Sendable {
  let path: String
  let status: ConnectionStatus
  private let channel: any Channel
  private let handler: NIOLoopBound<(ClientConnectionHandler, ChannelHandlerContext)>

  /// Connects to an instance's socket.
  static func open(
    _ path: String,
    group: any EventLoopGroup,
    maximumFrameBytes: Int
  ) async throws -> ClientConnection {
    let status = ConnectionStatus()
    let channel = try await ClientBootstrap(group: group)
      .connectTimeout(.seconds(1))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            ClientConnectionHandler(status, maximumFrameBytes: maximumFrameBytes)
          )
        }
      }
      .connect(unixDomainSocketPath: path).get()
    let handler = try await channel.eventLoop.submit {
      let operations = channel.pipeline.syncOperations
      return NIOLoopBound(
        (
          try operations.handler(type: ClientConnectionHandler.self),
          try operations.context(handlerType: ClientConnectionHandler.self)
        ),
        eventLoop: channel.eventLoop
      )
    }.get()
    return ClientConnection(path: path, status: status, channel: channel, handler: handler)
  }

  /// Sends a call and waits for its answer, its deadline or its cancellation.
  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    timeout: Duration,
    context call: RPCCallContext
  ) async -> Result<[UInt8], RPCError> {
    status.begin()
    defer { status.end() }
    let stream = status.takeStream()
    let frame: ByteBuffer
    do throws(ProtobufError) {
      frame = try Self.encode(method, request, timeout: timeout, call, stream: stream)
    } catch {
      return .failure(RPCError(code: .invalidArgument, message: "\(error)"))
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        channel.eventLoop.execute {
          let (connection, context) = handler.value
          connection.begin(stream, frame, deadline: call.deadline, waiter: waiter, context)
        }
      }
    } onCancel: {
      channel.eventLoop.execute {
        let (connection, context) = handler.value
        connection.abandon(stream, RPCError(code: .cancelled), context)
      }
    }
  }

  /// Ends the connection; calls in flight fail.
  func close() {
    channel.close(promise: nil)
  }

  private static func encode(
    _ method: RPCMethod,
    _ request: [UInt8],
    timeout: Duration,
    _ call: RPCCallContext,
    stream: UInt64
  ) throws(ProtobufError) -> ByteBuffer {
    let (seconds, attoseconds) = timeout.components
    let micros = seconds.multipliedReportingOverflow(by: 1_000_000).partialValue
    let frame = CallFrame(
      streamId: stream,
      method: method.fullName,
      timeoutMicros: micros + attoseconds / 1_000_000_000_000,
      requestId: call.requestID.withoutNUL,
      traceparent: call.traceparent?.withoutNUL,
      metadata: call.metadata.map {
        MetadataEntry(key: $0.key.withoutNUL, value: $0.value.withoutNUL)
      },
      message: request
    )
    return try Envelope.call(frame).encoded()
  }
}
