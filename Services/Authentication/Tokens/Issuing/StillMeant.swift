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

  /// Ends the chain and refuses, where sign-ins were stopped or what the user's app confirmed was ended
  /// before the chain was written.
  func checkStillMeant(
    _ attempt: SignInAttempt,
    _ issued: IssueTokensResponse
  ) async throws(AuthenticationFailure) {
    let pool = attempt.subject.pool
    if try await isStoppedMeanwhile(try attempt.knownUser(), in: pool) {
      try await revoke(issued, of: attempt)
      throw attempt.call.refusal(.signInStopped, "sign-ins were stopped meanwhile")
    }
    guard let approval = attempt.appApproval else { return }
    // As with the switch, no order of the two leaves a token: who ends the user's sign-ins ends what was
    // confirmed first, and the chains then.
    guard try await tokenCalls.endings.settle(approval.session, in: pool.id) else {
      try await revoke(issued, of: attempt)
      throw attempt.call.refusal(.incorrectPassword, "the confirmed session was ended meanwhile")
    }
  }

  private func revoke(
    _ issued: IssueTokensResponse,
    of attempt: SignInAttempt
  ) async throws(AuthenticationFailure) {
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
  }
}
