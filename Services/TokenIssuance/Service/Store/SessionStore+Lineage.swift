internal import Domain
internal import Postgres

/// What became of a user's chains, also of those that are over.
extension SessionStore {
  /// A chain with the tokens that were replaced.
  struct Lineage: Sendable {
    let session: Session
    let generation: Int32
    let replaced: [ReplacedToken]
    let endedAt: Int64?
    let end: String?
  }

  /// A chain that ended because a replaced token was used again.
  struct Reused: Sendable {
    let chainID: String
    let client: String
    let signedInAt: Int64
    let endedAt: Int64
  }

  /// One chain of the user; nil where the user has none of this id.
  func lineage(
    of chainID: String,
    of owner: Owner
  ) async throws(TokenIssuanceFailure) -> Lineage? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(Session.columns), token_issuance.last_active(chains) AS last_active, generation,
          \(ReplacedToken.columns),
          coalesce(revoked_at_unix_millis, device_forgotten_at_unix_millis) AS ended_at,
          CASE WHEN revoked_at_unix_millis IS NULL AND device_forgotten_at_unix_millis IS NOT NULL
            THEN 'device_forgotten' ELSE revocation END AS ending
        FROM token_issuance.chains
        WHERE user_pool_id = \(owner.pool.text) AND chain_id = \(chainID)::uuid AND sub = \(owner.sub)
        """
      ) { (row) throws(PostgresError) in
        Lineage(
          session: try Session(row),
          generation: try row.value("generation"),
          replaced: try ReplacedToken.list(row),
          endedAt: try row.optional("ended_at"),
          end: try row.optional("ending")
        )
      }
    }
  }

  /// The chains of the user that ended by reuse, the latest first.
  func reused(
    of owner: Owner,
    limit: Int64
  ) async throws(TokenIssuanceFailure) -> [Reused] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT chain_id, client_id, authenticated_at_unix_millis, revoked_at_unix_millis
        FROM token_issuance.chains
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub) AND revocation = 'reuse'
        ORDER BY revoked_at_unix_millis DESC LIMIT \(limit)::bigint
        """
      ) { (row) throws(PostgresError) in
        Reused(
          chainID: try row.value("chain_id"),
          client: try row.value("client_id"),
          signedInAt: try row.value("authenticated_at_unix_millis"),
          endedAt: try row.value("revoked_at_unix_millis")
        )
      }
    }
  }
}
