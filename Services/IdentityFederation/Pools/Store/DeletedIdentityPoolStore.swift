package import Domain
package import IdentityFederationCore
internal import Postgres

/// The pools that are deleted, and what is left of them.
package struct DeletedIdentityPoolStore: Sendable {
  let database: PostgresPool
  /// What removes the rows that other areas store, those that refer to others first.
  let removals: [IdentityPoolRowRemoval]

  /// How many rows of a pool go in one statement.
  package static let piece = 1000

  /// Those of which rows may be left, oldest first.
  package func all() async throws(IdentityFederationFailure) -> [IdentityPoolID] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT id::text AS id, region FROM identity_federation.deleted_identity_pools
        ORDER BY deleted_at_unix_millis LIMIT 100
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        IdentityPoolID(region: try row.value("region"), uuid: try row.value("id"))
      }
    }
  }

  /// Removes at most so many of the pool's rows; returns how many, none when nothing is left.
  package func removeRows(
    of id: IdentityPoolID,
    limit: Int = piece
  ) async throws(IdentityFederationFailure) -> Int {
    for removal in removals {
      let removed = try await querying { () async throws(PostgresError) in
        try await database.execute(removal(id, limit))
      }
      if removed > 0 { return removed }
    }
    return 0
  }

  /// Forgets a pool of which nothing is left, if it was deleted before that.
  package func forget(
    _ id: IdentityPoolID,
    deletedBefore: Instant
  ) async throws(IdentityFederationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM identity_federation.deleted_identity_pools
        WHERE id = \(id.uuid) AND deleted_at_unix_millis < \(deletedBefore.unixMillis)
        """
      )
    }
  }
}
