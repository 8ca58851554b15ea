package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Tokens {
  /// New tokens for a refresh token, which is replaced where the client rotates.
  package func getTokensFromRefreshToken(
    _ request: GetTokensFromRefreshTokenRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetTokensFromRefreshTokenResponse {
    guard let token = request.refreshToken else { throw .missing("refreshToken") }
    let cached = try await directory.cachedSettings(of: try requiredClientID(request.clientId))
    try await directory.checkPresently(cached.client) { (client) throws(AuthenticationFailure) in
      try checkPresentClientSecret(request.clientSecret, of: client)
    }
    let terms = RefreshTerms(
      deviceKey: request.deviceKey,
      rotates: true,
      // The operation declares neither PasswordResetRequiredException nor UserNotConfirmedException.
      tellsStatus: false,
      clientMetadata: request.clientMetadata ?? [:]
    ) { (client, _) throws(AuthenticationFailure) in
      // A secret that was deleted meanwhile must not pass because it was kept.
      try self.checkPresentClientSecret(request.clientSecret, of: client)
    }
    return GetTokensFromRefreshTokenResponse(
      authenticationResult: try await refresh(token, terms, cached: cached, call: call)
    )
  }

  private func checkPresentClientSecret(
    _ given: String?,
    of client: ClientSettings
  ) throws(AuthenticationFailure) {
    let secrets = try settings.secrets(of: client)
    guard secrets.isEmpty || given != nil else {
      throw .notAuthorized(
        "Client \(client.id) is configured with secret but client secret was not received"
      )
    }
    guard SecretHash.checkRaw(given, secrets: secrets) else {
      throw .notAuthorized("Unable to verify client secret for client \(client.id)")
    }
  }
}
