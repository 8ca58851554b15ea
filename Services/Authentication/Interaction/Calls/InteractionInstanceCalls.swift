package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import PublicOperations
package import RPC

/// The calls about instances, flows and accounts, each through the gate.
package struct InteractionInstanceCalls: InteractionInstanceServing {
  private let interaction: Interaction
  private let gate: InteractionGate

  /// Calls through the gate.
  package init(_ interaction: Interaction, through gate: InteractionGate) {
    self.interaction = interaction
    self.gate = gate
  }

  /// `POST instances`.
  package func registerInteractionInstance(
    _ request: InteractionInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    let body = try CallBody(request.call)
    let pool = UserPoolID(try body.requiredText("pool", max: 64))
    return try await gate.carryOut(.registerInteractionInstance, of: pool, context) {
      (call) async throws(AuthenticationFailure) in
      try await interaction.register(request.call, body: body, call: call)
    }
  }

  /// `GET instances/self`.
  package func showInteractionInstance(
    _ request: InteractionInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    try await carryOut(.showInteractionInstance, request.call, context) {
      (instance, _, call) async throws(AuthenticationFailure) in
      try await interaction.show(instance, call: call)
    }
  }

  /// `PATCH instances/self`.
  package func updateInteractionInstance(
    _ request: InteractionInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    try await carryOut(.updateInteractionInstance, request.call, context) {
      (instance, body, call) async throws(AuthenticationFailure) in
      try await interaction.update(instance, body: body, call: call)
    }
  }

  /// `DELETE instances/self`.
  package func removeInteractionInstance(
    _ request: InteractionInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RemoveInteractionInstanceResponse {
    try await carryOut(.removeInteractionInstance, request.call, context) {
      (instance, _, call) async throws(AuthenticationFailure) in
      try await interaction.remove(instance, call: call)
      return RemoveInteractionInstanceResponse()
    }
  }

  /// `POST flows`.
  package func startInteractionFlow(
    _ request: InteractionFlowRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try await carryOut(.startInteractionFlow, request.call, context) {
      (instance, body, call) async throws(AuthenticationFailure) in
      try await interaction.startFlow(of: instance, body: body, call: call)
    }
  }

  /// `POST flows/{id}`.
  package func answerInteractionFlow(
    _ request: InteractionFlowRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try await carryOut(.answerInteractionFlow, request.call, context) {
      (instance, body, call) async throws(AuthenticationFailure) in
      try await interaction.answerFlow(request.flowId, of: instance, body: body, call: call)
    }
  }

  /// `DELETE flows/{id}`.
  package func cancelInteractionFlow(
    _ request: InteractionFlowRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try await carryOut(.cancelInteractionFlow, request.call, context) {
      (instance, _, call) async throws(AuthenticationFailure) in
      try await interaction.cancelFlow(request.flowId, of: instance, call: call)
    }
  }

  /// `DELETE accounts/{id}`.
  package func removeInteractionAccount(
    _ request: RemoveInteractionAccountRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try await carryOut(.removeInteractionAccount, request.call, context) {
      (instance, body, call) async throws(AuthenticationFailure) in
      try await interaction.removeAccount(
        request.account,
        of: instance,
        body: body,
        call: call
      )
    }
  }

  /// Has the instance prove the call, which alone tells the pool, and carries it out.
  private func carryOut<Response: Sendable>(
    _ operation: InteractionOperation,
    _ given: InteractionCall?,
    _ context: RPCCallContext,
    _ perform: (
      ProvedInstance, CallBody, Call
    ) async throws(AuthenticationFailure) -> Response
  ) async throws(AuthenticationFailure) -> Response {
    let body = try CallBody(given)
    let proof: Result<ProvedInstance, AuthenticationFailure>
    do throws(AuthenticationFailure) {
      proof = .success(try await interaction.prove(given, context))
    } catch {
      proof = .failure(error)
    }
    return try await gate.carryOut(operation, provedBy: proof, context) {
      (instance, call) async throws(AuthenticationFailure) in
      try await perform(instance, body, call)
    }
  }
}
