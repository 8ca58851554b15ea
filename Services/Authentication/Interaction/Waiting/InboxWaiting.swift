internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import DeviceRegistryMessages
internal import Domain
internal import RPC

/// Waits for sessions of an instance's accounts (USR-39): what a push tells, without a push.
struct InboxWaiting: Sendable {
  let interaction: Interaction
  let wakes: InteractionWakes
  let lookInterval: Duration

  /// What waits for the instance, as soon as that is news; what there is when the time is up.
  func inbox(
    _ request: AwaitInteractionInboxRequest,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionInbox {
    let now = interaction.clock.now()
    let wait = try await self.wait(of: request, at: now, context)
    let owner = wait.owner
    _ = try await interaction.enabledPool(owner.pool)
    let continuation = try wait.sealed(by: interaction.sealer)
    let asked = Duration.milliseconds(max(request.waitMillis ?? 0, 0))
    let limit = ContinuousClock.now + min(asked, SessionWaiting.maxWait)
    let topics = owner.subs.map { InteractionNotice.topic(ofInbox: $0, in: owner.pool) }
    return try await wakes.waiting(for: topics) { (wait) async throws(AuthenticationFailure) in
      while true {
        let found = try await interaction.sessions.inbox(of: owner, at: interaction.clock.now())
        let inbox = InteractionInbox(
          sessions: found.map { interaction.inboxEntry(of: $0) },
          continuation: continuation,
          cursor: Self.cursor(of: found)
        )
        let isNews = request.cursor.map { $0 != inbox.cursor } ?? !found.isEmpty
        let moment = ContinuousClock.now
        guard !isNews, moment < limit, !Task.isCancelled else { return inbox }
        await wait.sleep(until: min(limit, moment + lookInterval))
      }
    }
  }

  private func wait(
    of request: AwaitInteractionInboxRequest,
    at now: Instant,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InboxWait {
    if let continuation = request.continuation {
      guard let wait = InboxWait(opening: continuation, by: interaction.sealer, at: now) else {
        throw .interaction(.invalidProof, "The wait is over.")
      }
      return wait
    }
    let instance = try await interaction.prove(request.call, context)
    let owner = InboxOwner(
      pool: instance.pool,
      instance: instance.id,
      accounts: instance.accounts.compactMap(\.accountId),
      subs: Set(instance.accounts.compactMap(\.sub)).sorted()
    )
    try await interaction.pushes.noteAppUse(of: owner.subs, in: owner.pool)
    return InboxWait(owner: owner, beganAt: now)
  }

  /// The same for the same sessions in the same states.
  private static func cursor(of sessions: [InteractionSession]) -> String {
    let text = sessions.map { "\($0.id) \($0.state.rawValue)" }.joined(separator: "\n")
    return Hex.encode(Array(SHA256.digest(of: Array(text.utf8)).prefix(8)))
  }
}

extension Interaction {
  fileprivate func inboxEntry(of session: InteractionSession) -> InboxInteraction {
    InboxInteraction(
      sessionId: session.id,
      kind: session.kind.rawValue,
      link: link(to: session),
      createdAtUnixMillis: session.createdAt.unixMillis,
      expiresAtUnixMillis: session.expiresAt.unixMillis,
      account: session.preselectedAccount
    )
  }
}
