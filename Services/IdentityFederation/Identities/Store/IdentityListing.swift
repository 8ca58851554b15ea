internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// An identity with the providers of its logins, each once.
struct ListedIdentity: Sendable {
  let record: IdentityRecord
  let providers: [String]
}

/// Describing, listing and deleting identities.
struct IdentityListing: Sendable {
  let database: PostgresPool

  private static let columns: SQL = """
    i.identity_pool_id::text AS identity_pool_id, i.id::text AS id, i.created_at_unix_millis,
      i.modified_at_unix_millis, i.merged_into::text AS merged_into, i.is_abandoned,
      ARRAY(
        SELECT DISTINCT l.provider FROM identity_federation.identity_logins AS l
        WHERE l.identity_pool_id = i.identity_pool_id AND l.identity_id = i.id
        ORDER BY l.provider
      ) AS providers
    """

  /// The identity of an existing pool.
  func find(_ id: IdentityID) async throws(IdentityFederationFailure) -> ListedIdentity? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(Self.columns)
        FROM identity_federation.identities AS i
          JOIN identity_federation.identity_pools AS p ON p.id = i.identity_pool_id
        WHERE i.id = \(id.uuid) AND p.region = \(id.region)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try ListedIdentity(row, region: id.region)
      }
    }
  }

  /// The pool's identities after the one of this id, in the order of their ids.
  func list(
    _ pool: IdentityPoolID,
    after last: String?,
    limit: Int,
    hidesDisabled: Bool
  ) async throws(IdentityFederationFailure) -> [ListedIdentity] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(Self.columns)
        FROM identity_federation.identities AS i
        WHERE i.identity_pool_id = \(pool.uuid)
          AND i.id >= \(last ?? Self.leastID)::uuid AND (i.id > \(last)::uuid) IS NOT FALSE
          AND (i.merged_into IS NULL OR NOT \(hidesDisabled)::boolean)
        ORDER BY i.id
        LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try ListedIdentity(row, region: pool.region)
      }
    }
  }

  /// Deletes an identity of an existing pool, with all that refers to it; returns the pool, nil where
  /// there is no such identity.
  ///
  /// One at a time: an identity may have very many records.
  func delete(_ id: IdentityID) async throws(IdentityFederationFailure) -> IdentityPoolID? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        DELETE FROM identity_federation.identities AS i
        USING identity_federation.identity_pools AS p
        WHERE i.id = \(id.uuid) AND p.id = i.identity_pool_id AND p.region = \(id.region)
        RETURNING p.id::text AS pool
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        IdentityPoolID(region: id.region, uuid: try row.value("pool"))
      }
    }
  }

  private static let leastID = "00000000-0000-0000-0000-000000000000"
}

extension ListedIdentity {
  fileprivate init(_ row: borrowing PostgresRow, region: String) throws(PostgresError) {
    record = IdentityRecord(
      id: IdentityID(region: region, uuid: try row.value("id")),
      pool: IdentityPoolID(region: region, uuid: try row.value("identity_pool_id")),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis")),
      mergedInto: try row.optional("merged_into", as: String.self)
        .map { IdentityID(region: region, uuid: $0) },
      isAbandoned: try row.value("is_abandoned")
    )
    providers = try row.value("providers")
  }
}
