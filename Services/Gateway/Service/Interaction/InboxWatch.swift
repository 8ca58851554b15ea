internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

/// Reads what waits for an instance's accounts, and waits for the next change.
struct InboxWatch: Sendable {
  let calls: InteractionCalls
  let waits: SessionWaits

  /// What waits now, under the caller's proof, which is consumed.
  func read(
    _ call: InteractionCall,
    _ caller: Caller
  ) async throws(InteractionRefusal) -> InteractionInbox {
    try await ask(AwaitInteractionInboxRequest(call: call, waitMillis: 0), caller)
  }

  /// The inbox at its first change, or as it was when the time is over.
  ///
  /// What the first call got stands for its proof, for ten minutes.
  func change(
    of known: InteractionInbox,
    _ caller: Caller,
    until end: ContinuousClock.Instant
  ) async throws(InteractionRefusal) -> InteractionInbox {
    var inbox = known
    while inbox.cursor == known.cursor, !waits.isEnded {
      let left = min(end - .now, SessionWaits.maxTime)
      guard left > .zero, let continuation = inbox.continuation else { break }
      inbox = try await ask(
        AwaitInteractionInboxRequest(
          continuation: continuation,
          waitMillis: Int64(left / .milliseconds(1)),
          cursor: known.cursor
        ),
        caller
      )
    }
    return inbox
  }

  private func ask(
    _ message: AwaitInteractionInboxRequest,
    _ caller: Caller
  ) async throws(InteractionRefusal) -> InteractionInbox {
    let context = calls.context(caller, isRepeatable: message.call == nil)
    return try await calls.asked { () throws(RPCError) in
      try await calls.services.waiting.awaitInteractionInbox(message, context: context)
    }
  }
}
