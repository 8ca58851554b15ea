internal import AuthenticationCore
internal import Domain
package import Postgres

/// The rows of sessions.
package struct InteractionSessionStore: Sendable {
  let database: PostgresPool
  let notices: InteractionNotices
  private let metrics: InteractionMetrics

  /// How long an ended session is still reported.
  static let toldForSeconds: Int64 = 24 * 3600
  /// How long a decision is kept.
  static let evidenceSeconds: Int64 = 90 * 24 * 3600

  package init(database: PostgresPool, metrics: InteractionMetrics = InteractionMetrics()) {
    self.database = database
    notices = InteractionNotices(database: database)
    self.metrics = metrics
  }

  /// The session; nil where there is none.
  ///
  /// The id alone finds its pool.
  func find(_ id: String) async throws(AuthenticationFailure) -> InteractionSession? {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(InteractionSession.columns) FROM authentication.interaction_sessions AS s
        WHERE s.session_id = \(id)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try InteractionSession(row) }
    }
    return found
  }

  /// The session, with the versions of the settings that it goes by; nil where there is none.
  ///
  /// By them the caller knows whether its own settings are those of now, without a statement for each.
  func findWithVersions(_ id: String) async throws(AuthenticationFailure) -> FoundSession? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(InteractionSession.columns), pool.version AS pool_version,
          client.version AS client_version
        FROM authentication.interaction_sessions AS s
        JOIN authentication.user_pools AS pool ON pool.id = s.user_pool_id
        LEFT JOIN authentication.user_pool_clients AS client
          ON client.user_pool_id = s.user_pool_id AND client.id = s.client_id
        WHERE s.session_id = \(id)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        FoundSession(
          session: try InteractionSession(row),
          poolVersion: try row.value("pool_version"),
          clientVersion: try row.optional("client_version")
        )
      }
    }
  }

  /// Counts a session that was made, or was ended by a statement for many.
  func count(_ session: InteractionSession) { metrics.note(session) }

  /// Moves the session on, if it still is as it was read; returns it as it is then.
  ///
  /// If two changes come at the same time, one wins and the other gets nil. Waiting callers are woken.
  ///
  /// Need not wait for the disk where the call commits something after it that does, and where others may
  /// see the change before: nothing follows from it that a crash could leave without it.
  func move(
    _ session: InteractionSession,
    by change: InteractionChange,
    at now: Instant,
    waitsForDisk: Bool = true
  ) async throws(AuthenticationFailure) -> InteractionSession? {
    // A redeemed one ends when its tokens are made: until then its end takes them back.
    let isEnding = change.state.isFinal(of: session.kind) && change.state != .redeemed
    let ended = isEnding ? now.unixMillis : nil
    let keptSeconds =
      change.decision == nil && session.decision == nil
      ? Self.toldForSeconds : Self.evidenceSeconds
    let expiresAt = change.expiresAt ?? session.expiresAt
    let removableAt = max(now, expiresAt).adding(seconds: keptSeconds)
    let moved = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH moved AS (
          UPDATE authentication.interaction_sessions SET
            state = \(change.state), version = version + 1,
            expires_at_unix_millis = \(expiresAt.unixMillis),
            ended_at_unix_millis = coalesce(ended_at_unix_millis, \(ended)),
            removable_at_unix_millis = \(removableAt.unixMillis),
            is_approved = is_approved OR \(change.state == .approved),
            instance_id = coalesce(\(change.instance), instance_id),
            shown = coalesce(\(change.shown), shown),
            sub = coalesce(\(change.sub), sub),
            username = coalesce(\(change.username), username),
            account = coalesce(\(change.account), account),
            account_key = coalesce(\(change.accountKey), account_key),
            confirmation_hash = coalesce(\(change.confirmationHash), confirmation_hash),
            user_input = coalesce(\(change.userInput), user_input),
            decision = coalesce(\(change.decision), decision),
            factor_context = coalesce(\(change.factorContext), factor_context),
            factor = coalesce(\(change.factor), factor),
            reason = coalesce(\(change.reason), reason)
          WHERE user_pool_id = \(session.pool.text) AND session_id = \(session.id)
            AND state = \(session.state) AND version = \(session.version)
          RETURNING *
        )
        SELECT \(InteractionSession.columns), CASE
            WHEN NOT \(waitsForDisk)::boolean THEN set_config('synchronous_commit', 'off', true)
          END
        FROM moved AS s
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try InteractionSession(row) }
    }
    guard let moved else { return nil }
    notices.tell(InteractionNotice.topic(of: session.id))
    if moved.state != session.state { metrics.note(moved) }
    return moved
  }
}
