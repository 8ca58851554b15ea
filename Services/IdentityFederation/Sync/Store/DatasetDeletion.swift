internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// One DeleteDataset.
struct DatasetDeletion: Sendable {
  let subject: SyncedIdentity
  let name: DatasetName
  let now: Instant

  /// Deletes the dataset in a transaction; returns it as it was.
  func carryOut(
    on db: inout PostgresConnection
  ) throws(IdentityFederationFailure) -> DatasetState {
    db.enqueue(
      """
      SELECT 1 FROM identity_federation.sync_datasets
      WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
        AND name = \(name.text)
      FOR UPDATE
      """
    )
    let query = DatasetFinding.query(subject, name, .none)
    let rows = try running { () throws(PostgresError) in
      try db.query(query) { (row: borrowing PostgresRow) throws(PostgresError) in
        try DatasetFinding.Row.read(row)
      }
    }
    let found = try DatasetFinding(rows, of: subject)
    guard let dataset = found.dataset, !dataset.isDeleted else { throw .datasetNotFound(name) }
    if dataset.isMerged {
      // Its records go with it, and the schema takes its bytes off the pool's usage.
      db.enqueue(
        """
        DELETE FROM identity_federation.sync_datasets
        WHERE identity_pool_id = \(subject.pool.uuid) AND id = \(dataset.id)
        """
      )
    } else {
      leaveTombstone(of: dataset, on: &db)
    }
    if let stream = found.settings.activeStream {
      let change = DatasetChange(
        subject: subject,
        name: name,
        syncCount: dataset.syncCount + 1,
        records: [],
        isDeletion: true,
        modifiedAt: now
      )
      db.enqueue(DeliveryWriting.stream(of: change, into: stream))
    }
    return dataset
  }

  private func leaveTombstone(of dataset: DatasetState, on db: inout PostgresConnection) {
    db.enqueue(
      """
      DELETE FROM identity_federation.sync_records
      WHERE identity_pool_id = \(subject.pool.uuid) AND dataset_id = \(dataset.id)
      """
    )
    db.enqueue(
      """
      UPDATE identity_federation.sync_datasets
      SET sync_count = sync_count + 1, deleted_count = sync_count + 1, live_bytes = 0,
        live_records = 0, all_records = 0, deleted_at_unix_millis = \(now.unixMillis)
      WHERE identity_pool_id = \(subject.pool.uuid) AND id = \(dataset.id)
      """
    )
    db.enqueue(
      UsageWriting.addition(
        of: -dataset.liveBytes,
        by: subject.identity,
        in: subject.pool,
        at: now
      )
    )
  }
}
