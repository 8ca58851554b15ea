internal import GatehouseStubs
internal import RPC

/// Stands before every public operation of identity federation.
///
/// As long as none is available there is no event to record and no rate to count here: the gateway
/// records each refusal.
struct IdentityOperationGate: OperationGate {
  func carryOut<Response: Sendable>(
    _ operation: IdentityFederationOperation,
    _ naming: RequestNaming,
    _ context: RPCCallContext,
    _ perform: (RPCCallContext) async throws(IdentityFederationFailure) -> Response
  ) async throws(IdentityFederationFailure) -> Response {
    try await perform(context)
  }
}
