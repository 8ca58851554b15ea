internal import Domain
internal import Postgres

/// An access key's row.
struct AccessKeyRecord: Sendable, Hashable {
  /// Whether requests may be signed with the key; the words are IAM's.
  enum Status: String, Sendable, Hashable, SQLEncodable, SQLDecodable {
    case active = "Active"
    case inactive = "Inactive"
  }

  let id: String
  let sealedSecret: [UInt8]
  let status: Status
  let description: String
  let createdAt: Instant
  let limits: AccessKeyLimits
}

extension AccessKeyRecord {
  static let columns: SQL = """
    access_key_id, sealed_secret, status, description, created_at_unix_millis, is_read_only, pools,
      source_ranges, expires_at_unix_millis
    """

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    self.init(
      id: try row.value("access_key_id"),
      sealedSecret: try row.value("sealed_secret"),
      status: try row.value("status"),
      description: try row.value("description"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      limits: AccessKeyLimits(
        isReadOnly: try row.value("is_read_only"),
        pools: try row.value("pools"),
        sourceRanges: try row.value("source_ranges"),
        expiresAt: try row.optional("expires_at_unix_millis").map { Instant(unixMillis: $0) }
      )
    )
  }
}
