package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses a token to trade in (STS, GetDelegatedAccessToken): nobody is given one.
  package func getDelegatedAccessToken(
    _ request: GetDelegatedAccessTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetDelegatedAccessTokenResponse {
    throw .denied("GetDelegatedAccessToken", on: nil, to: caller(of: call))
  }
}
