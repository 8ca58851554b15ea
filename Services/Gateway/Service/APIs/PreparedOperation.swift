internal import GatehouseStubs
internal import NIOCore
internal import Protobuf
internal import RPC

/// The services that carry public operations out.
struct PublicChannels: Sendable {
  let authentication: any RPCChannel
  let identityFederation: any RPCChannel

  enum Owner: Sendable {
    case authentication
    case identityFederation
  }

  subscript(owner: Owner) -> any RPCChannel {
    switch owner {
    case .authentication: authentication
    case .identityFederation: identityFederation
    }
  }
}

/// The method that carries an operation out, with the messages that it takes and gives.
struct OwnedMethod<Input: ProtobufMessage, Output: ProtobufMessage>: Sendable {
  let owner: PublicChannels.Owner
  let method: RPCMethod

  init(_ owner: PublicChannels.Owner, _ method: RPCMethod) {
    self.owner = owner
    self.method = method
  }
}

/// An operation whose request is read and checked, and which is not carried out yet.
struct PreparedOperation: Sendable {
  /// The request's bytes as the service receives them.
  let message: [UInt8]
  private let call:
    @Sendable (PublicChannels, RPCCallContext) async throws(OperationFailure) -> ByteBuffer

  init<Output: ProtobufMessage>(
    _ prepared: PreparedCall<Output>,
    of owner: PublicChannels.Owner,
    write: @escaping @Sendable (Output, RPCCallContext) -> [UInt8]
  ) {
    message = prepared.message
    call = { (channels, context) async throws(OperationFailure) -> ByteBuffer in
      let output: Output
      do throws(RPCError) {
        output = try await prepared.make(through: channels[owner], context)
      } catch {
        throw .failed(error)
      }
      return ByteBuffer(bytes: write(output, context))
    }
  }

  /// Has it carried out; the answer's body.
  func carryOut(
    through channels: PublicChannels,
    _ context: RPCCallContext
  ) async throws(OperationFailure) -> ByteBuffer {
    try await call(channels, context)
  }
}
