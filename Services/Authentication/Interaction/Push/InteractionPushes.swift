package import AuthenticationCore
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
package import Domain
package import RPC

/// Pushes that tell apps of a session (USR-39).
package struct InteractionPushes: Sendable {
  let interaction: Interaction

  private var deliveries: InteractionDeliveryStore {
    InteractionDeliveryStore(database: interaction.database)
  }

  /// Queues pushes of a session that asks for them, to the instances of its user; the session as it is
  /// then.
  ///
  /// Where the user has left too many unanswered the session says so, and waits in the inbox, as it does
  /// without a webhook. A user without an account looks like one with an account.
  package func announce(
    _ session: InteractionSession,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionSession {
    guard session.isPushed, interaction.configuration.interactionWebhooks.contains("push"),
      let sub = session.sub
    else { return session }
    let instances = try await pushed(session, sub, context)
    guard !instances.isEmpty else { return session }
    let now = interaction.clock.now()
    let isQueued = try await deliveries.queuePushes(
      of: session,
      to: instances.map { ($0, interaction.random.uuid()) },
      sub: sub,
      at: now
    )
    guard !isQueued else { return session }
    var change = InteractionChange(to: session.state)
    change.reason = .quiet
    // An app that has opened it meanwhile needs no word of that.
    return try await interaction.sessions.move(session, by: change, at: now) ?? session
  }

  /// The instances that the session is for, once each.
  private func pushed(
    _ session: InteractionSession,
    _ sub: String,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> [String] {
    let registry = interaction.instances
    let found = try await askingRegistry { () async throws(RPCError) in
      try await registry.findAccounts(
        FindAccountsRequest(userPoolId: session.pool.text, sub: sub),
        context: context.repeatable
      )
    }
    let chosen = found.accounts.filter { account in
      account.push != nil
        && (session.preselectedAccount.map { $0 == account.accountId } ?? true)
    }
    return Set(chosen.compactMap(\.instanceId)).sorted()
  }

  /// Notes that users have opened their app, which answers their pushes.
  package func noteAppUse(
    of subs: [String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    guard interaction.configuration.interactionWebhooks.contains("push") else { return }
    try await deliveries.answerPushes(of: subs, in: pool)
  }
}

extension Interaction {
  /// Pushes that tell apps of a session.
  package var pushes: InteractionPushes { InteractionPushes(interaction: self) }
}
