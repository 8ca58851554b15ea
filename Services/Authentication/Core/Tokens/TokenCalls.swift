package import Domain
internal import GatehouseStubs
package import RPC
internal import TokenIssuanceMessages
package import TokenIssuanceStubs

/// Asks token issuance to end sign-ins.
package final class TokenCalls: Sendable {
  let tokens: TokenIssuanceClient
  /// What waits for users' apps.
  package let endings: any InteractionEndings
  /// Users' sign-ins in browsers.
  package let browsers: any BrowserSessions

  package init(
    tokens: TokenIssuanceClient,
    endings: any InteractionEndings,
    browsers: any BrowserSessions
  ) {
    self.tokens = tokens
    self.endings = endings
    self.browsers = browsers
  }

  /// Ends every sign-in of the user, except the one of `chainID`, with what waits for the user's app and, unless
  /// `keepsBrowsers`, what browsers are signed in by; `byPolicy` where the pool's tags ask for it.
  package func revokeTokens(
    of sub: String,
    in pool: UserPoolID,
    keeping chainID: String? = nil,
    byPolicy: Bool = false,
    keepsBrowsers: Bool = false,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    try await endBeginnings(of: sub, in: pool, keepsBrowsers: keepsBrowsers)
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.revokeUserTokens(
        RevokeUserTokensRequest(
          userPoolId: pool.text,
          sub: sub,
          keptChainId: chainID,
          isByPolicy: byPolicy
        ),
        context: context.repeatable
      )
    }
  }

  /// Ends the session of a chain, and what it came from; one that has ended already stays so.
  package func revokeSession(
    _ chain: String,
    of sub: String,
    in pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    do throws(RPCError) {
      _ = try await tokens.revokeSession(
        RevokeSessionRequest(userPoolId: pool.text, sub: sub, chainId: chain, isLinked: true),
        context: context.repeatable
      )
    } catch {
      guard error.knownReason == .sessionNotFound else {
        throw AuthenticationFailure(tokenIssuance: error)
      }
    }
  }

  /// Ends what a sign-in of the user could still come from, and leaves the chains that there are.
  package func endBeginnings(
    of sub: String,
    in pool: UserPoolID,
    keepsBrowsers: Bool = false
  ) async throws(AuthenticationFailure) {
    try await endings.endSessions(of: sub, in: pool)
    try await browsers.endAll(of: sub, in: pool, keepsSessions: keepsBrowsers)
  }
}
