package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Tokens {
  /// Lists the active sessions of a user of the pool (SES-20).
  package func adminListUserSessions(
    _ request: AdminListUserSessionsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminListUserSessionsResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let page = try await sessionPage(
      of: SessionListing(operation: "AdminListUserSessions", pool: pool, user: user),
      after: request.nextToken,
      call: call
    )
    return AdminListUserSessionsResponse(sessions: page.sessions, nextToken: page.next)
  }
}
