package import AuthenticationCore
package import GatehouseMessages
internal import GatehouseStubs
package import RPC

/// The calls about instances, flows and accounts, each through the gate.
package struct InteractionInstanceCalls: InteractionInstanceServing {
  let interaction: Interaction
  let gate: InteractionGate

  /// Calls through the gate.
  package init(_ interaction: Interaction, through gate: InteractionGate) {
    self.interaction = interaction
    self.gate = gate
  }

  package func registerInteractionInstance(
    _ request: InteractionInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    throw .interaction(.notFound)
  }

  package func showInteractionInstance(
    _ request: InteractionInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    throw .interaction(.notFound)
  }

  package func updateInteractionInstance(
    _ request: InteractionInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    throw .interaction(.notFound)
  }

  package func removeInteractionInstance(
    _ request: InteractionInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RemoveInteractionInstanceResponse {
    throw .interaction(.notFound)
  }

  package func startInteractionFlow(
    _ request: InteractionFlowRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    throw .interaction(.notFound)
  }

  package func answerInteractionFlow(
    _ request: InteractionFlowRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    throw .interaction(.notFound)
  }

  package func cancelInteractionFlow(
    _ request: InteractionFlowRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    throw .interaction(.notFound)
  }

  package func removeInteractionAccount(
    _ request: RemoveInteractionAccountRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    throw .interaction(.notFound)
  }
}
