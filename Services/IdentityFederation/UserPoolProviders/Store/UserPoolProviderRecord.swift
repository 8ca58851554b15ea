internal import Domain
internal import Postgres

/// A provider of a user pool, as its rows say it.
struct UserPoolProviderRecord: Sendable {
  let pool: UserPoolID
  let name: String
  let type: UserPoolProviderType
  var sealedDetails: [UInt8]
  /// What its tokens name as their issuer.
  var issuer: String?
  /// A JSON object of texts.
  var attributeMappingJSON: String?
  /// A JSON object of texts.
  var acrMappingJSON: String?
  var identifiers: [String]
  /// The version of the row as it was read.
  var version: Int64 = 1
  let createdAt: Instant
  var modifiedAt: Instant
}

extension UserPoolProviderRecord {
  /// The columns of the table `p` that make a record.
  static let columns: SQL = """
    p.name, p.type, p.sealed_details, p.issuer, p.attribute_mapping::text AS attribute_mapping,
    p.acr_mapping::text AS acr_mapping, p.version, p.created_at_unix_millis,
    p.modified_at_unix_millis, ARRAY(
      SELECT i.identifier FROM identity_federation.user_pool_provider_identifiers AS i
      WHERE i.user_pool_id = p.user_pool_id AND i.name = p.name ORDER BY i.identifier
    ) AS identifiers
    """

  /// Reads `columns`; nil for a type that only a newer version knows.
  static func read(
    _ row: borrowing PostgresRow,
    in pool: UserPoolID
  ) throws(PostgresError) -> UserPoolProviderRecord? {
    guard let type = UserPoolProviderType(rawValue: try row.value("type")) else { return nil }
    return UserPoolProviderRecord(
      pool: pool,
      name: try row.value("name"),
      type: type,
      sealedDetails: try row.value("sealed_details"),
      issuer: try row.optional("issuer"),
      attributeMappingJSON: try row.optional("attribute_mapping"),
      acrMappingJSON: try row.optional("acr_mapping"),
      identifiers: try row.value("identifiers"),
      version: try row.value("version"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis"))
    )
  }
}
