package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import PublicOperations
package import RPC

/// The calls about sessions, each through the gate.
///
/// What a page asks once a second is neither counted nor recorded.
package struct InteractionSessionCalls: InteractionServing {
  private let interaction: Interaction
  private let gate: InteractionGate

  /// Calls through the gate.
  package init(_ interaction: Interaction, through gate: InteractionGate) {
    self.interaction = interaction
    self.gate = gate
  }

  /// `POST sessions`.
  package func startInteraction(
    _ request: StartInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> StartInteractionResponse {
    let body = try CallBody(request.call)
    let given = try RelyingCredentials(request.call, body: body)
    let name = try body.text("user", max: 512)
    return try await gate.carryOut(.startInteraction, client: given.clientID, name: name, context) {
      (call) async throws(AuthenticationFailure) in
      try await interaction.startInteraction(request, body: body, call: call)
    }
  }

  /// `GET sessions/{id}`.
  package func getInteraction(
    _ request: GetInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionState {
    try await interaction.getInteraction(request)
  }

  /// `GET sessions/{id}/evidence`.
  package func showInteractionEvidence(
    _ request: ShowInteractionEvidenceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowInteractionEvidenceResponse {
    let session = try await interaction.kept(request.sessionId)
    return try await gate.carryOut(.showInteractionEvidence, of: session.pool, context) {
      (call) async throws(AuthenticationFailure) in
      try await interaction.evidence(of: session, for: request.call, call: call)
    }
  }

  /// The link of a session.
  package func locateInteraction(
    _ request: LocateInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> LocateInteractionResponse {
    try await interaction.locateInteraction(request)
  }

  /// `DELETE sessions/{id}`.
  package func cancelInteraction(
    _ request: CancelInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionState {
    let session = try await interaction.session(request.sessionId)
    return try await gate.carryOut(.cancelInteraction, of: session.pool, context) {
      (call) async throws(AuthenticationFailure) in
      try await interaction.cancelInteraction(request, of: session, call: call)
    }
  }

  /// `POST sessions/{id}/open`.
  package func openInteraction(
    _ request: OpenInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> OpenInteractionResponse {
    let asked = AppRequest(call: request.call, session: request.sessionId)
    return try await carryOut(.openInteraction, asked, context) {
      (session, instance, pool, body, call) async throws(AuthenticationFailure) in
      try await interaction.open(session, by: instance, in: pool, body: body, call: call)
    }
  }

  /// `POST sessions/{id}/confirm`.
  package func confirmInteraction(
    _ request: ConfirmInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    let asked = AppRequest(call: request.call, session: request.sessionId, isUse: true)
    return try await carryOut(.confirmInteraction, asked, context) {
      (session, instance, pool, body, call) async throws(AuthenticationFailure) in
      try await interaction.confirm(session, by: instance, in: pool, body: body, call: call)
    }
  }

  /// `POST sessions/{id}/decline`.
  package func declineInteraction(
    _ request: DeclineInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    let asked = AppRequest(call: request.call, session: request.sessionId)
    return try await carryOut(.declineInteraction, asked, context) {
      (session, instance, _, body, call) async throws(AuthenticationFailure) in
      try await interaction.decline(session, by: instance, body: body, call: call)
    }
  }

  /// `POST sessions/{id}/second-factor`.
  package func answerInteractionFactor(
    _ request: AnswerInteractionFactorRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    let body = try CallBody(request.call)
    let found = try await interaction.found(request.sessionId)
    let session = found.session
    return try await gate.carryOut(.answerInteractionFactor, of: session.pool, context) {
      (call) async throws(AuthenticationFailure) in
      let pool = try await interaction.enabledPool(of: found)
      let answerer = try await answerer(of: session, body, request.call, call)
      return try await interaction.answerFactor(
        session,
        by: answerer,
        in: pool,
        body: body,
        call: call
      )
    }
  }

  /// Who answers for the factor: where an answer is judged, the registry checks the proof together with
  /// it, and otherwise before the caller hears anything of the session.
  private func answerer(
    of session: InteractionSession,
    _ body: CallBody,
    _ given: InteractionCall?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AnsweringInstance {
    let isReadable = (try? body.factorAnswer()) != nil
    if isReadable,
      let answerer = AnsweringInstance(of: session, try interaction.proof(of: given))
    {
      return answerer
    }
    let instance = try await interaction.prove(given, call.context)
    guard instance.pool == session.pool else { throw .interaction(.notFound) }
    interaction.note(session, call)
    return AnsweringInstance(instance)
  }

  /// `POST sessions/{id}/cancel`.
  package func cancelInteractionFactor(
    _ request: CancelInteractionFactorRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    let asked = AppRequest(call: request.call, session: request.sessionId)
    return try await carryOut(.cancelInteractionFactor, asked, context) {
      (session, instance, _, _, call) async throws(AuthenticationFailure) in
      try await interaction.cancelFactor(session, by: instance, call: call)
    }
  }

  /// A call of an app about a session.
  private struct AppRequest: Sendable {
    let call: InteractionCall?
    let session: String?
    /// Whether it is a use of the account that it names.
    var isUse = false
  }

  /// Finds the session, has the instance prove the call, and carries it out.
  private func carryOut<Response: Sendable>(
    _ operation: InteractionOperation,
    _ asked: AppRequest,
    _ context: RPCCallContext,
    _ perform: (
      InteractionSession, ProvedInstance, EnabledPool, CallBody, Call
    ) async throws(AuthenticationFailure) -> Response
  ) async throws(AuthenticationFailure) -> Response {
    let body = try CallBody(asked.call)
    let found = try await interaction.found(asked.session)
    let session = found.session
    return try await gate.carryOut(operation, of: session.pool, context) {
      (call) async throws(AuthenticationFailure) in
      let pool = try await interaction.enabledPool(of: found)
      let instance = try await interaction.prove(
        asked.call,
        isUse: asked.isUse,
        account: asked.isUse ? try body.text("account", max: 128) : nil,
        context
      )
      guard instance.pool == session.pool else { throw .interaction(.notFound) }
      interaction.note(session, call)
      return try await perform(session, instance, pool, body, call)
    }
  }
}
