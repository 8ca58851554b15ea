package import AuthenticationCore
internal import PublicOperations

extension Accounts {
  /// Ends what a sign-in began that was not its user's: its own session, which its event's id names, or all.
  ///
  /// Returns whether anything was to end.
  package func endSessions(
    _ ends: RiskInvalidEnds,
    after event: String,
    of user: UserRecord,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    switch ends {
    case .nothing: return false
    case .session:
      try await tokenCalls.revokeSession(event, of: user.sub, in: pool.id, context: call.context)
    case .all:
      try await tokenCalls.revokeTokens(of: user.sub, in: pool.id, context: call.context)
    }
    return true
  }

  /// Ends what the holder of a token is signed in by, but for the token's own session.
  package func endOtherSessions(
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    try await tokenCalls.revokeTokens(
      of: holder.user.sub,
      in: holder.pool.id,
      keeping: holder.chainID,
      context: call.context
    )
  }
}
