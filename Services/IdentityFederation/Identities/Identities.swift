package import GatehouseMessages
internal import GatehouseStubs
package import IdentityFederationCore
package import PublicOperations

/// Identities, the tokens and credentials they are given, and their logins.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
package struct Identities: IdentityServing {
  package init() {}

  package func getId(
    _ request: GetIdRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetIdResponse {
    throw .operationNotAvailable
  }

  package func getOpenIdToken(
    _ request: GetOpenIdTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetOpenIdTokenResponse {
    throw .operationNotAvailable
  }

  package func getCredentialsForIdentity(
    _ request: GetCredentialsForIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetCredentialsForIdentityResponse {
    throw .operationNotAvailable
  }

  package func describeIdentity(
    _ request: DescribeIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityDescription {
    throw .operationNotAvailable
  }

  package func listIdentities(
    _ request: ListIdentitiesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListIdentitiesResponse {
    throw .operationNotAvailable
  }

  package func deleteIdentities(
    _ request: DeleteIdentitiesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DeleteIdentitiesResponse {
    throw .operationNotAvailable
  }

  package func unlinkIdentity(
    _ request: UnlinkIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UnlinkIdentityResponse {
    throw .operationNotAvailable
  }
}
