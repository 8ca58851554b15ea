internal import Domain
internal import Postgres
internal import Sessions

/// Chains of clients that were deleted.
extension ChainStore {
  /// A client of a pool.
  struct PoolClient: Sendable, Hashable {
    let id: ClientID
    let pool: UserPoolID
  }

  /// Whether a new chain may begin: its client is there, and its device was not forgotten.
  static func mayBegin(_ chain: NewChain) -> SQL {
    """
    NOT EXISTS (SELECT FROM token_issuance.deleted_clients
      WHERE user_pool_id = \(chain.pool.text) AND client_id = \(chain.client.text))
    AND \(mayBeginOnDevice(chain))
    """
  }

  /// Notes that the client is deleted: from then on no statement begins a chain for it.
  func noteDeleted(_ client: PoolClient, at now: Instant) async throws(TokenIssuanceFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        INSERT INTO token_issuance.deleted_clients (user_pool_id, client_id, deleted_at_unix_millis)
        VALUES (\(client.pool.text), \(client.id.text), \(now.unixMillis)) ON CONFLICT DO NOTHING
        """
      )
    }
  }

  /// Whether the client was deleted a short time ago.
  func isDeleted(_ client: PoolClient) async throws(TokenIssuanceFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT true AS is_deleted FROM token_issuance.deleted_clients
        WHERE user_pool_id = \(client.pool.text) AND client_id = \(client.id.text)
        """
      ) { (row) throws(PostgresError) in try row.value("is_deleted", as: Bool.self) }
    }
    return found ?? false
  }

  /// Ends up to `limit` chains of a client; returns how many.
  ///
  /// A client may have more than one statement can end in its time. Each call waits for the rows that
  /// another transaction changes just now.
  func revoke(
    of client: PoolClient,
    limit: Int,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE token_issuance.chains
        SET revoked_at_unix_millis = \(now.unixMillis), revocation = \(SessionEnd.clientDeleted.rawValue)
        WHERE user_pool_id = \(client.pool.text) AND revoked_at_unix_millis IS NULL
          AND chain_id = ANY (ARRAY(
            SELECT chain_id FROM token_issuance.chains
            WHERE user_pool_id = \(client.pool.text) AND client_id = \(client.id.text)
              AND revoked_at_unix_millis IS NULL
            ORDER BY chain_id LIMIT \(limit)::bigint))
        """
      )
    }
  }

  /// The clients that were deleted a short time ago.
  func deletedClients() async throws(TokenIssuanceFailure) -> [PoolClient] {
    try await querying { () async throws(PostgresError) in
      try await database.query("SELECT user_pool_id, client_id FROM token_issuance.deleted_clients")
      {
        (row) throws(PostgresError) in
        guard let client = ClientID(try row.value("client_id")),
          let pool = UserPoolID(try row.value("user_pool_id"))
        else { throw PostgresError(kind: .invalidValue) }
        return PoolClient(id: client, pool: pool)
      }
    }
  }

  /// Removes up to `limit` notes of clients that were deleted before a moment; returns how many.
  func deleteNotesOfClients(
    before moment: Instant,
    limit: Int
  ) async throws(TokenIssuanceFailure) -> Int {
    try await database.remove(
      .removal(
        of: limit,
        from: "token_issuance.deleted_clients",
        where: "deleted_at_unix_millis < \(moment.unixMillis)",
        inOrderOf: "deleted_at_unix_millis"
      )
    )
  }
}
