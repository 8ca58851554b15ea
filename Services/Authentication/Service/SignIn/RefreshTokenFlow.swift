internal import Domain
internal import GatehouseMessages

/// REFRESH_TOKEN_AUTH: new tokens for old, without a successor of the refresh token.
extension Authentication {
  func beginRefresh(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let token = try request.required("REFRESH_TOKEN")
    let kept = try await keptSettings(of: request)
    let holder = try await refreshTokenHolder(token, kept: kept, context: request.context)
    // A client that rotates would lose its chain here: this flow hands no successor back.
    try checkFlow(.refreshToken, of: holder.subject.client)
    // Over the user's own name, which the client knows from its tokens, or the sub.
    try checkSecretHash(
      request.parameters["SECRET_HASH"],
      over: holder.user.username,
      holder.user.sub,
      of: holder.subject.client
    )
    try await checkDevice(
      request.parameters["DEVICE_KEY"],
      of: holder,
      context: request.context
    )
    return SignInAnswer(
      authenticationResult: try await refreshTokens(
        token,
        of: holder,
        rotationGraceSeconds: nil,
        context: request.context
      )
    )
  }
}
