package import GatehouseMessages
internal import GatehouseStubs
package import IdentityFederationCore
package import PublicOperations

/// Identity pools: their settings, roles, tags and attribute maps.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
package struct IdentityPools: IdentityPoolServing {
  package init() {}

  package func createIdentityPool(
    _ request: CreateIdentityPoolRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    throw .operationNotAvailable
  }

  package func describeIdentityPool(
    _ request: DescribeIdentityPoolRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    throw .operationNotAvailable
  }

  package func updateIdentityPool(
    _ request: IdentityPool,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    throw .operationNotAvailable
  }

  package func deleteIdentityPool(
    _ request: DeleteIdentityPoolRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DeleteIdentityPoolResponse {
    throw .operationNotAvailable
  }

  package func listIdentityPools(
    _ request: ListIdentityPoolsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListIdentityPoolsResponse {
    throw .operationNotAvailable
  }

  package func getIdentityPoolRoles(
    _ request: GetIdentityPoolRolesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetIdentityPoolRolesResponse {
    throw .operationNotAvailable
  }

  package func setIdentityPoolRoles(
    _ request: SetIdentityPoolRolesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SetIdentityPoolRolesResponse {
    throw .operationNotAvailable
  }

  package func getPrincipalTagAttributeMap(
    _ request: GetPrincipalTagAttributeMapRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetPrincipalTagAttributeMapResponse {
    throw .operationNotAvailable
  }

  package func setPrincipalTagAttributeMap(
    _ request: SetPrincipalTagAttributeMapRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SetPrincipalTagAttributeMapResponse {
    throw .operationNotAvailable
  }

  package func tagResource(
    _ request: IdentityTagResourceRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityTagResourceResponse {
    throw .operationNotAvailable
  }

  package func untagResource(
    _ request: IdentityUntagResourceRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityUntagResourceResponse {
    throw .operationNotAvailable
  }

  package func listTagsForResource(
    _ request: IdentityListTagsForResourceRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityListTagsForResourceResponse {
    throw .operationNotAvailable
  }
}
