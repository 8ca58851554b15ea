internal import Domain
internal import IdentityFederationCore
internal import Postgres
internal import PublicOperations

/// What a listing says of a pool.
struct ListedIdentityPool: Sendable {
  let id: IdentityPoolID
  let name: String
  let createdAt: Instant
}

extension IdentityPoolStore {
  /// The region's pools after the position, in the order of their creation.
  func list(
    region: String,
    after position: CreationPosition,
    limit: Int
  ) async throws(IdentityFederationFailure) -> [ListedIdentityPool] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT id::text AS id, name, created_at_unix_millis
        FROM identity_federation.identity_pools
        WHERE region = \(region)
          AND (created_at_unix_millis, id)
            > (\(position.createdAtUnixMillis)::bigint, NULLIF(\(position.id), '')::uuid)
        ORDER BY created_at_unix_millis, id
        LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        ListedIdentityPool(
          id: IdentityPoolID(region: region, uuid: try row.value("id")),
          name: try row.value("name"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis"))
        )
      }
    }
  }
}
