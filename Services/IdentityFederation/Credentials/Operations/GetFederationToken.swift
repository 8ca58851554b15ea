package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses credentials for a user of the caller's (STS, GetFederationToken): identity pools give theirs to users.
  package func getFederationToken(
    _ request: GetFederationTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetFederationTokenResponse {
    throw .denied("GetFederationToken", on: nil, to: caller(of: call))
  }
}
