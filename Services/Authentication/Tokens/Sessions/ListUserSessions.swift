package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Tokens {
  /// Lists the active sessions of the access token's user, in all clients of the pool (SES-20).
  package func listUserSessions(
    _ request: ListUserSessionsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListUserSessionsResponse {
    let holder = try await directory.holder(of: request.accessToken, call: call)
    let page = try await sessionPage(
      of: SessionListing(
        operation: "ListUserSessions",
        pool: holder.pool,
        user: holder.user,
        currentChainID: holder.chainID,
        currentBrowserSession: holder.browserSession
      ),
      after: request.nextToken,
      call: call
    )
    return ListUserSessionsResponse(sessions: page.sessions, nextToken: page.next)
  }
}
