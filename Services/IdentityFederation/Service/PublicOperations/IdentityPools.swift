internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Identity pools: their settings, roles, tags and attribute maps.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
struct IdentityPools: IdentityPoolServing {
  func createIdentityPool(
    _ request: CreateIdentityPoolRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    throw .operationNotAvailable
  }

  func describeIdentityPool(
    _ request: DescribeIdentityPoolRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    throw .operationNotAvailable
  }

  func updateIdentityPool(
    _ request: IdentityPool,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    throw .operationNotAvailable
  }

  func deleteIdentityPool(
    _ request: DeleteIdentityPoolRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteIdentityPoolResponse {
    throw .operationNotAvailable
  }

  func listIdentityPools(
    _ request: ListIdentityPoolsRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListIdentityPoolsResponse {
    throw .operationNotAvailable
  }

  func getIdentityPoolRoles(
    _ request: GetIdentityPoolRolesRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetIdentityPoolRolesResponse {
    throw .operationNotAvailable
  }

  func setIdentityPoolRoles(
    _ request: SetIdentityPoolRolesRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> SetIdentityPoolRolesResponse {
    throw .operationNotAvailable
  }

  func getPrincipalTagAttributeMap(
    _ request: GetPrincipalTagAttributeMapRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetPrincipalTagAttributeMapResponse {
    throw .operationNotAvailable
  }

  func setPrincipalTagAttributeMap(
    _ request: SetPrincipalTagAttributeMapRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> SetPrincipalTagAttributeMapResponse {
    throw .operationNotAvailable
  }

  func tagResource(
    _ request: IdentityTagResourceRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> IdentityTagResourceResponse {
    throw .operationNotAvailable
  }

  func untagResource(
    _ request: IdentityUntagResourceRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> IdentityUntagResourceResponse {
    throw .operationNotAvailable
  }

  func listTagsForResource(
    _ request: IdentityListTagsForResourceRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> IdentityListTagsForResourceResponse {
    throw .operationNotAvailable
  }
}
