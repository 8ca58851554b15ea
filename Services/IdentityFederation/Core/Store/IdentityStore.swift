internal import Domain
package import Postgres

/// The rows of identities, read.
package struct IdentityStore: Sendable {
  package let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// An identity that is found by its id alone, and what decides about it.
  package struct Sight: Sendable {
    package let record: IdentityRecord
    /// Its logins, each by its provider and the user's name there.
    package let logins: [(provider: String, subject: String)]
    /// The version of the pool's settings.
    package let poolVersion: Int64

    /// Whether it has a login: it is then an authenticated identity.
    package var hasLogins: Bool { !logins.isEmpty }
  }

  /// The identity of an existing pool; nil where there is none, or its pool is deleted.
  package func find(_ id: IdentityID) async throws(IdentityFederationFailure) -> Sight? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT i.identity_pool_id::text AS identity_pool_id, i.created_at_unix_millis,
          i.modified_at_unix_millis,
          i.merged_into::text AS merged_into, i.is_abandoned, p.version AS pool_version,
          login.providers, login.subjects
        FROM identity_federation.identities AS i
          JOIN identity_federation.identity_pools AS p ON p.id = i.identity_pool_id
          CROSS JOIN LATERAL (
            SELECT coalesce(array_agg(l.provider ORDER BY l.login_key), '{}') AS providers,
              coalesce(array_agg(l.subject ORDER BY l.login_key), '{}') AS subjects
            FROM identity_federation.identity_logins AS l
            WHERE l.identity_pool_id = i.identity_pool_id AND l.identity_id = i.id
          ) AS login
        WHERE i.id = \(id.uuid) AND p.region = \(id.region)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try Sight(id, row)
      }
    }
  }
}

extension IdentityStore.Sight {
  fileprivate init(_ id: IdentityID, _ row: borrowing PostgresRow) throws(PostgresError) {
    record = IdentityRecord(
      id: id,
      pool: IdentityPoolID(region: id.region, uuid: try row.value("identity_pool_id")),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis")),
      mergedInto: try row.optional("merged_into", as: String.self)
        .map { IdentityID(region: id.region, uuid: $0) },
      isAbandoned: try row.value("is_abandoned")
    )
    logins = zip(
      try row.value("providers", as: [String].self),
      try row.value("subjects", as: [String].self)
    )
    .map { (provider: $0, subject: $1) }
    poolVersion = try row.value("pool_version")
  }
}
