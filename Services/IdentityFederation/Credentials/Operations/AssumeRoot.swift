package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses a member account's root (STS, AssumeRoot): an installation is one account.
  package func assumeRoot(
    _ request: AssumeRootRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> AssumeRootResponse {
    throw .denied("AssumeRoot", on: request.targetPrincipal, to: caller(of: call))
  }
}
