internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Users whom a developer's own system names.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
struct DeveloperIdentities: DeveloperIdentityServing {
  func getOpenIdTokenForDeveloperIdentity(
    _ request: GetOpenIdTokenForDeveloperIdentityRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetOpenIdTokenForDeveloperIdentityResponse {
    throw .operationNotAvailable
  }

  func lookupDeveloperIdentity(
    _ request: LookupDeveloperIdentityRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> LookupDeveloperIdentityResponse {
    throw .operationNotAvailable
  }

  func mergeDeveloperIdentities(
    _ request: MergeDeveloperIdentitiesRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> MergeDeveloperIdentitiesResponse {
    throw .operationNotAvailable
  }

  func unlinkDeveloperIdentity(
    _ request: UnlinkDeveloperIdentityRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> UnlinkDeveloperIdentityResponse {
    throw .operationNotAvailable
  }
}
