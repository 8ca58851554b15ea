package import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of providers' tokens that were exchanged.
struct ConsumedProviderTokenStore: Sendable {
  let database: PostgresPool

  /// Consumes the token; false where it was consumed before.
  ///
  /// If several exchanges come at once, one wins.
  func consume(
    _ id: [UInt8],
    of provider: String,
    in pool: UserPoolID,
    until end: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.spent_provider_tokens
          (user_pool_id, provider_name, id, expires_at_unix_millis)
        VALUES (\(pool.text), \(provider), \(id), \(end.unixMillis))
        ON CONFLICT DO NOTHING
        """
      ) == 1
    }
  }

  /// Makes the token as good as before, after a fault of ours.
  func restore(
    _ id: [UInt8],
    of provider: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.spent_provider_tokens
        WHERE user_pool_id = \(pool.text) AND provider_name = \(provider) AND id = \(id)
        """
      )
    }
  }
}

extension TokenExchange {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(
      table: "authentication.spent_provider_tokens",
      time: "expires_at_unix_millis"
    )
  ]
}
