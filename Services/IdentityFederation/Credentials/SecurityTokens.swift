package import GatehouseMessages
internal import GatehouseStubs
package import IdentityFederationCore
package import PublicOperations

/// Credentials for a token, and whose credentials signed a request.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
package struct SecurityTokens: SecurityTokenServing {
  package init() {}

  package func assumeRoleWithWebIdentity(
    _ request: AssumeRoleWithWebIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> AssumeRoleWithWebIdentityResponse {
    throw .operationNotAvailable
  }

  package func getCallerIdentity(
    _ request: GetCallerIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetCallerIdentityResponse {
    throw .operationNotAvailable
  }
}
