internal import AuthenticationCore
internal import Domain
internal import FoundationEssentials
internal import Postgres

extension InteractionSessionStore {
  /// How many unfinished sessions there may be.
  static let maxOfUser = 20
  static let maxOfClient = 1000

  /// The row of a session that is made.
  struct NewRow: Sendable {
    let pool: UserPoolID
    let id: String
    let client: ClientID
    let handleHash: [UInt8]
    let userKey: String?
    let sub: String?
    let username: String?
    let comparisonDigits: String?
    let createdAt: Instant
    let interaction: NewInteraction
  }

  /// Makes the session; nil where the client, or the user at the client, has too many already.
  ///
  /// Does not wait for the disk. A crash can take a session that nothing has happened to yet, and its page
  /// begins again; whatever happens to it is committed later and brings it to the disk.
  func insert(_ row: NewRow) async throws(AuthenticationFailure) -> InteractionSession? {
    let new = row.interaction
    let end = row.createdAt.adding(seconds: new.lifetimeSeconds)
    let now = row.createdAt.unixMillis
    let content = try SettingsJSON.text(of: new.content)
    let made = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH made AS (
          INSERT INTO authentication.interaction_sessions (
            user_pool_id, session_id, client_id, kind, state, version, starter, handle_hash,
            user_key, sub, username, preselected_account, content, comparison, comparison_digits,
            is_pushed, instance_id, created_at_unix_millis, expires_at_unix_millis,
            removable_at_unix_millis
          )
          SELECT \(row.pool.text), \(row.id), \(row.client.text), \(new.kind),
            \(InteractionStatus.created), 1, \(new.starter), \(row.handleHash), \(row.userKey),
            \(row.sub), \(row.username), \(new.preselectedAccount), \(content), \(new.comparison),
            \(row.comparisonDigits), \(new.isPushed), \(new.instance), \(now), \(end.unixMillis),
            \(end.adding(seconds: Self.toldForSeconds).unixMillis)
          WHERE (
            SELECT count(*) FROM (
              SELECT FROM authentication.interaction_sessions
              WHERE user_pool_id = \(row.pool.text) AND client_id = \(row.client.text)
                AND ended_at_unix_millis IS NULL AND expires_at_unix_millis > \(now)
              LIMIT \(Self.maxOfClient)
            ) AS of_client
          ) < \(Self.maxOfClient) AND (
            SELECT count(*) FROM authentication.interaction_sessions
            WHERE user_pool_id = \(row.pool.text) AND client_id = \(row.client.text)
              AND user_key = \(row.userKey)
              AND ended_at_unix_millis IS NULL AND expires_at_unix_millis > \(now)
          ) < \(Self.maxOfUser)
          RETURNING *
        )
        SELECT \(InteractionSession.columns), set_config('synchronous_commit', 'off', true)
        FROM made AS s
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try InteractionSession(row) }
    }
    if let sub = made?.sub { notices.tell(InteractionNotice.topic(ofInbox: sub, in: row.pool)) }
    return made
  }

  /// Notes a poll; false where the last one was less than a second ago.
  func poll(
    _ session: InteractionSession,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.interaction_sessions SET polled_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(session.pool.text) AND session_id = \(session.id)
          AND polled_at_unix_millis <= \(now.adding(.milliseconds(-900)).unixMillis)
        """
      ) == 1
    }
  }

  /// Notes that the digits that were typed on the phone were right.
  func noteCompared(_ session: InteractionSession) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.interaction_sessions SET is_compared = true
        WHERE user_pool_id = \(session.pool.text) AND session_id = \(session.id)
        """
      )
    }
  }

  /// Sessions whose time is over and that are not noted as ended.
  func overdue(at now: Instant) async throws(AuthenticationFailure) -> [InteractionSession] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(InteractionSession.columns) FROM authentication.interaction_sessions AS s
        WHERE s.ended_at_unix_millis IS NULL AND s.expires_at_unix_millis <= \(now.unixMillis)
          AND s.state <> 'REDEEMED'
        ORDER BY s.expires_at_unix_millis LIMIT 500
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try InteractionSession(row) }
    }
  }
}
