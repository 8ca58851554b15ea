package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Refuses (STS, GetWebIdentityToken), as an account of AWS does until the feature is enabled.
  ///
  /// It cannot be enabled here: no administrator gets a token that a third system would believe.
  package func getWebIdentityToken(
    _ request: GetWebIdentityTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetWebIdentityTokenResponse {
    throw .outboundFederationDisabled
  }
}
