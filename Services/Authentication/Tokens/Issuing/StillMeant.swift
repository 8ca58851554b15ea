package import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC
internal import Sessions
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// What new tokens have to do with a user's other sessions, and with the switch.
extension Tokens {
  /// Notes the sessions that gave way to a sign-in.
  func noteEndedSessions(_ issued: IssueTokensResponse, _ call: Call) {
    guard let own = issued.chainId.flatMap({ SessionID(.token, uuid: $0) }) else { return }
    for ended in issued.endedChains {
      guard let id = ended.chainId.flatMap({ SessionID(.token, uuid: $0) }) else { continue }
      call.trail.note(remark: "session \(id.text) \(ended.end ?? "ended") by \(own.text)")
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

  /// Ends the chain and refuses, where the user was disabled, deleted, stopped or given another password,
  /// or what the user's app confirmed was ended, before the chain was written.
  ///
  /// All of these end the chains that they find, and none finds one that is written after them. A thief who
  /// signs in with the old password, while its owner resets it, would keep the tokens.
  func checkStillMeant(
    _ signIn: AuthenticatedSignIn,
    in pool: UserPoolSettings,
    _ issued: IssueTokensResponse,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let isUnchanged = try await users.isUnchanged(
      sub: signIn.sub,
      status: signIn.status,
      salt: signIn.salt,
      in: signIn.pool
    )
    guard isUnchanged else {
      try await revoke(issued, of: signIn, call)
      try await checkStillAllowed(signIn, call)
      throw call.refusal(.incorrectPassword, "the user was changed meanwhile")
    }
    guard let approval = signIn.appApproval else { return }
    // As with the switch, no order of the two leaves a token: who ends the user's sign-ins ends what was
    // confirmed first, and the chains then.
    guard try await tokenCalls.endings.settle(approval.session, in: pool.id) else {
      try await revoke(issued, of: signIn, call)
      throw call.refusal(.incorrectPassword, "the confirmed session was ended meanwhile")
    }
  }

  /// Refuses a user who was disabled, deleted, stopped or given another password since the sign-in.
  func checkStillAllowed(
    _ signIn: AuthenticatedSignIn,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let found = try await users.find(sub: signIn.sub, in: signIn.pool, for: signIn.client)
    guard let user = found?.user else {
      throw call.refusal(.incorrectPassword, "the user was deleted meanwhile")
    }
    try user.standing.check(for: .signInStep)
    try Self.check(user, isThatOf: signIn, call)
  }

  private func revoke(
    _ issued: IssueTokensResponse,
    of signIn: AuthenticatedSignIn,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await issuance.revokeRefreshToken(
        RevokeRefreshTokenRequest(
          userPoolId: signIn.pool.text,
          clientId: signIn.client.text,
          token: issued.refreshToken
        ),
        context: call.context.repeatable
      )
    }
  }
}
