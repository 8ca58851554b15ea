internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// What an identity pool does with the data of its identities.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
struct SyncConfiguration: SyncConfigurationServing {
  func getIdentityPoolConfiguration(
    _ request: GetIdentityPoolConfigurationRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetIdentityPoolConfigurationResponse {
    throw .operationNotAvailable
  }

  func setIdentityPoolConfiguration(
    _ request: SetIdentityPoolConfigurationRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> SetIdentityPoolConfigurationResponse {
    throw .operationNotAvailable
  }

  func getCognitoEvents(
    _ request: GetCognitoEventsRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetCognitoEventsResponse {
    throw .operationNotAvailable
  }

  func setCognitoEvents(
    _ request: SetCognitoEventsRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> SetCognitoEventsResponse {
    throw .operationNotAvailable
  }

  func bulkPublish(
    _ request: BulkPublishRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> BulkPublishResponse {
    throw .operationNotAvailable
  }

  func getBulkPublishDetails(
    _ request: GetBulkPublishDetailsRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetBulkPublishDetailsResponse {
    throw .operationNotAvailable
  }
}
