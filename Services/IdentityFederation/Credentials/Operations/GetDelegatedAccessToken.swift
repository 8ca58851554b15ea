package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Refuses every token (STS, GetDelegatedAccessToken): nothing gives trade-in tokens.
  package func getDelegatedAccessToken(
    _ request: GetDelegatedAccessTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetDelegatedAccessTokenResponse {
    throw .expiredTradeInToken
  }
}
