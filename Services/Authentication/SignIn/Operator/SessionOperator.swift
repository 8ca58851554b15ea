internal import AuthenticationAccounts
package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import GatehouseStubs
package import Logging
internal import PublicOperations
package import RPC
internal import Sessions

/// Shows the operator a user's sessions, ends them, and moves the user's switch (SES-46).
package struct SessionOperator: SessionOperatorServing {
  private let signIn: SignIn
  private let logger: Logger

  private static let maxSessions: Int64 = 1000

  /// Works on what sign-ins work on; the logger is told of every change.
  package init(_ signIn: SignIn, logger: Logger) {
    self.signIn = signIn
    self.logger = logger
  }

  /// The active sessions, the last active one first; whether or not the pool tracks sessions.
  package func showUserSessions(
    _ request: ShowUserSessionsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowUserSessionsResponse {
    let (pool, user) = try await signIn.directory.managedUser(
      request.username,
      in: request.userPoolId,
      call(context)
    )
    let found = try await askingTokenIssuance { () async throws(RPCError) in
      try await signIn.tokens.listSessions(
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
    let call = call(context)
    let (pool, user) = try await signIn.directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    if let session = request.sessionId {
      try await signIn.revoke(
        try signIn.namedSession(session),
        of: user.sub,
        in: pool.id,
        isLinked: false,
        call: call
      )
    } else {
      try await signIn.tokenCalls.revokeTokens(of: user.sub, in: pool.id, context: context)
    }
    note("sessions ended by the operator", user, pool, context)
    return EndUserSessionResponse()
  }

  /// Stops the user's sign-ins, or allows them again.
  package func setSignInSwitch(
    _ request: SetSignInSwitchRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SetSignInSwitchResponse {
    let call = call(context)
    guard let position = request.value.flatMap(SignInSwitch.init(rawValue:)) else {
      throw .invalidParameter("The switch is allowed, stopped or stopped-at-expiry.")
    }
    let (pool, user) = try await signIn.directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    try await signIn.accounts.setSwitch(position, of: user, in: pool, call)
    note("sign-ins set to \(position.rawValue) by the operator", user, pool, context)
    return SetSignInSwitchResponse()
  }

  /// What a refresh would be decided, check by check (SES-47).
  package func explainRefresh(
    _ request: ExplainRefreshRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ExplainRefreshResponse {
    let call = call(context)
    let poolID = try requiredUserPoolID(request.userPoolId)
    let present = try await signIn.settings.client(try requiredClientID(request.clientId))
    guard present.pool.id == poolID else { throw .clientNotFound(present.client.id.text) }
    var user: UserRecord?
    if let name = request.username {
      user = try await signIn.directory.managedUser(name, in: poolID.text, call).user
    }
    let signedIn = request.signedInSeconds ?? 0
    let explained = ExplainedRefresh(
      client: present.client,
      pool: present.pool,
      user: user,
      rules: try user?.sessionRules(at: present.client, in: present.pool)
        ?? present.pool.sessionPolicy.rules(client: present.client.id, groups: []),
      now: signIn.clock.now(),
      signedInSeconds: signedIn,
      lastRefreshSeconds: request.lastRefreshSeconds.map { min($0, signedIn) },
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
      _ = try await signIn.deviceCalls.device(
        key,
        of: DeviceOwner(user, in: pool),
        context: context
      )
      return true
    } catch .deviceNotFound {
      return false
    }
  }

  /// A call that is no public operation, and no event: the log has what the operator changes.
  private func call(_ context: RPCCallContext) -> Call {
    Call(
      context: context,
      principal: .anonymous,
      trail: AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] },
      logger: logger
    )
  }

  private func note(
    _ what: Logger.Message,
    _ user: UserRecord,
    _ pool: UserPoolSettings,
    _ context: RPCCallContext
  ) {
    logger.notice(
      what,
      metadata: [
        "user_pool": "\(pool.id)", "sub": "\(user.sub)", "request_id": "\(context.requestID)",
      ]
    )
  }
}

extension ShownSession {
  fileprivate init(_ chain: ChainDescription) {
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
