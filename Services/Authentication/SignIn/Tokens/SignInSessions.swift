internal import AuthenticationAccounts
package import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import Sessions

/// What a sign-in or refresh has to do with a user's other sessions, and with the switch.
extension SignIn {
  /// Ends the user's sessions because of a change in the middle of a sign-in (SES-34); the sign-in
  /// itself has none yet.
  func endSessions(
    of attempt: SignInAttempt,
    by ending: SessionEnding
  ) async throws(AuthenticationFailure) {
    try await accounts.endSessions(
      by: ending,
      of: try attempt.knownUser(),
      in: attempt.subject.pool,
      client: attempt.subject.client,
      attempt.call
    )
  }

  /// Notes the sessions that gave way to a sign-in.
  func noteEndedSessions(_ issued: IssueTokensResponse, _ call: Call) {
    guard let own = issued.chainId.flatMap({ SessionID(.token, uuid: $0) }) else { return }
    for ended in issued.endedChains {
      guard let id = ended.chainId.flatMap({ SessionID(.token, uuid: $0) }) else { continue }
      call.trail.note(endedSession: "session \(id.text) \(ended.end ?? "ended") by \(own.text)")
    }
  }

  /// Whether the user's sign-ins were stopped since the user was read.
  ///
  /// Asked after token issuance has written the chain: either this sees the switch, or the revocation
  /// that follows the switch sees the chain. So no order of the two leaves a token.
  package func isStoppedMeanwhile(
    _ user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> Bool {
    guard pool.sessionPolicy.offersSwitch else { return false }
    return try await !users.maySignIn(sub: user.sub, in: pool.id)
  }

  /// Ends the chain that began while sign-ins were stopped, and refuses.
  func refuseStopped(
    _ attempt: SignInAttempt,
    _ issued: IssueTokensResponse
  ) async throws(AuthenticationFailure) -> AuthenticationFailure {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.revokeRefreshToken(
        RevokeRefreshTokenRequest(
          userPoolId: attempt.subject.pool.id.text,
          clientId: attempt.subject.client.id.text,
          token: issued.refreshToken
        ),
        context: attempt.call.context.repeatable
      )
    }
    return attempt.call.refusal(.signInStopped, "sign-ins were stopped meanwhile")
  }
}
