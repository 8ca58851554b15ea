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

  /// The contents of an attempt that nothing has answered yet; nil where there is none.
  func waiting(
    stateHash: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> [UInt8]? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT sealed_contents FROM identity_federation.provider_sign_in_attempts
        WHERE user_pool_id = \(pool.text) AND state_hash = \(stateHash)
          AND sealed_answer IS NULL AND expires_at_unix_millis > \(now.unixMillis)::bigint
        """
      ) { (row) throws(PostgresError) in try row.value("sealed_contents") }
    }
  }

  /// Adds the provider's answer to an attempt that has none; false where there is no such attempt.
  ///
  /// The first answer counts: a second one could come from a stranger who has seen the state.
  func keep(
    _ sealedAnswer: [UInt8],
    stateHash: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE identity_federation.provider_sign_in_attempts
        SET sealed_answer = \(sealedAnswer)
        WHERE user_pool_id = \(pool.text) AND state_hash = \(stateHash)
          AND sealed_answer IS NULL AND expires_at_unix_millis > \(now.unixMillis)::bigint
        """
      ) == 1
    }
  }

  /// What an attempt holds that is spent.
  struct Spent: Sendable {
    let sealedContents: [UInt8]
    /// Nil where nothing was posted.
    let sealedAnswer: [UInt8]?
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
  ) async throws(IdentityFederationFailure) -> Spent? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        DELETE FROM identity_federation.provider_sign_in_attempts
        WHERE user_pool_id = \(pool.text) AND state_hash = \(stateHash)
          AND binding_hash = \(bindingHash) AND expires_at_unix_millis > \(now.unixMillis)::bigint
        RETURNING sealed_contents, sealed_answer
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Spent(
          sealedContents: try row.value("sealed_contents"),
          sealedAnswer: try row.optional("sealed_answer")
        )
      }
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
