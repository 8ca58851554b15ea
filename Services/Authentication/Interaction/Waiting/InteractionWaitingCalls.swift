package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import PublicOperations
package import RPC

/// Waiting for sessions and inboxes, and the tokens of sessions.
package struct InteractionWaitingCalls: InteractionWaitingServing {
  private let interaction: Interaction
  private let tokens: InteractionTokens
  private let gate: InteractionGate
  private let lookInterval: Duration

  /// Waits that the area's wakes end, and that look by themselves after each interval.
  package init(
    _ tokens: InteractionTokens,
    through gate: InteractionGate,
    lookInterval: Duration = .seconds(2)
  ) {
    self.tokens = tokens
    interaction = tokens.interaction
    self.gate = gate
    self.lookInterval = lookInterval
  }

  /// The sessions that have changed, as soon as there is one.
  package func awaitInteractions(
    _ request: AwaitInteractionsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AwaitInteractionsResponse {
    guard request.sessions.count <= SessionWaiting.maxSessions else {
      throw .interaction(.tooMany, "A wait is for at most \(SessionWaiting.maxSessions) sessions.")
    }
    let asked = request.sessions.map { session in
      AwaitedSession(id: session.sessionId ?? "", version: session.afterVersion ?? 0)
    }
    let waiting = SessionWaiting(
      sessions: interaction.sessions,
      wakes: interaction.wakes,
      clock: interaction.clock,
      lookInterval: lookInterval
    )
    return AwaitInteractionsResponse(
      changed: try await waiting.changed(asked, within: .milliseconds(request.waitMillis ?? 0))
    )
  }

  /// What waits for the instance.
  package func awaitInteractionInbox(
    _ request: AwaitInteractionInboxRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionInbox {
    try await InboxWaiting(
      interaction: interaction,
      wakes: interaction.wakes,
      lookInterval: lookInterval
    )
    .inbox(request, context)
  }

  /// The tokens of an approved session, once.
  package func redeemInteraction(
    _ request: RedeemInteractionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RedeemInteractionResponse {
    let found = try await interaction.found(request.sessionId)
    let session = found.session
    return try await gate.carryOut(
      .redeemInteraction,
      of: session.pool,
      client: session.client.text,
      context
    ) {
      (call) async throws(AuthenticationFailure) in
      RedeemInteractionResponse(
        authenticationResult: try await tokens.redeem(request, of: found, call: call)
      )
    }
  }
}
