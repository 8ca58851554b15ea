internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// The rows of registered providers, which all pools of the installation share.
struct IdentityProviderStore: Sendable {
  let database: PostgresPool

  /// The provider of this name; nil where there is none.
  func find(_ name: String) async throws(IdentityFederationFailure) -> IdentityProviderRecord? {
    // PostgreSQL takes no NUL, and no issuer is this long.
    guard name.utf8.count <= IdentityProviderARN.longestName, !name.utf8.contains(0) else {
      return nil
    }
    return try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(IdentityProviderRecord.columns) FROM identity_federation.identity_providers
        WHERE name = \(name)
        """
      ) { (row) throws(PostgresError) in try IdentityProviderRecord(row) }
    }
  }

  /// All providers, by their names.
  func all() async throws(IdentityFederationFailure) -> [IdentityProviderRecord] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(IdentityProviderRecord.columns) FROM identity_federation.identity_providers
        ORDER BY name
        """
      ) { (row) throws(PostgresError) in try IdentityProviderRecord(row) }
    }
  }

  /// Adds a provider; false, and nothing done, where the name is taken or there are `most` already.
  func insert(
    _ record: IdentityProviderRecord,
    atMost most: Int
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.identity_providers (\(IdentityProviderRecord.columns))
        SELECT \(record.name), \(record.issuer), \(record.clientIDs),
          \(record.createdAt.unixMillis)::bigint
        WHERE (SELECT count(*) FROM identity_federation.identity_providers) < \(most)::bigint
        ON CONFLICT ON CONSTRAINT identity_providers_pkey DO NOTHING
        """
      ) == 1
    }
  }

  /// Deletes a provider; false where there is none of the name.
  func delete(_ name: String) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        "DELETE FROM identity_federation.identity_providers WHERE name = \(name)"
      ) == 1
    }
  }
}
