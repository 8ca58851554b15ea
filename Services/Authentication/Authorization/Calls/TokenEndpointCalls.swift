package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
package import AuthenticationTokens
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
package import RPC

/// The grants of the OAuth token endpoint that come of sign-ins.
package struct TokenEndpointCalls: TokenEndpointServing {
  private let authorization: Authorization
  private let gate: AuthorizationGate
  /// What becomes of refresh tokens.
  private let refreshing: TokenEndpoint

  /// Grants through the gates; refresh tokens have one of their own.
  package init(
    _ authorization: Authorization,
    through gates: AuthorizationGates,
    refreshing: TokenEndpoint
  ) {
    self.authorization = authorization
    gate = gates.counting
    self.refreshing = refreshing
  }

  /// New tokens for a refresh token (RFC 6749 §6).
  package func grantByRefreshToken(
    _ request: GrantByRefreshTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GrantByRefreshTokenResponse {
    try await refreshing.grantByRefreshToken(request, context: context)
  }

  /// Ends the sign-in of a refresh token (RFC 7009).
  package func revokeGrant(
    _ request: RevokeGrantRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RevokeGrantResponse {
    try await refreshing.revokeGrant(request, context: context)
  }

  /// Tokens for an authorization code (RFC 6749 §4.1.3).
  package func grantByAuthorizationCode(
    _ request: GrantByAuthorizationCodeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GrantByAuthorizationCodeResponse {
    let naming = RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId)
    var refused: CodeRefusal?
    do throws(AuthenticationFailure) {
      return try await gate.carryOut(.redeemCode, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        switch try await redeem(request, call) {
        case .success(let result): return GrantByAuthorizationCodeResponse(result)
        case .failure(let refusal):
          refused = refusal
          throw call.refusal(refusal.failure, refusal.rule)
        }
      }
    } catch {
      if let refused, error == refused.failure {
        return GrantByAuthorizationCodeResponse(
          error: refused.error.rawValue,
          errorDescription: refused.description
        )
      }
      return try Self.response(to: error)
    }
  }

  /// What a token of the client is good for now (RFC 7662).
  package func introspectToken(
    _ request: IntrospectTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> IntrospectTokenResponse {
    let naming = RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId)
    do throws(AuthenticationFailure) {
      return try await gate.carryOut(.introspectToken, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        IntrospectTokenResponse(answer: try await authorization.introspect(request, call))
      }
    } catch {
      guard let word = error.tokenEndpointError else { throw error }
      return IntrospectTokenResponse(error: word.rawValue)
    }
  }

  private func redeem(
    _ request: GrantByAuthorizationCodeRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Result<AuthenticationResultType, CodeRefusal> {
    let pool = request.userPoolId.flatMap { UserPoolID($0) }
    guard let text = request.code else { throw .missing("code") }
    let installation = try request.installation.map(Installation.init)
    let found = try await authorization.directory.provedClient(
      request.clientId,
      secret: request.clientSecret,
      in: pool,
      call
    ).client
    return try await authorization.redeem(
      PresentedCode(
        text: text,
        redirectURI: request.redirectUri,
        verifier: request.codeVerifier,
        installation: installation
      ),
      by: found,
      call
    )
  }

  /// What a client is told of a failure: never a word on which it signs its user out for a fault of ours.
  private static func response(
    to failure: AuthenticationFailure
  ) throws(AuthenticationFailure) -> GrantByAuthorizationCodeResponse {
    switch failure {
    case .userLambdaValidation(let sentence):
      return GrantByAuthorizationCodeResponse(
        error: TokenGrantError.invalidRequest.rawValue,
        errorDescription: sentence
      )
    case _:
      guard let word = failure.tokenEndpointError else { throw failure }
      return GrantByAuthorizationCodeResponse(error: word.rawValue)
    }
  }
}

extension CodeRefusal {
  /// What the operation ends with, so that its event has the rule.
  fileprivate var failure: AuthenticationFailure { .notAuthorized("\(error.rawValue): \(rule)") }
}

extension GrantByAuthorizationCodeResponse {
  fileprivate init(_ result: AuthenticationResultType) {
    self.init(
      accessToken: result.accessToken,
      idToken: result.idToken,
      refreshToken: result.refreshToken,
      expiresInSeconds: result.expiresIn,
      refreshExpiresInSeconds: result.refreshTokenExpiresIn
    )
  }
}
