internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Identities, the tokens and credentials they are given, and their logins.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
struct Identities: IdentityServing {
  func getId(
    _ request: GetIdRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetIdResponse {
    throw .operationNotAvailable
  }

  func getOpenIdToken(
    _ request: GetOpenIdTokenRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetOpenIdTokenResponse {
    throw .operationNotAvailable
  }

  func getCredentialsForIdentity(
    _ request: GetCredentialsForIdentityRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetCredentialsForIdentityResponse {
    throw .operationNotAvailable
  }

  func describeIdentity(
    _ request: DescribeIdentityRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> IdentityDescription {
    throw .operationNotAvailable
  }

  func listIdentities(
    _ request: ListIdentitiesRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListIdentitiesResponse {
    throw .operationNotAvailable
  }

  func deleteIdentities(
    _ request: DeleteIdentitiesRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteIdentitiesResponse {
    throw .operationNotAvailable
  }

  func unlinkIdentity(
    _ request: UnlinkIdentityRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> UnlinkIdentityResponse {
    throw .operationNotAvailable
  }
}
