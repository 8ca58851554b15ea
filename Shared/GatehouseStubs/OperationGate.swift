public import RPC

/// Stands between the socket and the public operations of a service's areas.
public protocol OperationGate: Sendable {
  /// What an operation is given beside its request; it cannot be carried out without one.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure
  /// The operations there are.
  associatedtype Operation: Sendable

  /// Carries the operation out with a call made for it, or refuses it.
  ///
  /// The message is the request's bytes as they were received, which a caller's proof is about.
  func carryOut<Response: Sendable>(
    _ operation: Operation,
    _ naming: RequestNaming,
    _ message: [UInt8],
    _ context: RPCCallContext,
    _ perform: (Call) async throws(Failure) -> Response
  ) async throws(Failure) -> Response
}
