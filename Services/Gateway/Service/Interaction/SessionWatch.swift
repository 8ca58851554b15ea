internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import RPC

/// A session, and who asks for it: the call is good for as long as the request waits.
struct WatchedSession: Sendable {
  let call: InteractionCall
  let id: String
  let caller: Caller
}

/// Reads a session's state, and waits for the next one.
struct SessionWatch: Sendable {
  let calls: InteractionCalls
  let waits: SessionWaits

  /// The state now, under the caller's proof.
  ///
  /// - Parameters:
  ///   - session: What is asked for.
  ///   - isPoll: Whether the client asks without waiting, which it may do once a second.
  /// - Returns: The state.
  /// - Throws: Why the caller learns nothing.
  func read(
    _ session: WatchedSession,
    isPoll: Bool
  ) async throws(InteractionRefusal) -> InteractionState {
    let request = GetInteractionRequest(
      call: session.call,
      sessionId: session.id,
      isPoll: isPoll
    )
    let context = calls.context(session.caller, isRepeatable: true)
    return try await calls.asked { () throws(RPCError) in
      try await calls.services.sessions.getInteraction(request, context: context)
    }
  }

  /// The first state after the known one; nil where the time passes without one.
  func next(
    _ session: WatchedSession,
    after known: InteractionState,
    within time: Duration
  ) async throws(InteractionRefusal) -> InteractionState? {
    let end = ContinuousClock.now + time
    var state = known
    while true {
      // The end of its lifetime is no change that wakes: the state is read then.
      let expiry = ContinuousClock.now + lifetime(of: state)
      let subject = SessionWaits.Subject(session: session.id, version: known.version ?? 0)
      let isChanged = await waits.wait(for: subject, until: min(end, expiry))
      guard isChanged || expiry < end, !waits.isEnded else { return nil }
      state = try await read(session, isPoll: false)
      if state.isNews(after: known.version ?? 0) { return state }
      guard ContinuousClock.now < end else { return nil }
    }
  }

  /// What is left of the session's time, and a little more so that it is over for the service too.
  private func lifetime(of state: InteractionState) -> Duration {
    guard let expiresAt = state.expiresAtUnixMillis else { return .seconds(600) }
    return .milliseconds(max(0, expiresAt - calls.clock.now().unixMillis) + 250)
  }
}
