internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Interaction {
  /// `DELETE sessions/{id}`: the caller who started it takes it back (USR-28).
  func cancelInteraction(
    _ request: CancelInteractionRequest,
    of session: InteractionSession,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionState {
    let caller = try await checkStarter(request.call, of: session, call)
    note(session, call)
    switch session.state {
    case .created, .opened, .secondFactor:
      guard
        let moved = try await end(
          session,
          by: InteractionChange(to: .cancelled),
          call.context
        )
      else { throw .interaction(.conflict, "The session has changed meanwhile.") }
      return state(of: moved, for: caller)
    case .cancelled:
      return state(of: session, for: caller)
    case .expired:
      throw .interaction(.expired)
    case .approved, .redeemed, .declined, .failed:
      throw .interaction(.conflict, "The session has ended.")
    }
  }

  private func checkStarter(
    _ given: InteractionCall?,
    of session: InteractionSession,
    _ call: Call
  ) async throws(AuthenticationFailure) -> RelyingCaller {
    guard session.isForApp, given?.authorization == nil, given?.proof != nil else {
      return try await checkRelyingParty(given, of: session)
    }
    let instance = try await prove(given, in: session.pool, call.context)
    guard instance.id == session.instance else { throw .interaction(.notFound) }
    return .page
  }

  /// Notes what the call is about.
  func note(_ session: InteractionSession, _ call: Call) {
    call.trail.note(pool: session.pool, client: session.client)
    guard let sub = session.sub, let username = session.username else { return }
    call.trail.note(user: AuditTrail.Subject(username: username, sub: sub))
  }
}
