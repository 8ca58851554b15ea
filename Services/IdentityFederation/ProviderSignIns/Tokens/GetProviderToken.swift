internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderSignIns {
  /// A token that ends within this time is refreshed first (FED-9).
  private static let refreshedBeforeMillis: Int64 = 60_000
  /// Longer than the call of a provider's token endpoint may take.
  private static let leaseSeconds: Int64 = 10

  /// A kept access token that is good for another minute.
  package func getProviderToken(
    _ request: GetProviderTokenRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetProviderTokenResponse {
    let key = ProviderTokenStore.Key(
      pool: try requiredPool(request.userPoolId),
      provider: request.providerName ?? "",
      subject: request.subject ?? ""
    )
    let now = clock.now()
    var tokens = try await stored(key)
    if Self.endsSoon(tokens, at: now) {
      tokens = try await refreshed(tokens, key, at: now, context)
    }
    return GetProviderTokenResponse(
      accessToken: tokens.accessToken,
      expiresAtUnixSeconds: tokens.expiresAtUnixMillis.map { $0 / 1000 },
      scope: tokens.scope
    )
  }

  private static func endsSoon(_ tokens: KeptTokens, at now: Instant) -> Bool {
    tokens.expiresAtUnixMillis ?? .max <= now.unixMillis + refreshedBeforeMillis
  }

  private func stored(
    _ key: ProviderTokenStore.Key
  ) async throws(IdentityFederationFailure) -> KeptTokens {
    guard let sealed = try await keptTokens.find(key) else { throw .withoutToken }
    return try KeptTokensSeal(sealer: sealer).open(
      sealed,
      of: key.subject,
      at: key.provider,
      in: key.pool
    )
  }

  private func refreshed(
    _ tokens: KeptTokens,
    _ key: ProviderTokenStore.Key,
    at now: Instant,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KeptTokens {
    let isGood = tokens.expiresAtUnixMillis ?? .max > now.unixMillis
    guard tokens.refreshToken != nil else {
      guard isGood else { throw .withoutToken }
      return tokens
    }
    let end = now.adding(seconds: Self.leaseSeconds)
    guard try await keptTokens.lease(key, from: now, until: end) else {
      guard isGood else { throw .externalService("The provider's token is being refreshed.") }
      return tokens
    }
    // Another caller may have refreshed them since they were read. With a refresh token that counts once, a second
    // refresh by the former one would end them both.
    var tokens = try await stored(key)
    guard Self.endsSoon(tokens, at: now), let refreshToken = tokens.refreshToken else {
      return tokens
    }
    let provider = try await providers.known(key.provider, in: key.pool, context)
    guard tokens.source == nil || tokens.source == KeptTokens.source(provider) else {
      // The provider's settings have changed: another endpoint must not get what this one gave.
      try await keptTokens.delete(key)
      throw .withoutToken
    }
    do throws(ProviderSignInRefusal) {
      let exchange = CodeExchange(provider: provider, requests: proofs.requests)
      tokens.replace(by: try await exchange.tokens(refreshedBy: refreshToken, at: now), at: now)
    } catch {
      guard error == .silent else {
        // The provider has ended it: what is kept is good for nothing.
        try await keptTokens.delete(key)
        throw .withoutToken
      }
      throw .externalService("The identity provider \(key.provider) cannot be reached.")
    }
    let isThere = try await keptTokens.replace(
      by: try KeptTokensSeal(sealer: sealer).seal(tokens, in: key.pool),
      until: tokens.expiresAtUnixMillis,
      of: key
    )
    // Its user was deleted meanwhile, or has no longer this identity.
    guard isThere else { throw .withoutToken }
    return tokens
  }
}

extension IdentityFederationFailure {
  /// Nothing is kept of the user, or it is over.
  fileprivate static let withoutToken = resourceNotFound("No token of the provider is kept.")
}
