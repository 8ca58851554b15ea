package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations
internal import Sessions

extension Tokens {
  /// Ends a session of the access token's user, but not the one that the token is of (SES-22).
  package func revokeUserSession(
    _ request: RevokeUserSessionRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> RevokeUserSessionResponse {
    let holder = try await directory.holder(of: request.accessToken, call: call)
    try checkTracking(of: holder.pool)
    let session = try namedSession(request.sessionId)
    guard session.kind != .token || session.uuid != holder.chainID else {
      // Not NotAuthorizedException, on which clients sign their user out.
      throw .invalidParameter("The current session can't be revoked.")
    }
    try await revoke(
      session,
      of: holder.user.sub,
      in: holder.pool.id,
      isLinked: isLinked(request.revokeAssociatedSessions),
      call: call
    )
    return RevokeUserSessionResponse()
  }
}
