internal import AuthenticationCore
internal import Domain
internal import Postgres

extension ConsumedChallengeStore {
  /// Marks a custom challenge as answered and loads its user, with whether wrong answers lock the
  /// name under which they are counted; nil when the client is gone.
  func consume(
    _ challenge: ChallengeKey,
    failureName: FailureName,
    at now: Instant,
    cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> Spending? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH consumed AS (\(Self.consuming(challenge))
          RETURNING true
        ), subject AS (
          \(Self.subject(of: challenge, for: cached.client.id))
        )
        SELECT subject.*, EXISTS (SELECT FROM consumed) AS is_first, EXISTS (
            SELECT FROM authentication.password_failures AS failure
            WHERE failure.user_pool_id = \(challenge.pool.text) AND failure.name = \(failureName.text)
              AND \(PasswordGuess.isLocked(at: now))
          ) AS is_locked
        FROM subject
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Spending(
          isFirst: try row.value("is_first"),
          lookup: try UserStore.ClientLookup(row, isLocked: try row.value("is_locked"))
        )
      }
    }
  }
}
