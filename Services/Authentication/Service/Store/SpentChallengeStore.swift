internal import Domain
internal import Postgres

/// The rows of challenges that were answered.
struct SpentChallengeStore: Sendable {
  let database: PostgresPool

  /// What an answer to a challenge needs, from one statement.
  struct Spending: Sendable {
    /// Whether nobody answered the challenge before: of several answers at once, by however many
    /// processes, the primary key lets exactly one be first.
    let isFirst: Bool
    let lookup: UserStore.ClientLookup
  }

  /// Marks the challenge as answered and loads its user; nil when the client is gone.
  func spend(
    _ block: SecretBlock,
    in pool: UserPoolID,
    for client: ClientID
  ) async throws(AuthenticationFailure) -> Spending? {
    try await spend(
      block.id,
      until: block.expiresAt,
      sub: block.sub,
      failureName: block.failureName,
      in: pool,
      for: client
    )
  }

  /// The same for a challenge of this id, which is refused for its age from `expiry` on.
  ///
  /// Does not wait until the row is on the disk: tokens and counted failures, of which one follows,
  /// are committed after it and wait for what was committed before them too.
  func spend(
    _ id: [UInt8],
    until expiry: Instant,
    sub: String,
    failureName: String? = nil,
    in pool: UserPoolID,
    for client: ClientID
  ) async throws(AuthenticationFailure) -> Spending? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH spent AS (
          INSERT INTO authentication.spent_challenges (user_pool_id, id, expires_at_unix_millis)
          SELECT \(pool.text)::text, \(id)::bytea, \(expiry.unixMillis)::bigint
          WHERE set_config('synchronous_commit', 'off', true) = 'off'
          ON CONFLICT DO NOTHING
          RETURNING true
        )
        SELECT EXISTS (SELECT FROM spent) AS is_first,
          client.version AS client_version, pool.version AS pool_version,
          \(UserRecord.columns), failure.failures, failure.failed_at_unix_millis
        FROM authentication.user_pool_clients AS client
        JOIN authentication.user_pools AS pool ON pool.id = client.user_pool_id
        LEFT JOIN authentication.users AS u
          ON u.user_pool_id = \(pool.text) AND u.sub = \(sub)
        LEFT JOIN authentication.password_failures AS failure
          ON failure.user_pool_id = \(pool.text) AND failure.name = \(failureName)
        WHERE client.id = \(client.text) AND client.user_pool_id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Spending(
          isFirst: try row.value("is_first"),
          lookup: UserStore.ClientLookup(
            clientVersion: try row.value("client_version"),
            poolVersion: try row.value("pool_version"),
            user: try UserRecord.read(row),
            failures: try PasswordFailures.read(row)
          )
        )
      }
    }
  }
}
