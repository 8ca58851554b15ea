internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Devices that are told of changes to an identity's data.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
struct PushSubscriptions: PushSyncServing {
  func registerDevice(
    _ request: RegisterDeviceRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> RegisterDeviceResponse {
    throw .operationNotAvailable
  }

  func subscribeToDataset(
    _ request: SubscribeToDatasetRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> SubscribeToDatasetResponse {
    throw .operationNotAvailable
  }

  func unsubscribeFromDataset(
    _ request: UnsubscribeFromDatasetRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> UnsubscribeFromDatasetResponse {
    throw .operationNotAvailable
  }
}
