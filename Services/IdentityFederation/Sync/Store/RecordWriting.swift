internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// Writing records.
enum RecordWriting {
  /// Sets the records to these; the dataset's lock is held.
  static func upsert(
    _ records: [SyncedRecord],
    of dataset: DatasetState,
    in pool: IdentityPoolID
  ) -> SQL {
    let keys = records.map(\.key)
    let values = records.map { Array(($0.value ?? "").utf8) }
    let removed = records.map { $0.value == nil ? 1 : 0 }
    let counts = records.map(\.syncCount)
    let modified = records.map(\.modifiedAt.unixMillis)
    // An array has no NULL here: the earliest moment stands for none.
    let device = records.map { $0.deviceModifiedAt?.unixMillis ?? .min + 1 }
    let authors = records.map(\.modifiedBy)
    return """
      INSERT INTO identity_federation.sync_records AS r
        (identity_pool_id, dataset_id, key, value, sync_count, changed_count, modified_at_unix_millis,
         device_modified_at_unix_millis, modified_by)
      SELECT \(pool.uuid)::uuid, \(dataset.id), n.key,
        CASE WHEN n.removed = 0 THEN n.value END, n.sync_count, n.sync_count, n.modified,
        nullif(n.device, \(Int64.min + 1)), n.author
      FROM unnest(\(keys)::text[], \(values)::bytea[], \(removed)::bigint[], \(counts)::bigint[],
        \(modified)::bigint[], \(device)::bigint[], \(authors)::text[])
        AS n (key, value, removed, sync_count, modified, device, author)
      ON CONFLICT ON CONSTRAINT sync_records_pkey DO UPDATE
      SET value = excluded.value, sync_count = excluded.sync_count,
        changed_count = excluded.changed_count,
        modified_at_unix_millis = excluded.modified_at_unix_millis,
        device_modified_at_unix_millis = excluded.device_modified_at_unix_millis,
        modified_by = excluded.modified_by
      """
  }
}
