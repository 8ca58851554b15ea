internal import AuthenticationCore
internal import AuthenticationTokens
internal import Domain
internal import GatehouseMessages

extension SignInFlow {
  static let refreshToken = SignInFlow(
    names: ["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"],
    doors: [.client, .administrator]
  ) { (signIn, request) async throws(AuthenticationFailure) in
    try await signIn.beginRefresh(request)
  }
}

/// REFRESH_TOKEN_AUTH: new tokens for old, without a successor of the refresh token.
extension SignIn {
  func beginRefresh(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInOutcome {
    let token = try request.required("REFRESH_TOKEN")
    let cached = try await directory.cachedSettings(of: request)
    // A client that rotates would lose its chain here: this flow hands no successor back.
    try await tokens.checkPresently(cached.client) { (client) throws(AuthenticationFailure) in
      try checkFlow(.refreshToken, of: client)
    }
    let terms = RefreshTerms(
      deviceKey: request.deviceKey,
      rotates: false
    ) { (client, user) throws(AuthenticationFailure) in
      try checkFlow(.refreshToken, of: client)
      try directory.checkRefreshSecretHash(request.parameters["SECRET_HASH"], of: user, client)
    }
    return .refreshed(
      try await tokens.refresh(token, terms, cached: cached, call: request.call)
    )
  }
}
