internal import GatehouseMessages
internal import GatehouseStubs
internal import NIOCore
internal import RPC

/// Why an operation has no answer.
enum OperationFailure: Error {
  /// The gateway itself refuses.
  case refused(PublicError)
  /// The service that carries the operation out, or the way to it, failed.
  case failed(RPCError)
}

/// One operation of the public API, from the request's JSON to the answer's.
///
/// The generated `table` lists them all; nothing is written by hand for a single operation.
struct PublicOperation: Sendable {
  /// Cognito's name, the part of `X-Amz-Target` behind the dot.
  let name: String
  /// Whether the request must carry a SigV4 signature.
  let isSigned: Bool
  /// Whether it changes nothing, so that a call lost with its instance may be repeated.
  var isRead: Bool {
    name == "GetUser"
      || ["AdminGet", "Describe", "List"].contains { name.hasPrefix($0) }
  }

  private let body:
    @Sendable ([UInt8], AuthenticationClient, RPCCallContext) async throws(OperationFailure)
      -> ByteBuffer

  init<Input: Decodable & ConstraintChecked & Sendable, Output: JSONWritable & Sendable>(
    _ name: String,
    isSigned: Bool,
    hasOutput: Bool,
    _ call:
      @escaping @Sendable (AuthenticationClient, Input, RPCCallContext)
      async throws(RPCError) -> Output
  ) {
    self.name = name
    self.isSigned = isSigned
    body = { (bytes, client, context) async throws(OperationFailure) -> ByteBuffer in
      let input: Input = try PublicJSON.decode(bytes)
      // Constraints come before everything that needs to know what exists.
      if let message = ConstraintReport.message(for: input) {
        throw .refused(.invalidParameter(message))
      }
      let output: Output
      do throws(RPCError) {
        output = try await call(client, input, context)
      } catch {
        throw .failed(error)
      }
      return ByteBuffer(bytes: hasOutput ? JSONWriter.bytes(of: output) : [])
    }
  }

  func perform(
    _ bytes: [UInt8],
    _ client: AuthenticationClient,
    _ context: RPCCallContext
  ) async throws(OperationFailure) -> ByteBuffer {
    try await body(bytes, client, context)
  }
}
