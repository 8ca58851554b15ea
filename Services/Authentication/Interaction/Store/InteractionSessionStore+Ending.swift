internal import AuthenticationCore
internal import Domain
internal import Postgres

/// Ends of sessions whose account or user is gone: FAILED, `refused`.
///
/// What was approved and signs no user in stays: the user has consented, and the account of an enrolment is
/// there.
extension InteractionSessionStore {
  /// Ends what waits for a user, or would sign the user in.
  ///
  /// Not what no app has opened yet: the page of an unknown user would not hear it, and differ by that.
  func end(
    of sub: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [InteractionSession] {
    try await end("s.sub = \(sub)", in: pool, at: now)
  }

  /// Ends what the accounts have confirmed, or alone could confirm.
  func end(
    confirmedBy accounts: [String],
    of sub: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [InteractionSession] {
    try await end(
      """
      s.sub = \(sub)
        AND (s.account = ANY(\(accounts)) OR s.preselected_account = ANY(\(accounts)))
      """,
      in: pool,
      at: now
    )
  }

  /// Ends what an instance has opened and shows for a user, or for any; not enrolments, which need no
  /// account that there is.
  func end(
    openedOn instance: String,
    of sub: String,
    hasOtherAccounts: Bool,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [InteractionSession] {
    try await end(
      """
      s.instance_id = \(instance) AND s.state = 'OPENED' AND s.kind <> 'ENROL'
        AND (s.sub = \(sub) OR NOT \(hasOtherAccounts)::boolean)
      """,
      in: pool,
      at: now
    )
  }

  /// Ends what an instance has opened and not finished.
  func end(
    ofInstance instance: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [InteractionSession] {
    try await end(
      "s.instance_id = \(instance) AND s.state IN ('OPENED', 'SECOND_FACTOR')",
      in: pool,
      at: now
    )
  }

  private func end(
    _ condition: SQL,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [InteractionSession] {
    let ended = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        WITH ended AS (
          UPDATE authentication.interaction_sessions AS s SET
            state = \(InteractionStatus.failed), reason = \(InteractionReason.refused),
            version = version + 1, ended_at_unix_millis = \(now.unixMillis),
            removable_at_unix_millis = \(now.unixMillis) + 1000 * CASE WHEN decision IS NULL
              THEN \(Self.toldForSeconds)::bigint ELSE \(Self.evidenceSeconds)::bigint END
          WHERE s.user_pool_id = \(pool.text) AND s.ended_at_unix_millis IS NULL
            AND (s.state = 'REDEEMED' OR s.expires_at_unix_millis > \(now.unixMillis)
              AND (s.state IN ('OPENED', 'SECOND_FACTOR')
                OR s.state = 'APPROVED' AND s.kind = 'LOGIN'))
            AND \(condition)
          RETURNING *
        )
        SELECT \(InteractionSession.columns) FROM ended AS s
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try InteractionSession(row) }
    }
    for session in ended {
      notices.tell(InteractionNotice.topic(of: session.id))
      count(session)
    }
    return ended
  }

  /// Ends a redeemed session whose tokens were made; false where it was ended otherwise meanwhile.
  ///
  /// Does not wait for the disk. A crash leaves what a process leaves that dies before this: a redeemed
  /// session, which makes no tokens, and which an end of the user's sign-ins ends.
  func settle(
    _ id: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.interaction_sessions SET ended_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND session_id = \(id)
          AND state = 'REDEEMED' AND ended_at_unix_millis IS NULL
        RETURNING set_config('synchronous_commit', 'off', true)
        """
      ) == 1
    }
  }
}
