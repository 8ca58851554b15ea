internal import Domain
internal import Postgres

extension DatasetState {
  /// What ``read(_:)`` reads, of the row `d`.
  static let columns: SQL = """
    d.id AS dataset_id, d.sync_count AS dataset_count, d.live_bytes, d.live_records,
    d.all_records, d.created_at_unix_millis AS dataset_created_at,
    d.modified_at_unix_millis AS dataset_modified_at, d.modified_by AS dataset_modified_by,
    d.deleted_count, d.purged_count, d.deleted_at_unix_millis IS NOT NULL AS is_deleted,
    d.merged_name IS NOT NULL AS is_merged
    """

  /// The dataset of a row; nil where the join found none.
  static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> DatasetState? {
    guard let id = try row.optional("dataset_id", as: Int64.self) else { return nil }
    return DatasetState(
      id: id,
      syncCount: try row.value("dataset_count"),
      liveBytes: try row.value("live_bytes"),
      liveRecords: try row.value("live_records"),
      allRecords: try row.value("all_records"),
      createdAt: Instant(unixMillis: try row.value("dataset_created_at")),
      modifiedAt: Instant(unixMillis: try row.value("dataset_modified_at")),
      modifiedBy: try row.value("dataset_modified_by"),
      deletedCount: try row.optional("deleted_count"),
      purgedCount: try row.optional("purged_count"),
      isDeleted: try row.value("is_deleted"),
      isMerged: try row.value("is_merged")
    )
  }
}

extension SyncedRecord {
  /// What ``read(_:)`` reads, of the row `r`.
  static let columns: SQL = """
    r.key, r.value, r.changed_count,
    r.modified_at_unix_millis AS record_modified_at,
    r.device_modified_at_unix_millis AS device_modified_at, r.modified_by AS record_modified_by
    """

  /// The record of a row; nil where the join found none.
  static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> SyncedRecord? {
    guard let key = try row.optional("key", as: String.self) else { return nil }
    return SyncedRecord(
      key: key,
      value: try row.optional("value", as: [UInt8].self)
        .map { String(decoding: $0, as: UTF8.self) },
      syncCount: try row.value("changed_count"),
      modifiedAt: Instant(unixMillis: try row.value("record_modified_at")),
      deviceModifiedAt: try row.optional("device_modified_at", as: Int64.self)
        .map { Instant(unixMillis: $0) },
      modifiedBy: try row.value("record_modified_by")
    )
  }
}
