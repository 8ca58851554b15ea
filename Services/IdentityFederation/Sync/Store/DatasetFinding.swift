internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// A dataset with what decides about its use, as one statement found them.
struct DatasetFinding: Sendable {
  /// What the pool does with its identities' data.
  let settings: SyncSettings
  /// Nil where the identity never had a dataset of the name.
  let dataset: DatasetState?
  /// The records that were asked for.
  let records: [ExactText: SyncedRecord]

  /// Which records a statement reads.
  enum Wanted: Sendable {
    case none
    case keys([String])
    /// Every record that is there, and those of the keys also when they are removed.
    case live(and: [String])

    fileprivate var condition: SQL {
      switch self {
      case .none: "false"
      case .keys(let keys): "r.key = ANY(\(keys))"
      case .live(let keys): "(r.value IS NOT NULL OR r.key = ANY(\(keys)))"
      }
    }
  }

  /// The statement: at least one row where the pool is there.
  static func query(_ subject: SyncedIdentity, _ name: DatasetName, _ wanted: Wanted) -> SQL {
    """
    SELECT i.id IS NOT NULL AS has_identity, i.merged_into IS NOT NULL AS is_merged_identity,
      \(SyncSettings.columns), \(DatasetState.columns), \(SyncedRecord.columns)
    FROM identity_federation.identity_pools AS p
    LEFT JOIN identity_federation.identities AS i
      ON i.identity_pool_id = p.id AND i.id = \(subject.identity.uuid)
    LEFT JOIN identity_federation.sync_configurations AS c ON c.identity_pool_id = p.id
    LEFT JOIN identity_federation.sync_datasets AS d
      ON d.identity_pool_id = p.id AND d.identity_id = i.id AND d.name = \(name.text)
    LEFT JOIN identity_federation.sync_records AS r
      ON r.identity_pool_id = p.id AND r.dataset_id = d.id AND \(wanted.condition)
    WHERE p.id = \(subject.pool.uuid) AND p.region = \(subject.pool.region)
    """
  }

  /// One row of the statement.
  struct Row: Sendable {
    let hasIdentity: Bool
    let isMergedIdentity: Bool
    let settings: SyncSettings
    let dataset: DatasetState?
    let record: SyncedRecord?

    static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> Row {
      Row(
        hasIdentity: try row.value("has_identity"),
        isMergedIdentity: try row.value("is_merged_identity"),
        settings: try SyncSettings.read(row),
        dataset: try DatasetState.read(row),
        record: try SyncedRecord.read(row)
      )
    }
  }

  /// What the rows say; refuses an unknown pool, an unknown identity and a merged one.
  init(_ rows: [Row], of subject: SyncedIdentity) throws(IdentityFederationFailure) {
    guard let first = rows.first else { throw .identityPoolNotFound(subject.pool.text) }
    guard first.hasIdentity else { throw .identityNotFound(subject.identity.text) }
    guard !first.isMergedIdentity else { throw .identityForbidden(subject.identity.text) }
    settings = first.settings
    dataset = first.dataset
    var records: [ExactText: SyncedRecord] = [:]
    for row in rows {
      guard let record = row.record else { continue }
      records[record.key.exact] = record
    }
    self.records = records
  }
}
