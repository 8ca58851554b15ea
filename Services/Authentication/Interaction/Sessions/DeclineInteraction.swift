internal import AuthenticationCore
internal import AuthenticationMessages
internal import DeviceRegistryMessages
internal import JOSE
internal import PublicOperations
internal import RPC

extension Interaction {
  /// `POST sessions/{id}/cancel`: the user gives the second factor up.
  func cancelFactor(
    _ session: InteractionSession,
    by instance: ProvedInstance,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try await decline(session, by: instance, decision: nil, reason: .cancelled, call: call)
  }

  /// `POST sessions/{id}/decline`: the user says no; the decision may be signed.
  func decline(
    _ session: InteractionSession,
    by instance: ProvedInstance,
    decision: Decision?,
    reason: InteractionReason,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try checkBinding(of: session, to: instance)
    switch session.state {
    case .expired: throw .interaction(.expired)
    case .cancelled: throw .interaction(.cancelled)
    case .declined: return InteractionProgress(session)
    case .created, .approved, .redeemed, .failed:
      throw .interaction(.conflict, "The session has ended.")
    case .opened, .secondFactor: break
    }
    var change = InteractionChange(to: .declined)
    change.reason = reason
    if let decision { change.keep(decision) }
    let moved = try await end(session, by: change, call.context)
    if let moved { return InteractionProgress(moved) }
    let present = try await self.session(session.id)
    guard present.state == .declined else {
      throw .interaction(.conflict, "The session has changed meanwhile.")
    }
    return InteractionProgress(present)
  }

  /// The user says no; what is signed of it is kept.
  func decline(
    _ session: InteractionSession,
    by instance: ProvedInstance,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try checkBinding(of: session, to: instance)
    let decision = try signedRefusal(of: session, by: instance, body)
    return try await decline(
      session,
      by: instance,
      decision: decision,
      reason: .declined,
      call: call
    )
  }

  /// The signed refusal of a body, if it has one that an account of the instance signed.
  func signedRefusal(
    of session: InteractionSession,
    by instance: ProvedInstance,
    _ body: CallBody
  ) throws(AuthenticationFailure) -> Decision? {
    guard body.has("decision") else { return nil }
    let text = try body.requiredText("decision", max: 8192)
    guard let id = CompactToken(Array(text.utf8))?.keyID,
      let key = instance.account(id)?.publicKey.flatMap({ P256PublicKey(point: $0) })
    else { throw .interaction(.accountNotAllowed) }
    return try Decision(
      body,
      by: key,
      expecting: Decision.Expectation(
        session: session,
        decision: Decision.decline,
        account: id,
        userInput: nil
      )
    )
  }
}
