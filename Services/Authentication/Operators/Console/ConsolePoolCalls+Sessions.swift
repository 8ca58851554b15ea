package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationTokens
internal import Domain
internal import PublicOperations
package import RPC

extension ConsolePoolCalls {
  /// A user's active sessions, the last active one first.
  package func listConsoleSessions(
    _ request: ListConsoleSessionsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListConsoleSessionsResponse {
    let pool = try await pool(request.userPoolId, for: OperatorPermission(.viewer), context)
    let asked = asking(context)
    let found = try await sessions.showUserSessions(
      ShowUserSessionsRequest(userPoolId: pool.text, username: request.username),
      context: asked
    )
    let reused = try await sessions.reusedSessions(of: request.username, in: pool, context: asked)
    return ListConsoleSessionsResponse(sessions: found.sessions, reused: reused)
  }

  /// One session with the steps of its refresh tokens.
  package func showConsoleSession(
    _ request: ShowConsoleSessionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowConsoleSessionResponse {
    _ = try await pool(request.userPoolId, for: OperatorPermission(.viewer), context)
    return try await sessions.showSession(request, context: asking(context))
  }

  /// Ends one session of a user, also in a pool that tracks none.
  package func endConsoleSession(
    _ request: EndConsoleSessionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> EndConsoleSessionResponse {
    try await changing(
      "EndUserSession",
      of: request.userPoolId,
      for: OperatorPermission(.support),
      context
    ) { (pool, call) async throws(AuthenticationFailure) in
      // Without one all of the user's would end.
      guard let session = request.sessionId else { throw .missing("sessionId") }
      try await sessions.end(
        EndUserSessionRequest(
          userPoolId: pool.text,
          username: request.username,
          sessionId: session
        ),
        call
      )
      return EndConsoleSessionResponse()
    }
  }
}
