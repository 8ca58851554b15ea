package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Refuses (STS, AssumeRoleWithSAML): no role trusts a SAML provider itself.
  ///
  /// An identity pool does: its GetId and GetCredentialsForIdentity take the assertion as a login.
  package func assumeRoleWithSAML(
    _ request: AssumeRoleWithSAMLRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> AssumeRoleWithSAMLResponse {
    _ = try sessions.seconds(of: request.durationSeconds)
    _ = try SessionPolicy.asked(request.policy, managed: request.policyArns)
    _ = try RoleARN.asked(request.roleArn)
    throw .accessDenied("Not authorized to perform sts:AssumeRoleWithSAML")
  }
}
