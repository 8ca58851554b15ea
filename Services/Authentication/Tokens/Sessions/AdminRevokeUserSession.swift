package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Tokens {
  /// Ends a session of a user of the pool (SES-22).
  package func adminRevokeUserSession(
    _ request: AdminRevokeUserSessionRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminRevokeUserSessionResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    try checkTracking(of: pool)
    try await revoke(
      try namedSession(request.sessionId),
      of: user.sub,
      in: pool.id,
      isLinked: isLinked(request.revokeAssociatedSessions),
      call: call
    )
    return AdminRevokeUserSessionResponse()
  }
}
