internal import AuthenticationCore
internal import Postgres

/// The rows of messages to users.
struct OutboxStore: Sendable {
  let database: PostgresPool

  /// A message's row.
  struct Stored: Sendable {
    let id: String
    let userPoolID: String
    let clientID: String?
    let username: String
    let medium: String
    let destination: String
    let purpose: String
    let sealedContents: [UInt8]
    let createdAtUnixMillis: Int64
    let state: String
    let attempts: Int32
    let nextAttemptAtUnixMillis: Int64
    let sentAtUnixMillis: Int64?
    let lastError: String?
  }

  /// What a listing is narrowed to; nil means everything.
  struct Filter: Sendable {
    let userPoolID: String?
    let clientID: String?
    /// A username, any name the user signs in by, or the address a message goes to.
    let username: String?
    let state: String?

    /// The name as pools of a kind store it.
    fileprivate func name(_ folding: NameFolding, isSmall: Bool) -> String? {
      username.map { folding.canonical($0, isCaseSensitive: !isSmall) }
    }
  }

  /// The newest messages first.
  func newest(
    _ filter: Filter,
    limit: Int
  ) async throws(AuthenticationFailure) -> [Stored] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT id, user_pool_id, client_id, username, delivery_medium, destination, purpose,
          sealed_contents, created_at_unix_millis, state, attempts, next_attempt_at_unix_millis,
          sent_at_unix_millis, last_error
        FROM authentication.outbox_messages AS message
        LEFT JOIN LATERAL (
          SELECT CASE WHEN form.folds AND form.is_small THEN \(filter.name(.nfkc, isSmall: true))::text
            WHEN form.folds THEN \(filter.name(.nfkc, isSmall: false))::text
            WHEN form.is_small THEN \(filter.name(.off, isSmall: true))::text
            ELSE \(filter.username)::text END AS name
          FROM authentication.user_pools AS pool, LATERAL (
            SELECT
              pool.settings #>> '{UserPoolTags,gatehouse:name-folding}'
                IS NOT DISTINCT FROM 'nfkc' AS folds,
              (pool.settings #>> '{UsernameConfiguration,CaseSensitive}')::boolean IS FALSE AS is_small
          ) AS form
          WHERE pool.id = message.user_pool_id
        ) AS asked ON true
        WHERE (\(filter.state)::text IS NULL OR state = \(filter.state)::text)
          AND (\(filter.userPoolID)::text IS NULL OR user_pool_id = \(filter.userPoolID)::text)
          AND (\(filter.clientID)::text IS NULL OR client_id = \(filter.clientID)::text)
          AND (
            \(filter.username)::text IS NULL
            OR username = asked.name
            OR destination = \(filter.username)::text
            OR EXISTS (
              SELECT FROM authentication.sign_in_names AS n
              WHERE n.user_pool_id = message.user_pool_id AND n.username = message.username
                AND n.name = asked.name
            )
          )
        ORDER BY created_at_unix_millis DESC, id DESC
        LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Stored(
          id: try row.value("id"),
          userPoolID: try row.value("user_pool_id"),
          clientID: try row.optional("client_id"),
          username: try row.value("username"),
          medium: try row.value("delivery_medium"),
          destination: try row.value("destination"),
          purpose: try row.value("purpose"),
          sealedContents: try row.value("sealed_contents"),
          createdAtUnixMillis: try row.value("created_at_unix_millis"),
          state: try row.value("state"),
          attempts: try row.value("attempts"),
          nextAttemptAtUnixMillis: try row.value("next_attempt_at_unix_millis"),
          sentAtUnixMillis: try row.optional("sent_at_unix_millis"),
          lastError: try row.optional("last_error")
        )
      }
    }
  }
}
