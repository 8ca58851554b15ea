package import GatehouseMessages
internal import GatehouseStubs
package import IdentityFederationCore
package import PublicOperations

/// Devices that are told of changes to an identity's data.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
package struct PushSubscriptions: PushSyncServing {
  package init() {}

  package func registerDevice(
    _ request: RegisterDeviceRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> RegisterDeviceResponse {
    throw .operationNotAvailable
  }

  package func subscribeToDataset(
    _ request: SubscribeToDatasetRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SubscribeToDatasetResponse {
    throw .operationNotAvailable
  }

  package func unsubscribeFromDataset(
    _ request: UnsubscribeFromDatasetRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UnsubscribeFromDatasetResponse {
    throw .operationNotAvailable
  }
}
