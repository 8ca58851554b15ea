internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import Postgres

/// A registered provider of SAML, as its row says it.
struct SAMLProviderRecord: Sendable, Hashable {
  let name: String
  /// `SAMLMetadata`.
  let metadataJSON: String
  /// None means AWS's own names.
  let audiences: [String]
  /// None means that any counts.
  let recipients: [String]
  let createdAt: Instant

  /// What AWS's service providers are called, where a registration names no audience.
  private static let usualAudiences = [
    "urn:amazon:webservices", "https://signin.aws.amazon.com/saml",
  ]

  func metadata() throws(IdentityFederationFailure) -> SAMLMetadata {
    try SettingsJSON.decode(SAMLMetadata.self, from: metadataJSON)
  }

  var expectations: SAMLExpectations {
    SAMLExpectations(
      audiences: Set(audiences.isEmpty ? Self.usualAudiences : audiences),
      recipients: Set(recipients)
    )
  }
}

extension SAMLProviderRecord: ProviderRegistration {
  static let table: SQL = "saml_providers"
  static let columns: SQL = """
    name, metadata::text AS metadata, audiences, recipients, created_at_unix_millis
    """

  static let insertedColumns: SQL = """
    name, metadata, audiences, recipients, created_at_unix_millis
    """

  var insertedValues: SQL {
    """
    \(name), \(metadataJSON)::jsonb, \(audiences), \(recipients), \(createdAt.unixMillis)::bigint
    """
  }

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    self.init(
      name: try row.value("name"),
      metadataJSON: try row.value("metadata"),
      audiences: try row.value("audiences"),
      recipients: try row.value("recipients"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis"))
    )
  }
}
