package import GatehouseMessages
internal import GatehouseStubs
package import IdentityFederationCore
package import PublicOperations

/// Users whom a developer's own system names.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
package struct DeveloperIdentities: DeveloperIdentityServing {
  package init() {}

  package func getOpenIdTokenForDeveloperIdentity(
    _ request: GetOpenIdTokenForDeveloperIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetOpenIdTokenForDeveloperIdentityResponse {
    throw .operationNotAvailable
  }

  package func lookupDeveloperIdentity(
    _ request: LookupDeveloperIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> LookupDeveloperIdentityResponse {
    throw .operationNotAvailable
  }

  package func mergeDeveloperIdentities(
    _ request: MergeDeveloperIdentitiesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> MergeDeveloperIdentitiesResponse {
    throw .operationNotAvailable
  }

  package func unlinkDeveloperIdentity(
    _ request: UnlinkDeveloperIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UnlinkDeveloperIdentityResponse {
    throw .operationNotAvailable
  }
}
