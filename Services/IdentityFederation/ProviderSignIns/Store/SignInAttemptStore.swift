internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// The rows of sign-ins that wait for their provider's answer.
struct SignInAttemptStore: Sendable {
  let database: PostgresPool

  /// How many expired rows one statement removes.
  private static let piece = 1000

  /// Adds an attempt; `stateHash` names it, and the hash of the browser's secret guards it.
  func insert(
    _ sealed: [UInt8],
    of provider: String,
    in pool: UserPoolID,
    stateHash: String,
    bindingHash: [UInt8],
    until end: Instant
  ) async throws(IdentityFederationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.provider_sign_in_attempts (
          user_pool_id, state_hash, provider, binding_hash, sealed_contents,
          expires_at_unix_millis
        )
        VALUES (
          \(pool.text), \(stateHash), \(provider), \(bindingHash), \(sealed),
          \(end.unixMillis)::bigint
        )
        """
      )
    }
  }

  /// Takes an attempt out, so that of two answers one counts; nil where this browser has none.
  ///
  /// An answer in another browser leaves the attempt to its own: a stranger who has read a state could
  /// end the user's sign-in otherwise.
  func spend(
    stateHash: String,
    bindingHash: [UInt8],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> [UInt8]? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        DELETE FROM identity_federation.provider_sign_in_attempts
        WHERE user_pool_id = \(pool.text) AND state_hash = \(stateHash)
          AND binding_hash = \(bindingHash) AND expires_at_unix_millis > \(now.unixMillis)::bigint
        RETURNING sealed_contents
        """
      ) { (row) throws(PostgresError) in try row.value("sealed_contents") }
    }
  }

  /// Removes what has expired, in pieces; returns how many rows that were.
  func removeExpired(at now: Instant) async throws(IdentityFederationFailure) -> Int {
    try await removingInPieces { () async throws(IdentityFederationFailure) in
      try await querying { () async throws(PostgresError) in
        try await database.execute(
          .removal(
            of: Self.piece,
            from: "identity_federation.provider_sign_in_attempts",
            where: "expires_at_unix_millis <= \(now.unixMillis)",
            inOrderOf: "expires_at_unix_millis"
          )
        )
      }
    }
  }
}
