internal import IdentityFederationCore
internal import Postgres

/// Reading datasets and their records.
struct DatasetStore: Sendable {
  let database: PostgresPool

  /// The dataset and some of its records.
  func find(
    _ subject: SyncedIdentity,
    _ name: DatasetName,
    _ wanted: DatasetFinding.Wanted
  ) async throws(IdentityFederationFailure) -> DatasetFinding {
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(DatasetFinding.query(subject, name, wanted)) {
        (row: borrowing PostgresRow) throws(PostgresError) in try DatasetFinding.Row.read(row)
      }
    }
    return try DatasetFinding(rows, of: subject)
  }

  /// Where a listing of records goes on: records of one update have one count.
  struct Place: Sendable {
    let syncCount: Int64
    /// Nil before the first record that changed after the count.
    var key: String?
  }

  /// The records that changed after a place, in the order of their change and of their keys.
  func records(
    of dataset: DatasetState,
    in pool: IdentityPoolID,
    after place: Place,
    limit: Int
  ) async throws(IdentityFederationFailure) -> [SyncedRecord] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(SyncedRecord.columns) FROM identity_federation.sync_records AS r
        WHERE r.identity_pool_id = \(pool.uuid) AND r.dataset_id = \(dataset.id)
          AND \(place.isBefore)
        ORDER BY r.changed_count, r.key LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try SyncedRecord.read(row) }
    }
    .compactMap { $0 }
  }

  /// More names would not fit an answer; a device that deletes those that it has merged sees the rest.
  private static let maxMergedNames = 1000

  /// The datasets that stand beside this one for those of the same name of merged identities.
  func mergedNames(
    _ subject: SyncedIdentity,
    _ name: DatasetName
  ) async throws(IdentityFederationFailure) -> [String] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT name FROM identity_federation.sync_datasets
        WHERE identity_pool_id = \(subject.pool.uuid) AND identity_id = \(subject.identity.uuid)
          AND merged_name = \(name.text) AND deleted_at_unix_millis IS NULL
        ORDER BY name LIMIT \(Self.maxMergedNames)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in try row.value("name") }
    }
  }

  /// A dataset in a listing.
  struct Listed: Sendable {
    let name: String
    let state: DatasetState
  }

  /// The identity's datasets in the order of their names; refuses an unknown pool, an unknown
  /// identity and a merged one.
  func list(
    _ subject: SyncedIdentity,
    after name: String,
    limit: Int
  ) async throws(IdentityFederationFailure) -> [Listed] {
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT i.id IS NOT NULL AS has_identity, i.merged_into IS NOT NULL AS is_merged_identity,
          d.name, \(DatasetState.columns)
        FROM identity_federation.identity_pools AS p
        LEFT JOIN identity_federation.identities AS i
          ON i.identity_pool_id = p.id AND i.id = \(subject.identity.uuid)
        LEFT JOIN LATERAL (
          SELECT * FROM identity_federation.sync_datasets
          WHERE identity_pool_id = p.id AND identity_id = i.id AND name > \(name)
            AND deleted_at_unix_millis IS NULL
          ORDER BY name LIMIT \(limit)
        ) AS d ON true
        WHERE p.id = \(subject.pool.uuid) AND p.region = \(subject.pool.region)
        ORDER BY d.name
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> ListedRow in
        ListedRow(
          hasIdentity: try row.value("has_identity"),
          isMergedIdentity: try row.value("is_merged_identity"),
          name: try row.optional("name"),
          state: try DatasetState.read(row)
        )
      }
    }
    guard let first = rows.first else { throw .identityPoolNotFound(subject.pool.text) }
    guard first.hasIdentity else { throw .identityNotFound(subject.identity.text) }
    guard !first.isMergedIdentity else { throw .identityForbidden(subject.identity.text) }
    return rows.compactMap { row in
      guard let name = row.name, let state = row.state else { return nil }
      return Listed(name: name, state: state)
    }
  }

  private struct ListedRow: Sendable {
    let hasIdentity: Bool
    let isMergedIdentity: Bool
    let name: String?
    let state: DatasetState?
  }
}

extension DatasetStore.Place {
  fileprivate var isBefore: SQL {
    guard let key else { return "r.changed_count > \(syncCount)" }
    return "(r.changed_count, r.key) > (\(syncCount), \(key)::text)"
  }

  /// The place after a record.
  init(after record: SyncedRecord) {
    self.init(syncCount: record.syncCount, key: record.key)
  }

  /// The place that a page's token holds; nil for text that none holds.
  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let syncCount = Int64(first) else { return nil }
    self.init(syncCount: syncCount, key: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// What a page's token holds.
  var text: String { key.map { "\(syncCount) \($0)" } ?? "\(syncCount)" }
}
