package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import JOSE
package import Logging
package import PublicOperations
package import RPC

/// Shows the operator sessions and accounts of apps, and unblocks a PIN (USR-36).
package struct InteractionOperator: InteractionOperatorServing {
  private let interaction: Interaction
  private let auditLog: AuditLog
  private let logger: Logger

  /// Works on what the calls of apps work on; every change is an event of the log.
  package init(_ interaction: Interaction, auditLog: AuditLog, logger: Logger) {
    self.interaction = interaction
    self.auditLog = auditLog
    self.logger = logger
  }

  /// The sessions of a pool or of a user, the newest first.
  package func listInteractionSessions(
    _ request: ListInteractionSessionsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListInteractionSessionsResponse {
    var sub: String?
    let pool: UserPoolID
    if request.username == nil {
      pool = try await interaction.settings.pool(requiredUserPoolID(request.userPoolId)).id
    } else {
      let (named, user) = try await self.user(request.username, in: request.userPoolId, context)
      (pool, sub) = (named, user.sub)
    }
    let found = try await interaction.sessions.newest(of: sub, in: pool)
    return ListInteractionSessionsResponse(sessions: found.map(ShownInteraction.init))
  }

  /// A session of the pool with what was decided.
  package func showInteractionSession(
    _ request: ShowInteractionSessionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowInteractionSessionResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    guard let session = try await interaction.sessions.find(request.sessionId ?? ""),
      session.pool == pool
    else { throw .resourceNotFound("The session does not exist.") }
    return ShowInteractionSessionResponse(
      session: ShownInteraction(session),
      decision: session.decision,
      digest: session.digest,
      secondFactor: session.factor?.rawValue,
      key: session.decisionKey?.jwk,
      shown: session.shown,
      userInput: session.userInput
    )
  }

  /// The accounts that a user has on instances of apps.
  package func listInteractionAccounts(
    _ request: ListInteractionAccountsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListInteractionAccountsResponse {
    let (pool, user) = try await user(request.username, in: request.userPoolId, context)
    let registry = interaction.instances
    let found = try await askingRegistry { () async throws(RPCError) in
      try await registry.findAccounts(
        FindAccountsRequest(userPoolId: pool.text, sub: user.sub),
        context: context.repeatable
      )
    }
    return ListInteractionAccountsResponse(
      accounts: found.accounts.map(ShownInteractionAccount.init)
    )
  }

  /// Lets the PIN of an account's instance be tried again.
  package func unblockInteractionAccount(
    _ request: UnblockInteractionAccountRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UnblockInteractionAccountResponse {
    try await auditLog.record(
      OperatorChange(requestID: context.requestID, operation: "UnblockInteractionAccount"),
      clock: interaction.clock,
      random: interaction.random,
      logger: logger
    ) { (trail) async throws(AuthenticationFailure) in
      try await unblock(request, call(context, trail))
      return UnblockInteractionAccountResponse()
    }
  }

  private func unblock(
    _ request: UnblockInteractionAccountRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    // Before the user is looked up: also a refusal is an event of the pool.
    call.trail.note(pool: try requiredUserPoolID(request.userPoolId))
    let (settings, user) = try await interaction.directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let judge = interaction.factors
    try await call.beginChange()
    let unblocked: UnblockFactorResponse
    do throws(AuthenticationFailure) {
      unblocked = try await askingRegistry { () async throws(RPCError) in
        try await judge.unblockFactor(
          UnblockFactorRequest(
            userPoolId: settings.id.text,
            sub: user.sub,
            accountId: request.account
          ),
          context: call.context.repeatable
        )
      }
    } catch .interaction {
      throw .resourceNotFound("The account does not exist.")
    } catch {
      throw error
    }
    guard let instance = unblocked.instanceId else { return }
    call.trail.note(rule: "the PIN of the app's instance \(instance) may be tried again")
    await interaction.events.note(
      InteractionEvent(
        .updated,
        .changePIN,
        pool: settings.id,
        instance: instance,
        failedAttempts: 0,
        isBlocked: false
      )
    )
  }

  private func user(
    _ name: String?,
    in pool: String?,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> (UserPoolID, UserRecord) {
    // What only reads is no event.
    let call = call(context, AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] })
    let (settings, user) = try await interaction.directory.managedUser(name, in: pool, call)
    return (settings.id, user)
  }

  private func call(_ context: RPCCallContext, _ trail: AuditTrail) -> Call {
    Call(context: context, principal: .anonymous, trail: trail, logger: logger)
  }
}

extension ShownInteraction {
  fileprivate init(_ session: InteractionSession) {
    self.init(
      sessionId: session.id,
      kind: session.kind.rawValue,
      state: session.state.rawValue,
      reason: session.reason?.rawValue,
      clientId: session.client.text,
      username: session.username,
      account: session.account,
      createdAtUnixMillis: session.createdAt.unixMillis,
      expiresAtUnixMillis: session.expiresAt.unixMillis
    )
  }
}

extension ShownInteractionAccount {
  fileprivate init(_ account: AppAccount) {
    self.init(
      account: account.accountId,
      instanceId: account.instanceId,
      displayName: account.displayName,
      model: account.model,
      createdAtUnixMillis: account.createdAtUnixMillis,
      lastUsedAtUnixMillis: account.usedAtUnixMillis,
      isHeadless: account.isHeadless,
      isBlocked: account.isBlocked,
      failedAttempts: account.failedAttempts.map { Int32(clamping: $0) }
    )
  }
}
