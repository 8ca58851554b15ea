internal import Domain
internal import GatehouseMessages

/// REFRESH_TOKEN_AUTH: new tokens for old, without a successor of the refresh token.
extension Authentication {
  func beginRefresh(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let token = try request.required("REFRESH_TOKEN")
    let kept = try await keptSettings(of: request)
    let terms = RefreshTerms(
      deviceKey: request.deviceKey,
      rotates: false
    ) { (user, subject) throws(AuthenticationFailure) in
      // A client that rotates would lose its chain here: this flow hands no successor back.
      try checkFlow(.refreshToken, of: subject.client)
      // Over the user's own name, which the client knows from its tokens, or the sub.
      try checkSecretHash(
        request.parameters["SECRET_HASH"],
        over: user.username,
        user.sub,
        of: subject.client
      )
      try user.checkMayRefresh()
    }
    return SignInAnswer(
      authenticationResult: try await refresh(token, terms, kept: kept, context: request.context)
    )
  }
}
