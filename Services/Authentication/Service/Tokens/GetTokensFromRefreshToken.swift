internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// New tokens for a refresh token, which is replaced where the client rotates.
  ///
  /// DeviceKey has no effect while devices are not tracked.
  public func getTokensFromRefreshToken(
    _ request: GetTokensFromRefreshTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetTokensFromRefreshTokenResponse {
    guard let token = request.refreshToken else { throw .missing("refreshToken") }
    let kept = try await keptSettings(of: try requiredClientID(request.clientId))
    try checkClientSecret(request.clientSecret, of: kept.client)
    let holder = try await refreshTokenHolder(token, kept: kept, context: context)
    return GetTokensFromRefreshTokenResponse(
      authenticationResult: try await refreshTokens(
        token,
        of: holder,
        rotationGraceSeconds: holder.subject.client.rotationGraceSeconds,
        context: context
      )
    )
  }

  private func checkClientSecret(
    _ given: String?,
    of client: ClientSettings
  ) throws(AuthenticationFailure) {
    let secret = try settings.secret(of: client)
    guard secret == nil || given != nil else {
      throw .notAuthorized(
        "Client \(client.id) is configured with secret but client secret was not received"
      )
    }
    guard SecretHash.checkRaw(given, of: client, secret: secret) else {
      throw .notAuthorized("Unable to verify client secret for client \(client.id)")
    }
  }
}
