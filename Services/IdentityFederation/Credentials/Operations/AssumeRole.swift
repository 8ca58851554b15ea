package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses a role (STS, AssumeRole): roles trust identities of identity pools alone, by their tokens.
  package func assumeRole(
    _ request: AssumeRoleRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> AssumeRoleResponse {
    throw .denied("AssumeRole", on: request.roleArn, to: caller(of: call))
  }
}
