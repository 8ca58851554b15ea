package import GatehouseMessages
internal import GatehouseStubs
package import IdentityFederationCore
package import PublicOperations

/// What an identity pool does with the data of its identities.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
package struct SyncConfiguration: SyncConfigurationServing {
  package init() {}

  package func getIdentityPoolConfiguration(
    _ request: GetIdentityPoolConfigurationRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetIdentityPoolConfigurationResponse {
    throw .operationNotAvailable
  }

  package func setIdentityPoolConfiguration(
    _ request: SetIdentityPoolConfigurationRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SetIdentityPoolConfigurationResponse {
    throw .operationNotAvailable
  }

  package func getCognitoEvents(
    _ request: GetCognitoEventsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetCognitoEventsResponse {
    throw .operationNotAvailable
  }

  package func setCognitoEvents(
    _ request: SetCognitoEventsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SetCognitoEventsResponse {
    throw .operationNotAvailable
  }

  package func bulkPublish(
    _ request: BulkPublishRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> BulkPublishResponse {
    throw .operationNotAvailable
  }

  package func getBulkPublishDetails(
    _ request: GetBulkPublishDetailsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetBulkPublishDetailsResponse {
    throw .operationNotAvailable
  }
}
