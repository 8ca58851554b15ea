internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// The rows of providers' tokens that a pool keeps.
struct ProviderTokenStore: Sendable {
  let database: PostgresPool

  /// Which row is meant.
  struct Key: Sendable {
    let pool: UserPoolID
    let provider: String
    let subject: String
  }

  func find(_ key: Key) async throws(IdentityFederationFailure) -> [UInt8]? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT sealed_tokens FROM identity_federation.provider_tokens
        WHERE user_pool_id = \(key.pool.text) AND provider = \(key.provider)
          AND subject = \(key.subject)
        """
      ) { (row) throws(PostgresError) in try row.value("sealed_tokens") }
    }
  }

  /// Replaces the tokens, where they are still there, and ends the lease; false where they are gone.
  ///
  /// A refresh that was under way as its user was deleted brings none back.
  func replace(
    by sealed: [UInt8],
    until end: Int64?,
    of key: Key
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE identity_federation.provider_tokens
        SET sealed_tokens = \(sealed), expires_at_unix_millis = \(end)::bigint,
          leased_until_unix_millis = 0
        WHERE user_pool_id = \(key.pool.text) AND provider = \(key.provider)
          AND subject = \(key.subject)
        """
      ) == 1
    }
  }

  /// Puts the tokens of a sign-in in the place of former ones, and ends the lease.
  func put(
    _ sealed: [UInt8],
    until end: Int64?,
    of key: Key
  ) async throws(IdentityFederationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.provider_tokens
          (user_pool_id, provider, subject, sealed_tokens, expires_at_unix_millis)
        SELECT p.user_pool_id, p.name, \(key.subject), \(sealed), \(end)::bigint
        FROM identity_federation.user_pool_providers AS p
        WHERE p.user_pool_id = \(key.pool.text) AND p.name = \(key.provider)
        ON CONFLICT (user_pool_id, provider, subject) DO UPDATE
        SET sealed_tokens = excluded.sealed_tokens,
          expires_at_unix_millis = excluded.expires_at_unix_millis, leased_until_unix_millis = 0
        """
      )
    }
  }

  /// Lets the caller alone refresh the tokens for a while; false where another one does.
  func lease(
    _ key: Key,
    from now: Instant,
    until end: Instant
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE identity_federation.provider_tokens
        SET leased_until_unix_millis = \(end.unixMillis)::bigint
        WHERE user_pool_id = \(key.pool.text) AND provider = \(key.provider)
          AND subject = \(key.subject) AND leased_until_unix_millis <= \(now.unixMillis)::bigint
        """
      ) == 1
    }
  }

  func delete(_ key: Key) async throws(IdentityFederationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM identity_federation.provider_tokens
        WHERE user_pool_id = \(key.pool.text) AND provider = \(key.provider)
          AND subject = \(key.subject)
        """
      )
    }
  }
}
