internal import AuthenticationCore
internal import Domain
internal import Postgres

extension InteractionSessionStore {
  /// Which of the sessions have a later version, can no longer change, or do not exist.
  func changed(
    _ asked: [AwaitedSession],
    at now: Instant
  ) async throws(AuthenticationFailure) -> [String] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT asked.session_id
        FROM unnest(\(asked.map(\.id))::text[], \(asked.map(\.version))::bigint[])
          AS asked(session_id, version)
        LEFT JOIN authentication.interaction_sessions AS s USING (session_id)
        WHERE s.session_id IS NULL OR s.version > asked.version
          OR s.ended_at_unix_millis IS NOT NULL OR s.expires_at_unix_millis <= \(now.unixMillis)
        """
      ) { (row) throws(PostgresError) in try row.value("session_id", as: String.self) }
    }
  }

  /// The sessions that wait for one of the users, or that the instance has opened; the newest last.
  ///
  /// Those that another account was chosen for beforehand are another instance's. An enrolment is
  /// reached by its link alone: an instance that has an account of the user needs no other.
  func inbox(
    of owner: InboxOwner,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [InteractionSession] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(InteractionSession.columns) FROM authentication.interaction_sessions AS s
        WHERE s.user_pool_id = \(owner.pool.text) AND s.sub = ANY(\(owner.subs))
          AND s.ended_at_unix_millis IS NULL AND s.expires_at_unix_millis > \(now.unixMillis)
          AND s.kind <> 'ENROL'
          AND (s.state = 'CREATED'
            OR s.state IN ('OPENED', 'SECOND_FACTOR') AND s.instance_id = \(owner.instance))
          AND (s.preselected_account IS NULL OR s.preselected_account = ANY(\(owner.accounts)))
        ORDER BY s.created_at_unix_millis, s.session_id LIMIT \(Self.maxInbox)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try InteractionSession(row) }
    }
  }

  /// The newest sessions of a pool, or of a user of it.
  func newest(
    of sub: String?,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [InteractionSession] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(InteractionSession.columns) FROM authentication.interaction_sessions AS s
        WHERE s.user_pool_id = \(pool.text) AND (\(sub == nil) OR s.sub = \(sub ?? ""))
        ORDER BY s.created_at_unix_millis DESC, s.session_id LIMIT 100
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try InteractionSession(row) }
    }
  }

  /// As many as a client and a user may have unfinished, and some.
  private static let maxInbox = 50
}

extension InteractionSessionStore {
  /// Takes back that the tokens were fetched, since there are none.
  func reopen(_ session: InteractionSession) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.interaction_sessions
        SET state = 'APPROVED', version = version + 1, ended_at_unix_millis = NULL
        WHERE user_pool_id = \(session.pool.text) AND session_id = \(session.id)
          AND state = 'REDEEMED' AND version = \(session.version)
        """
      )
    }
  }
}
