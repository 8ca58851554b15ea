package import AuthenticationCore
package import AuthenticationMessages
package import Domain
internal import PublicOperations
package import RPC
internal import Sessions
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// How the refresh tokens of a user's sessions went on, and where one came a second time.
extension SessionOperator {
  private static let mostReused: Int64 = 20

  /// A session with the tokens that were replaced, also one that is over.
  package func showSession(
    _ request: ShowConsoleSessionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowConsoleSessionResponse {
    let session = try tokens.namedSession(request.sessionId)
    guard session.kind == .token else { throw .sessionNotFound }
    let (pool, user) = try await tokens.directory.managedUser(
      request.username,
      in: request.userPoolId,
      call(context)
    )
    let found = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.issuance.showChain(
        ShowChainRequest(userPoolId: pool.id.text, sub: user.sub, chainId: session.uuid),
        context: context.repeatable
      )
    }
    return ShowConsoleSessionResponse(
      session: found.chain.map(ShownSession.init),
      generation: found.generation,
      rotations: found.replaced.map {
        ConsoleRotation(generation: $0.generation, replacedAtUnixMillis: $0.replacedAtUnixMillis)
      },
      endedAtUnixMillis: found.endedAtUnixMillis,
      end: found.end
    )
  }

  /// The sessions that ended because a replaced refresh token was used again, the latest first.
  package func reusedSessions(
    of username: String?,
    in pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> [ReusedSession] {
    let (_, user) = try await tokens.directory.managedUser(username, in: pool.text, call(context))
    let found = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.issuance.listReusedChains(
        ListReusedChainsRequest(userPoolId: pool.text, sub: user.sub, limit: Self.mostReused),
        context: context.repeatable
      )
    }
    return found.chains.map { chain in
      ReusedSession(
        sessionId: chain.chainId.flatMap { SessionID(.token, uuid: $0)?.text },
        clientId: chain.clientId,
        createdAtUnixMillis: chain.signedInAtUnixMillis,
        endedAtUnixMillis: chain.endedAtUnixMillis
      )
    }
  }
}
