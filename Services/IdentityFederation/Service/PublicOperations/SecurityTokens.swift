internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Credentials for a token, and whose credentials signed a request.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
struct SecurityTokens: SecurityTokenServing {
  func assumeRoleWithWebIdentity(
    _ request: AssumeRoleWithWebIdentityRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> AssumeRoleWithWebIdentityResponse {
    throw .operationNotAvailable
  }

  func getCallerIdentity(
    _ request: GetCallerIdentityRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetCallerIdentityResponse {
    throw .operationNotAvailable
  }
}
