internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension Datasets {
  /// Deletes a dataset; its row tells other devices for thirty days, one of a merged identity is gone.
  package func deleteDataset(
    _ request: DeleteDatasetRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DeleteDatasetResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let name = try DatasetName(request.datasetName)
    let deletion = DatasetDeletion(subject: subject, name: name, now: clock.now())
    let deleted = try await transacting(database) { (db) throws(IdentityFederationFailure) in
      try deletion.carryOut(on: &db)
    }
    return DeleteDatasetResponse(dataset: deleted.message(as: name.text, of: subject.identity))
  }
}
