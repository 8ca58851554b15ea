internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderSignIns {
  /// Keeps a provider's own tokens of a user whose sign-in has ended well (FED-9).
  package func keepProviderTokens(
    _ request: KeepProviderTokensRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KeepProviderTokensResponse {
    let pool = try requiredPool(request.userPoolId)
    let seal = KeptTokensSeal(sealer: sealer)
    let tokens = try seal.open(carried: request.sealedTokens ?? [], in: pool)
    try await keptTokens.put(
      try seal.seal(tokens, in: pool),
      until: tokens.expiresAtUnixMillis,
      of: ProviderTokenStore.Key(pool: pool, provider: tokens.provider, subject: tokens.subject)
    )
    return KeepProviderTokensResponse()
  }
}
