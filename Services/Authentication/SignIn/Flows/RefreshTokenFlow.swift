internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationTokens

/// REFRESH_TOKEN_AUTH: new tokens for old, without a successor of the refresh token. No sign-in begins, and
/// the client proves itself over names that only the token tells.
extension SignIn {
  static let refreshFlows: Set = ["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"]

  func refreshed(
    by request: SignInRequest
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let token = try request.required("REFRESH_TOKEN")
    let cached = try await directory.cachedSettings(of: request)
    // A client that rotates would lose its chain here: this flow hands no successor back.
    try await directory.checkPresently(cached.client) { (client) throws(AuthenticationFailure) in
      try checkFlow(.refreshToken, of: client, request.door)
    }
    let terms = RefreshTerms(
      deviceKey: request.deviceKey,
      rotates: false
    ) { (client, user) throws(AuthenticationFailure) in
      try self.checkFlow(.refreshToken, of: client, request.door)
      try self.directory.checkRefreshSecretHash(request.parameters["SECRET_HASH"], of: user, client)
    }
    return try await tokens.refresh(token, terms, cached: cached, call: request.call)
  }
}
