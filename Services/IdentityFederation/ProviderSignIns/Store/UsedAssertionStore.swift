internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// The assertions that have signed a user in.
struct UsedAssertionStore: Sendable {
  let database: PostgresPool

  private static let piece = 1000

  /// Notes that the assertion counts now; false where it has counted before (SAM-8).
  func use(
    _ id: String,
    of provider: String,
    in pool: UserPoolID,
    until end: Instant
  ) async throws(IdentityFederationFailure) -> Bool {
    let hash = SHA256.digest(of: Array(id.utf8))
    return try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.used_assertions
          (user_pool_id, provider, id_hash, expires_at_unix_millis)
        VALUES (\(pool.text), \(provider), \(hash), \(end.unixMillis)::bigint)
        ON CONFLICT DO NOTHING
        """
      ) == 1
    }
  }

  /// Removes those that no longer count, in pieces; returns how many rows that were.
  func removeExpired(at now: Instant) async throws(IdentityFederationFailure) -> Int {
    try await removingInPieces { () async throws(IdentityFederationFailure) in
      try await querying { () async throws(PostgresError) in
        try await database.execute(
          .removal(
            of: Self.piece,
            from: "identity_federation.used_assertions",
            where: "expires_at_unix_millis <= \(now.unixMillis)",
            inOrderOf: "expires_at_unix_millis"
          )
        )
      }
    }
  }
}
