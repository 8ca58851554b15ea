internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// One UpdateRecords: its patches are written all, or none.
struct DatasetUpdate: Sendable {
  let subject: SyncedIdentity
  let name: DatasetName
  let patches: [RecordPatch]
  let limits: DatasetLimits
  /// More records of the answer: those that a function left as they are.
  var kept: [SyncedRecord] = []
  /// What the records say of who changed them.
  let modifiedBy: String
  /// The device that changes them, which is not told of it.
  let device: String?
  let now: Instant
  /// The dataset's count when a function decided about the patches; nil where none did.
  var decidedAtCount: Int64?
  /// Whether the pool's function, if it has one, is to be asked first.
  let asksFunction: Bool

  /// How the update ended.
  enum Outcome: Sendable {
    /// The records of the patches, and those that a function kept, as they are now.
    case written([SyncedRecord])
    /// Nothing is changed yet: this function decides.
    case undecided(function: String)
  }

  /// Carries the update out in a transaction.
  ///
  /// The dataset's lock keeps other updates, its deletion and its move to another identity out. Where
  /// there is no dataset yet the identity's lock does, and keeps the count of datasets true.
  func carryOut(
    on db: inout PostgresConnection
  ) throws(IdentityFederationFailure) -> Outcome {
    db.enqueue(
      """
      SELECT 1 FROM identity_federation.sync_datasets
      WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
        AND name = \(name.text) AND deleted_at_unix_millis IS NULL
      FOR NO KEY UPDATE
      """
    )
    var finding = try find(on: &db)
    if asksFunction, let function = finding.settings.eventFunction {
      return .undecided(function: function)
    }
    var isNew = false
    if finding.dataset?.isDeleted ?? true {
      if try hasNothingToRemove() {
        return .written(patches.map { $0.removed(by: modifiedBy, at: now) } + kept)
      }
      finding = try makeDataset(on: &db)
      isNew = finding.dataset?.isDeleted ?? true
    }
    guard var dataset = finding.dataset else {
      throw .internalFault("a dataset was made and is not there")
    }
    if let decidedAtCount, decidedAtCount != dataset.syncCount {
      throw .syncCountConflict(of: name.text, is: dataset.syncCount, not: decidedAtCount)
    }
    if isNew {
      dataset.isDeleted = false
      dataset.createdAt = now
    }
    let changes = try RecordChanges(
      of: dataset,
      records: finding.records,
      by: patches,
      within: limits,
      modifiedBy: modifiedBy,
      at: now
    )
    if !changes.written.isEmpty { write(changes, settings: finding.settings, on: &db) }
    return .written(changes.returned + kept)
  }

  /// Whether nothing but removals is asked of a dataset that is not there: then none is made.
  private func hasNothingToRemove() throws(IdentityFederationFailure) -> Bool {
    for patch in patches {
      guard patch.isWithoutEffect(on: nil) else { return false }
      try patch.check(against: nil, of: nil)
    }
    return true
  }

  private func find(
    on db: inout PostgresConnection
  ) throws(IdentityFederationFailure) -> DatasetFinding {
    let query = DatasetFinding.query(subject, name, .keys(patches.map(\.key)))
    let rows = try running { () throws(PostgresError) in
      try db.query(query) { (row: borrowing PostgresRow) throws(PostgresError) in
        try DatasetFinding.Row.read(row)
      }
    }
    return try DatasetFinding(rows, of: subject)
  }

  /// Makes the dataset's row where there is none, and finds it anew under both locks.
  private func makeDataset(
    on db: inout PostgresConnection
  ) throws(IdentityFederationFailure) -> DatasetFinding {
    db.enqueue(
      """
      SELECT 1 FROM identity_federation.identities
      WHERE identity_pool_id = \(subject.pool.uuid) AND id = \(subject.identity.uuid) FOR NO KEY UPDATE
      """
    )
    db.enqueue(
      """
      INSERT INTO identity_federation.sync_datasets
        (identity_pool_id, identity_id, name, sync_count, live_bytes, live_records, all_records,
         created_at_unix_millis, modified_at_unix_millis, modified_by, deleted_at_unix_millis)
      SELECT identity_pool_id, id, \(name.text), 0, 0, 0, 0, \(now.unixMillis), \(now.unixMillis),
        \(modifiedBy), \(now.unixMillis)
      FROM identity_federation.identities
      WHERE identity_pool_id = \(subject.pool.uuid) AND id = \(subject.identity.uuid)
        AND merged_into IS NULL
      ON CONFLICT ON CONSTRAINT sync_datasets_pkey DO NOTHING
      """
    )
    db.enqueue(
      """
      SELECT 1 FROM identity_federation.sync_datasets
      WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
        AND name = \(name.text)
      FOR NO KEY UPDATE
      """
    )
    let live = try running { () throws(PostgresError) in
      try db.first(
        """
        SELECT count(*) AS live FROM identity_federation.sync_datasets
        WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
          AND name <> \(name.text) AND merged_name IS NULL AND deleted_at_unix_millis IS NULL
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Int in try row.value("live") }
    }
    guard live ?? 0 < limits.datasets else { throw limits.tooManyDatasets }
    return try find(on: &db)
  }

  /// What is written travels with COMMIT, in one round trip.
  private func write(
    _ changes: RecordChanges,
    settings: SyncSettings,
    on db: inout PostgresConnection
  ) {
    let dataset = changes.dataset
    db.enqueue(RecordWriting.upsert(changes.written, of: dataset, in: subject.pool))
    db.enqueue(
      """
      UPDATE identity_federation.sync_datasets
      SET sync_count = \(dataset.syncCount), live_bytes = \(dataset.liveBytes),
        live_records = \(dataset.liveRecords), all_records = \(dataset.allRecords),
        created_at_unix_millis = \(dataset.createdAt.unixMillis),
        modified_at_unix_millis = \(dataset.modifiedAt.unixMillis),
        modified_by = \(dataset.modifiedBy), deleted_at_unix_millis = NULL
      WHERE identity_pool_id = \(subject.pool.uuid) AND id = \(dataset.id)
      """
    )
    db.enqueue(
      UsageWriting.addition(of: changes.addedBytes, by: subject.identity, in: subject.pool, at: now)
    )
    let change = DatasetChange(
      subject: subject,
      name: name,
      syncCount: dataset.syncCount,
      records: changes.written,
      modifiedAt: now
    )
    if settings.pushes {
      db.enqueue(DeliveryWriting.pushes(of: change, dataset: dataset.id, sparing: device))
    }
    if let stream = settings.activeStream {
      db.enqueue(DeliveryWriting.stream(of: change, into: stream))
    }
  }
}
