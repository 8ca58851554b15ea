public import Protobuf
public import RPC

/// A call whose message is encoded, so that it can be proved before the call is made.
public struct PreparedCall<Response: ProtobufMessage>: Sendable {
  /// The request's bytes as the service receives them.
  public let message: [UInt8]
  private let method: RPCMethod

  /// Encodes the request.
  public init(_ method: RPCMethod, _ request: some ProtobufMessage) throws(RPCError) {
    self.method = method
    message = try encodeRequest(request)
  }

  /// Makes the call.
  public func make(
    through channel: any RPCChannel,
    _ context: RPCCallContext
  ) async throws(RPCError) -> Response {
    try decodeResponse(try await channel.call(method, message, context: context))
  }
}
