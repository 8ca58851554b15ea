package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Refuses (STS, AssumeRoot): an installation is one account, and belongs to no organization whose
  /// members could be entered.
  package func assumeRoot(
    _ request: AssumeRootRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> AssumeRootResponse {
    throw call.notPermitted("sts:AssumeRoot", on: request.targetPrincipal ?? "")
  }
}
