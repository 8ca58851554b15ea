package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses temporary credentials of an access key (STS, GetSessionToken): a key signs by itself.
  package func getSessionToken(
    _ request: GetSessionTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetSessionTokenResponse {
    throw .denied("GetSessionToken", on: nil, to: caller(of: call))
  }
}
