internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages

/// REFRESH_TOKEN_AUTH: new tokens for old, without a successor of the refresh token.
extension SignIn {
  func beginRefresh(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let token = try request.required("REFRESH_TOKEN")
    let cached = try await directory.cachedSettings(of: request)
    let terms = RefreshTerms(
      deviceKey: request.deviceKey,
      rotates: false
    ) { (user, subject) throws(AuthenticationFailure) in
      // A client that rotates would lose its chain here: this flow hands no successor back.
      try checkFlow(.refreshToken, of: subject.client)
      try directory.checkRefreshSecretHash(
        request.parameters["SECRET_HASH"],
        of: user,
        subject.client
      )
      try user.standing.check(for: .refresh)
    }
    return SignInAnswer(
      authenticationResult: try await refresh(token, terms, cached: cached, call: request.call)
    )
  }
}
