package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension PushSubscriptions {
  /// Stops telling a device; one that was not told stays so.
  package func unsubscribeFromDataset(
    _ request: UnsubscribeFromDatasetRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UnsubscribeFromDatasetResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let name = try DatasetName(request.datasetName)
    let device = try Self.device(request.deviceId)
    let dataset = try await self.subject(subject, name)
    guard try await devices.unsubscribe(device, from: dataset, of: subject) else {
      throw .resourceNotFound("Device '\(device)' not found.")
    }
    return UnsubscribeFromDatasetResponse()
  }
}
