internal import Postgres

/// Tells which pool a request is about, of the rows of pools and identities.
struct NamedPoolStore: Sendable {
  let database: PostgresPool

  func hasPool(_ id: IdentityPoolID) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT true AS found FROM identity_federation.identity_pools
        WHERE id = \(id.uuid) AND region = \(id.region)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      } ?? false
    }
  }

  func pool(of id: IdentityID) async throws(IdentityFederationFailure) -> IdentityPoolID? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT p.id::text AS id
        FROM identity_federation.identities AS i
          JOIN identity_federation.identity_pools AS p ON p.id = i.identity_pool_id
        WHERE i.id = \(id.uuid) AND p.region = \(id.region)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        IdentityPoolID(region: id.region, uuid: try row.value("id"))
      }
    }
  }
}
