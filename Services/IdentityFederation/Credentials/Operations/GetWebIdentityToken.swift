package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses a token about the caller (STS, GetWebIdentityToken), as an account does that does not let its callers be
  /// known to others.
  package func getWebIdentityToken(
    _ request: GetWebIdentityTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetWebIdentityTokenResponse {
    throw .outboundIdentityDisabled(
      "Outbound web identity federation is not enabled for this account."
    )
  }
}
