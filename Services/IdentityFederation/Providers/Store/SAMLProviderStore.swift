internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// The rows of registered providers of SAML, which all pools of the installation share.
struct SAMLProviderStore: Sendable {
  let database: PostgresPool

  /// The provider of this name; nil where there is none.
  func find(_ name: String) async throws(IdentityFederationFailure) -> SAMLProviderRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(SAMLProviderRecord.columns) FROM identity_federation.saml_providers
        WHERE name = \(name)
        """
      ) { (row) throws(PostgresError) in try SAMLProviderRecord(row) }
    }
  }

  /// All providers, by their names.
  func all() async throws(IdentityFederationFailure) -> [SAMLProviderRecord] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(SAMLProviderRecord.columns) FROM identity_federation.saml_providers
        ORDER BY name
        """
      ) { (row) throws(PostgresError) in try SAMLProviderRecord(row) }
    }
  }

  /// Adds a provider; false, and nothing done, where the name is taken or there are `most` already.
  func insert(
    _ record: SAMLProviderRecord,
    atMost most: Int
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.saml_providers
          (name, metadata, audiences, recipients, created_at_unix_millis)
        SELECT \(record.name), \(record.metadataJSON)::jsonb, \(record.audiences),
          \(record.recipients), \(record.createdAt.unixMillis)::bigint
        WHERE (SELECT count(*) FROM identity_federation.saml_providers) < \(most)::bigint
        ON CONFLICT ON CONSTRAINT saml_providers_pkey DO NOTHING
        """
      ) == 1
    }
  }

  /// Deletes a provider; false where there is none of the name.
  func delete(_ name: String) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        "DELETE FROM identity_federation.saml_providers WHERE name = \(name)"
      ) == 1
    }
  }
}
