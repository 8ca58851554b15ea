package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses (STS, GetWebIdentityToken): what an account of AWS answers until the feature is enabled, which
  /// it cannot be here. No administrator gets a token that a third system would believe.
  package func getWebIdentityToken(
    _ request: GetWebIdentityTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetWebIdentityTokenResponse {
    throw .outboundFederationDisabled
  }
}
