internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// The rows of bulk publications.
struct BulkPublicationStore: Sendable {
  let database: PostgresPool

  /// Datasets of one batch; with 1 MiB each they fit a process's memory well.
  private static let batch = 16

  /// A publication as its row says it.
  struct Publication: Sendable {
    let status: String
    let startedAt: Instant
    let completedAt: Instant?
    let failureMessage: String?
  }

  /// The pool's latest publication; nil where there was none.
  func publication(
    of pool: IdentityPoolID
  ) async throws(IdentityFederationFailure) -> Publication? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT status, started_at_unix_millis, completed_at_unix_millis, failure_message
        FROM identity_federation.sync_bulk_publications WHERE identity_pool_id = \(pool.uuid)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Publication(
          status: try row.value("status"),
          startedAt: Instant(unixMillis: try row.value("started_at_unix_millis")),
          completedAt: try row.optional("completed_at_unix_millis", as: Int64.self)
            .map { Instant(unixMillis: $0) },
          failureMessage: try row.optional("failure_message")
        )
      }
    }
  }

  /// Begins a publication, unless one is under way or has succeeded since the moment.
  func begin(
    _ pool: IdentityPoolID,
    unlessSucceededSince moment: Instant,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.sync_bulk_publications AS b
          (identity_pool_id, status, started_at_unix_millis)
        SELECT id, 'IN_PROGRESS', \(now.unixMillis) FROM identity_federation.identity_pools
        WHERE id = \(pool.uuid)
        ON CONFLICT ON CONSTRAINT sync_bulk_publications_pkey DO UPDATE
        SET status = excluded.status, started_at_unix_millis = excluded.started_at_unix_millis,
          completed_at_unix_millis = NULL, failure_message = NULL, last_dataset_id = NULL,
          last_identity_id = NULL, last_name = NULL
        WHERE b.status = 'FAILED'
          OR b.status = 'SUCCEEDED' AND b.completed_at_unix_millis <= \(moment.unixMillis)
        """
      ) == 1
    }
  }

  /// Publishes one batch of the publication that waits longest; false when none is under way.
  func publishBatch(at now: Instant) async throws(IdentityFederationFailure) -> Bool {
    try await transacting(database) { (db) throws(IdentityFederationFailure) in
      guard let work = try Self.take(on: &db) else { return false }
      guard let stream = work.settings.activeStream else {
        Self.end(work, "FAILED", "Streaming was disabled.", at: now, on: &db)
        return true
      }
      let datasets = try Self.datasets(of: work, on: &db)
      for dataset in datasets {
        let records = try Self.records(of: dataset.state, in: work.pool, on: &db)
        let change = DatasetChange(
          subject: SyncedIdentity(work.pool, dataset.identity),
          name: dataset.name,
          syncCount: dataset.state.syncCount,
          records: records,
          modifiedAt: dataset.state.modifiedAt
        )
        db.enqueue(DeliveryWriting.published(change, into: stream, at: now))
      }
      guard let last = datasets.last, datasets.count == Self.batch else {
        Self.end(work, "SUCCEEDED", nil, at: now, on: &db)
        return true
      }
      db.enqueue(
        """
        UPDATE identity_federation.sync_bulk_publications
        SET last_dataset_id = \(last.state.id) WHERE identity_pool_id = \(work.pool.uuid)
        """
      )
      return true
    }
  }

  private struct Work: Sendable {
    let pool: IdentityPoolID
    let settings: SyncSettings
    let lastDataset: Int64?
  }

  /// The row stays locked: no other instance takes it.
  private static func take(
    on db: inout PostgresConnection
  ) throws(IdentityFederationFailure) -> Work? {
    try running { () throws(PostgresError) in
      try db.first(
        """
        SELECT p.id, p.region, b.last_dataset_id, \(SyncSettings.columns)
        FROM identity_federation.sync_bulk_publications AS b
        JOIN identity_federation.identity_pools AS p ON p.id = b.identity_pool_id
        LEFT JOIN identity_federation.sync_configurations AS c
          ON c.identity_pool_id = b.identity_pool_id
        WHERE b.status = 'IN_PROGRESS'
        ORDER BY b.started_at_unix_millis LIMIT 1 FOR NO KEY UPDATE OF b SKIP LOCKED
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Work(
          pool: IdentityPoolID(region: try row.value("region"), uuid: try row.value("id")),
          settings: try SyncSettings.read(row),
          lastDataset: try row.optional("last_dataset_id")
        )
      }
    }
  }

  private struct Published: Sendable {
    let identity: IdentityID
    let name: DatasetName
    let state: DatasetState
  }

  /// The next ones by their ids, which stay when a merge gives a dataset to another identity: none is passed over.
  private static func datasets(
    of work: Work,
    on db: inout PostgresConnection
  ) throws(IdentityFederationFailure) -> [Published] {
    try running { () throws(PostgresError) in
      try db.query(
        """
        SELECT d.identity_id, d.name, \(DatasetState.columns)
        FROM identity_federation.sync_datasets AS d
        WHERE d.identity_pool_id = \(work.pool.uuid) AND d.id > \(work.lastDataset ?? 0)
          AND d.deleted_at_unix_millis IS NULL
        ORDER BY d.id LIMIT \(batch)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Published? in
        guard let state = try DatasetState.read(row) else { return nil }
        return Published(
          identity: IdentityID(region: work.pool.region, uuid: try row.value("identity_id")),
          name: DatasetName(stored: try row.value("name")),
          state: state
        )
      }
    }
    .compactMap { $0 }
  }

  private static func records(
    of dataset: DatasetState,
    in pool: IdentityPoolID,
    on db: inout PostgresConnection
  ) throws(IdentityFederationFailure) -> [SyncedRecord] {
    try running { () throws(PostgresError) in
      try db.query(
        """
        SELECT \(SyncedRecord.columns) FROM identity_federation.sync_records AS r
        WHERE r.identity_pool_id = \(pool.uuid) AND r.dataset_id = \(dataset.id)
          AND r.value IS NOT NULL
        ORDER BY r.changed_count, r.key
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try SyncedRecord.read(row) }
    }
    .compactMap { $0 }
  }

  private static func end(
    _ work: Work,
    _ status: String,
    _ failure: String?,
    at now: Instant,
    on db: inout PostgresConnection
  ) {
    db.enqueue(
      """
      UPDATE identity_federation.sync_bulk_publications
      SET status = \(status), completed_at_unix_millis = \(now.unixMillis),
        failure_message = \(failure)
      WHERE identity_pool_id = \(work.pool.uuid)
      """
    )
  }
}
