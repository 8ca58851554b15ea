package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses a role for an assertion (STS, AssumeRoleWithSAML): an identity pool takes it as a login instead.
  package func assumeRoleWithSAML(
    _ request: AssumeRoleWithSAMLRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> AssumeRoleWithSAMLResponse {
    throw .accessDenied("Not authorized to perform sts:AssumeRoleWithSAML")
  }
}
