package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension Datasets {
  /// Describes one dataset.
  package func describeDataset(
    _ request: DescribeDatasetRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DescribeDatasetResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let name = try DatasetName(request.datasetName)
    let found = try await store.find(subject, name, .none)
    guard let dataset = found.dataset, !dataset.isDeleted else { throw .datasetNotFound(name) }
    return DescribeDatasetResponse(dataset: dataset.message(as: name.text, of: subject.identity))
  }
}
