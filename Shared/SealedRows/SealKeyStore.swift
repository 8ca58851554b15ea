internal import Postgres

/// The keys that a schema knows.
struct SealKeyStore: Sendable {
  let database: PostgresPool

  /// A row of `seal_keys`.
  struct Known: Sendable, Hashable {
    let id: Int64
    let fingerprint: [UInt8]
    let isRetired: Bool
  }

  func known() async throws(PostgresError) -> [Known] {
    try await database.query(
      "SELECT key_id, fingerprint, retired_at IS NOT NULL AS is_retired FROM seal_keys ORDER BY key_id"
    ) { (row) throws(PostgresError) in
      Known(
        id: try row.value("key_id"),
        fingerprint: try row.value("fingerprint"),
        isRetired: try row.value("is_retired")
      )
    }
  }

  func retire(_ id: Int64) async throws(PostgresError) {
    try await database.execute(
      "UPDATE seal_keys SET retired_at = coalesce(retired_at, now()) WHERE key_id = \(id)"
    )
  }
}
