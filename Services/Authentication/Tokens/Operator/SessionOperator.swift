internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
package import Logging
package import PublicOperations
package import RPC
internal import Sessions
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// Shows the operator a user's sessions, ends them, and moves the user's switch (SES-46).
package struct SessionOperator: SessionOperatorServing {
  let tokens: Tokens
  private let auditLog: AuditLog
  private let logger: Logger

  private static let maxSessions: Int64 = 1000

  /// Works on what the tokens' operations work on; every change is an event of the log.
  package init(_ tokens: Tokens, auditLog: AuditLog, logger: Logger) {
    self.tokens = tokens
    self.auditLog = auditLog
    self.logger = logger
  }

  /// The active sessions, the last active one first; whether or not the pool tracks sessions.
  package func showUserSessions(
    _ request: ShowUserSessionsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowUserSessionsResponse {
    let (pool, user) = try await tokens.directory.managedUser(
      request.username,
      in: request.userPoolId,
      call(context)
    )
    let found = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.issuance.listSessions(
        ListSessionsRequest(
          userPoolId: pool.id.text,
          sub: user.sub,
          limit: Self.maxSessions
        ),
        context: context.repeatable
      )
    }
    return ShowUserSessionsResponse(sessions: found.chains.map(ShownSession.init))
  }

  /// Ends one session, or all of the user where none is named.
  package func endUserSession(
    _ request: EndUserSessionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> EndUserSessionResponse {
    try await changing("EndUserSession", context) { (call) async throws(AuthenticationFailure) in
      try await end(request, call)
      return EndUserSessionResponse()
    }
  }

  /// Ends one session, or all of the user where none is named, as a part of the operator's call.
  package func end(
    _ request: EndUserSessionRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    // Before the user is looked up: also a refusal is an event of the pool.
    call.trail.note(pool: try requiredUserPoolID(request.userPoolId))
    let (pool, user) = try await tokens.directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    try await call.beginChange()
    guard let session = request.sessionId else {
      try await tokens.tokenCalls.revokeTokens(of: user.sub, in: pool.id, context: call.context)
      return call.trail.note(rule: "all sessions are ended")
    }
    try await tokens.revoke(
      try tokens.namedSession(session),
      of: user.sub,
      in: pool.id,
      isLinked: false,
      call: call
    )
  }

  /// Stops the user's sign-ins, or allows them again.
  package func setSignInSwitch(
    _ request: SetSignInSwitchRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SetSignInSwitchResponse {
    try await changing("SetSignInSwitch", context) { (call) async throws(AuthenticationFailure) in
      guard let position = request.value.flatMap(SignInSwitch.init(rawValue:)) else {
        throw .invalidParameter("The switch is allowed, stopped or stopped-at-expiry.")
      }
      // Before the user is looked up: also a refusal is an event of the pool.
      call.trail.note(pool: try requiredUserPoolID(request.userPoolId))
      let (pool, user) = try await tokens.directory.managedUser(
        request.username,
        in: request.userPoolId,
        call
      )
      try await call.beginChange()
      try await tokens.accounts.setSwitch(position, of: user, in: pool, call)
      return SetSignInSwitchResponse()
    }
  }

  /// What a refresh would be decided, check by check (SES-47).
  package func explainRefresh(
    _ request: ExplainRefreshRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ExplainRefreshResponse {
    let call = call(context)
    let poolID = try requiredUserPoolID(request.userPoolId)
    let present = try await tokens.settings.client(try requiredClientID(request.clientId))
    guard present.pool.id == poolID else { throw .clientNotFound(present.client.id.text) }
    var user: UserRecord?
    if let name = request.username {
      user = try await tokens.directory.managedUser(name, in: poolID.text, call).user
    }
    let signedIn = request.signedInSeconds ?? 0
    guard (request.lastRefreshSeconds ?? 0) <= signedIn else {
      throw .invalidParameter("The last refresh is before the sign-in.")
    }
    let explained = ExplainedRefresh(
      client: present.client,
      pool: present.pool,
      user: user,
      rules: try user?.sessionRules(at: present.client, in: present.pool)
        ?? present.pool.sessionPolicy.rules(client: present.client.id, groups: []),
      now: tokens.clock.now(),
      signedInSeconds: signedIn,
      lastRefreshSeconds: request.lastRefreshSeconds,
      isDeviceFitting: try await isFitting(request.deviceKey, user, present.pool, context)
    )
    return ExplainRefreshResponse(checks: explained.checks, refusal: explained.refusal)
  }

  /// Nil where it depends on what the request would name.
  private func isFitting(
    _ key: String?,
    _ user: UserRecord?,
    _ pool: UserPoolSettings,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> Bool? {
    guard pool.deviceTracking != nil else { return true }
    guard let key, let user else { return nil }
    do throws(AuthenticationFailure) {
      _ = try await tokens.deviceCalls.device(
        key,
        of: DeviceOwner(user, in: pool),
        context: context
      )
      return true
    } catch .deviceNotFound {
      return false
    }
  }

  /// Makes a change, of which the operation's name stands in the list of events.
  private func changing<Value: Sendable>(
    _ operation: String,
    _ context: RPCCallContext,
    _ change: (Call) async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    try await auditLog.record(
      OperatorChange(requestID: context.requestID, operation: operation),
      clock: tokens.clock,
      random: tokens.random,
      logger: logger
    ) { (trail) async throws(AuthenticationFailure) in
      try await change(
        Call(context: context, principal: .anonymous, trail: trail, logger: logger)
      )
    }
  }

  /// A call that changes nothing, and is no event.
  func call(_ context: RPCCallContext) -> Call {
    Call(
      context: context,
      principal: .anonymous,
      trail: AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] },
      logger: logger
    )
  }
}

extension ShownSession {
  init(_ chain: ChainDescription) {
    self.init(
      sessionId: chain.chainId.flatMap { SessionID(.token, uuid: $0)?.text },
      clientId: chain.clientId,
      createdAtUnixMillis: chain.signedInAtUnixMillis,
      lastActiveAtUnixMillis: chain.lastActiveAtUnixMillis,
      expiresAtUnixMillis: chain.expiresAtUnixMillis,
      deviceKey: chain.deviceKey,
      installation: chain.installation,
      ipAddress: chain.address,
      deviceType: SessionDevice.text(of: chain.userAgent)
    )
  }
}
