package import GatehouseStubs
package import Logging
package import PublicOperations
package import RPC

/// Stands before every public operation of identity federation.
///
/// As long as none is available there is no event to record and no rate to count here: the gateway
/// records each refusal.
package struct IdentityOperationGate: OperationGate {
  private let logger: Logger

  package init(logger: Logger) {
    self.logger = logger
  }

  package func carryOut<Response: Sendable>(
    _ operation: IdentityFederationOperation,
    _ naming: RequestNaming,
    _ context: RPCCallContext,
    _ perform: (Call) async throws(IdentityFederationFailure) -> Response
  ) async throws(IdentityFederationFailure) -> Response {
    try await perform(
      Call(
        context: context,
        principal: Principal(of: context, isSigned: operation.isSigned),
        trail: AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] },
        logger: logger
      )
    )
  }
}
