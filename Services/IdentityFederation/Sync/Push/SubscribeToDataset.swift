package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension PushSubscriptions {
  /// Has a device told of changes to a dataset.
  package func subscribeToDataset(
    _ request: SubscribeToDatasetRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SubscribeToDatasetResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let name = try DatasetName(request.datasetName)
    let device = try Self.device(request.deviceId)
    let dataset = try await self.subject(subject, name)
    guard try await devices.subscribe(device, to: dataset, of: subject) else {
      throw .resourceNotFound("Device '\(device)' not found.")
    }
    return SubscribeToDatasetResponse()
  }
}
