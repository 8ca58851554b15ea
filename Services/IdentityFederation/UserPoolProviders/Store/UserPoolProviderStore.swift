internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// The rows of user pools' providers.
struct UserPoolProviderStore: Sendable {
  let database: PostgresPool

  enum Writing: Sendable, Hashable {
    case done
    /// The pool has a provider of the name, or has as many as it may; or another change came first.
    case refused
    /// An identifier is another provider's.
    case identifierTaken
  }

  /// The mail domains of providers.
  struct MailDomains: Sendable, Hashable {
    let areThere: Bool
    /// The one of the domain that was asked for.
    let provider: String?
  }

  /// The provider of the name; nil where the pool has none.
  func find(
    _ name: String,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> UserPoolProviderRecord? {
    try await first(
      """
      SELECT \(UserPoolProviderRecord.columns)
      FROM identity_federation.user_pool_providers AS p
      WHERE p.user_pool_id = \(pool.text) AND p.name = \(name)
      """,
      in: pool
    )
  }

  /// The provider that the identifier names; nil where there is none.
  func find(
    identifier: String,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> UserPoolProviderRecord? {
    try await first(
      """
      SELECT \(UserPoolProviderRecord.columns)
      FROM identity_federation.user_pool_providers AS p
      WHERE p.user_pool_id = \(pool.text) AND p.name = (
        SELECT n.name FROM identity_federation.user_pool_provider_identifiers AS n
        WHERE n.user_pool_id = \(pool.text) AND n.identifier = \(identifier)
      )
      """,
      in: pool
    )
  }

  /// Those of the named providers whose tokens have the issuer.
  func find(
    issuers: [String],
    among names: [String],
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> [UserPoolProviderRecord] {
    try await all(
      """
      SELECT \(UserPoolProviderRecord.columns)
      FROM identity_federation.user_pool_providers AS p
      WHERE p.user_pool_id = \(pool.text) AND p.issuer = ANY(\(issuers)::text[])
        AND p.name = ANY(\(names)::text[])
      """,
      in: pool
    )
  }

  /// What the named providers have of mail domains among their identifiers, and which of them has this one.
  func domains(
    among names: [String],
    with domain: String?,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> MailDomains {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT count(*) AS domains,
          min(i.name) FILTER (WHERE lower(i.identifier) = \(domain)) AS provider
        FROM identity_federation.user_pool_provider_identifiers AS i
        WHERE i.user_pool_id = \(pool.text) AND i.name = ANY(\(names)::text[])
          AND i.identifier ~ '^[^@[:space:]]+[.][^@[:space:]]+$'
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        MailDomains(
          areThere: try row.value("domains", as: Int64.self) > 0,
          provider: try row.optional("provider")
        )
      }
    } ?? MailDomains(areThere: false, provider: nil)
  }

  /// The pool's providers after the name, by their names.
  func list(
    in pool: UserPoolID,
    after name: String,
    limit: Int
  ) async throws(IdentityFederationFailure) -> [UserPoolProviderRecord] {
    try await all(
      """
      SELECT \(UserPoolProviderRecord.columns)
      FROM identity_federation.user_pool_providers AS p
      WHERE p.user_pool_id = \(pool.text) AND p.name > \(name)
      ORDER BY p.name LIMIT \(limit)
      """,
      in: pool
    )
  }

  /// The providers of SAML of all pools after this one, by pool and name.
  func listOfSAML(
    after last: (pool: String, name: String),
    limit: Int
  ) async throws(IdentityFederationFailure) -> [UserPoolProviderRecord] {
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT p.user_pool_id, \(UserPoolProviderRecord.columns)
        FROM identity_federation.user_pool_providers AS p
        WHERE p.type = 'SAML' AND (p.user_pool_id, p.name) > (\(last.pool), \(last.name))
        ORDER BY p.user_pool_id, p.name LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> UserPoolProviderRecord? in
        guard let pool = UserPoolID(try row.value("user_pool_id", as: String.self)) else {
          return nil
        }
        return try UserPoolProviderRecord.read(row, in: pool)
      }
    }
    return found.compactMap { $0 }
  }

  /// Adds a provider with its identifiers: all of it or nothing.
  func insert(
    _ record: UserPoolProviderRecord,
    atMost most: Int
  ) async throws(IdentityFederationFailure) -> Writing {
    let pool = record.pool.text
    return try await writing(
      """
      WITH provider AS (
        INSERT INTO identity_federation.user_pool_providers (
          user_pool_id, name, type, sealed_details, issuer, attribute_mapping, acr_mapping,
          created_at_unix_millis, modified_at_unix_millis
        )
        SELECT \(pool), \(record.name), \(record.type.rawValue), \(record.sealedDetails),
          \(record.issuer), \(record.attributeMappingJSON)::jsonb, \(record.acrMappingJSON)::jsonb,
          \(record.createdAt.unixMillis)::bigint, \(record.modifiedAt.unixMillis)::bigint
        WHERE (
          SELECT count(*) FROM identity_federation.user_pool_providers WHERE user_pool_id = \(pool)
        ) < \(most)::bigint
        ON CONFLICT (user_pool_id, name) DO NOTHING
        RETURNING user_pool_id, name
      ), identifier AS (
        INSERT INTO identity_federation.user_pool_provider_identifiers
          (user_pool_id, identifier, name)
        SELECT provider.user_pool_id, given, provider.name
        FROM provider, unnest(\(record.identifiers)::text[]) AS given
      )
      SELECT count(*) AS written FROM provider
      """
    )
  }

  /// Replaces the provider if it is still of the record's version.
  func update(
    _ record: UserPoolProviderRecord
  ) async throws(IdentityFederationFailure) -> Writing {
    let pool = record.pool.text
    return try await writing(
      """
      WITH provider AS (
        UPDATE identity_federation.user_pool_providers
        SET sealed_details = \(record.sealedDetails), issuer = \(record.issuer),
          attribute_mapping = \(record.attributeMappingJSON)::jsonb,
          acr_mapping = \(record.acrMappingJSON)::jsonb, version = version + 1,
          modified_at_unix_millis = \(record.modifiedAt.unixMillis)::bigint
        WHERE user_pool_id = \(pool) AND name = \(record.name) AND version = \(record.version)
        RETURNING user_pool_id, name
      ), gone AS (
        DELETE FROM identity_federation.user_pool_provider_identifiers AS i USING provider
        WHERE i.user_pool_id = provider.user_pool_id AND i.name = provider.name
          AND i.identifier <> ALL (\(record.identifiers)::text[])
      ), added AS (
        INSERT INTO identity_federation.user_pool_provider_identifiers
          (user_pool_id, identifier, name)
        SELECT provider.user_pool_id, given, provider.name
        FROM provider, unnest(\(record.identifiers)::text[]) AS given
        WHERE NOT EXISTS (
          SELECT FROM identity_federation.user_pool_provider_identifiers AS i
          WHERE i.user_pool_id = provider.user_pool_id AND i.name = provider.name
            AND i.identifier = given
        )
      )
      SELECT count(*) AS written FROM provider
      """
    )
  }

  /// Deletes a provider; false where there is none of the name.
  func delete(
    _ name: String,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM identity_federation.user_pool_providers
        WHERE user_pool_id = \(pool.text) AND name = \(name)
        """
      ) == 1
    }
  }

  /// Deletes all providers of a pool.
  func deleteAll(of pool: UserPoolID) async throws(IdentityFederationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        "DELETE FROM identity_federation.user_pool_providers WHERE user_pool_id = \(pool.text)"
      )
    }
  }

  private func first(
    _ statement: SQL,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> UserPoolProviderRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(statement) { (row: borrowing PostgresRow) throws(PostgresError) in
        try UserPoolProviderRecord.read(row, in: pool)
      }
    } ?? nil
  }

  private func all(
    _ statement: SQL,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> [UserPoolProviderRecord] {
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(statement) { (row: borrowing PostgresRow) throws(PostgresError) in
        try UserPoolProviderRecord.read(row, in: pool)
      }
    }
    return found.compactMap { $0 }
  }

  private func writing(_ statement: SQL) async throws(IdentityFederationFailure) -> Writing {
    do throws(PostgresError) {
      let written = try await database.first(statement) {
        (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("written", as: Int64.self)
      }
      return written == 1 ? .done : .refused
    } catch {
      if case .uniqueViolation(let constraint) = error.kind,
        constraint == "user_pool_provider_identifiers_pkey"
      {
        return .identifierTaken
      }
      throw IdentityFederationFailure(error)
    }
  }
}
