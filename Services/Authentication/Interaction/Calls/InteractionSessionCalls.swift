package import AuthenticationCore
package import GatehouseMessages
internal import GatehouseStubs
package import RPC

/// The calls about sessions, each through the gate.
package struct InteractionSessionCalls: InteractionServing {
  let interaction: Interaction
  let gate: InteractionGate

  /// Calls through the gate.
  package init(_ interaction: Interaction, through gate: InteractionGate) {
    self.interaction = interaction
    self.gate = gate
  }

  package func startInteraction(
    _ request: StartInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> StartInteractionResponse {
    throw .interaction(.notFound)
  }

  package func getInteraction(
    _ request: GetInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionState {
    throw .interaction(.notFound)
  }

  package func cancelInteraction(
    _ request: CancelInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionState {
    throw .interaction(.notFound)
  }

  package func locateInteraction(
    _ request: LocateInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> LocateInteractionResponse {
    throw .interaction(.notFound)
  }

  package func openInteraction(
    _ request: OpenInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> OpenInteractionResponse {
    throw .interaction(.notFound)
  }

  package func confirmInteraction(
    _ request: ConfirmInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    throw .interaction(.notFound)
  }

  package func declineInteraction(
    _ request: DeclineInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    throw .interaction(.notFound)
  }

  package func answerInteractionFactor(
    _ request: AnswerInteractionFactorRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    throw .interaction(.notFound)
  }

  package func cancelInteractionFactor(
    _ request: CancelInteractionFactorRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    throw .interaction(.notFound)
  }
}
