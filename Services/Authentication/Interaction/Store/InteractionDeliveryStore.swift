internal import AuthenticationCore
internal import Domain
internal import Postgres

/// What the operator's webhooks have to receive, and how far its delivery is.
struct InteractionDeliveryStore: Sendable {
  let database: PostgresPool

  /// One delivery that this process alone may make until the lease ends.
  struct Claimed: Sendable {
    let id: String
    let pool: UserPoolID
    let kind: InteractionDeliveryKind
    /// The push, as long as its session still waits; nil for an event.
    let push: Push?
    /// The event's text; nil for a push.
    let payload: String?
    let expiresAt: Instant
    /// This attempt included.
    let attempts: Int
    let leaseID: String
  }

  /// What a push says.
  struct Push: Sendable {
    let session: String
    let sub: String
    let instance: String
    let kind: InteractionKind
    let expiresAt: Instant
  }

  /// Takes the delivery that waits longest; nil when none is due.
  func claim(
    _ kind: InteractionDeliveryKind,
    lease: String,
    until leaseEnd: Instant,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Claimed? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH due AS MATERIALIZED (
          SELECT user_pool_id, id FROM authentication.interaction_deliveries
          WHERE kind = \(kind) AND state IN ('pending', 'sending')
            AND next_attempt_at_unix_millis <= \(now.unixMillis)
          ORDER BY next_attempt_at_unix_millis LIMIT 1 FOR UPDATE SKIP LOCKED
        )
        UPDATE authentication.interaction_deliveries AS d
        SET state = 'sending', attempts = attempts + 1, lease_id = \(lease),
          next_attempt_at_unix_millis = \(leaseEnd.unixMillis)
        FROM due
        LEFT JOIN (
          SELECT d.user_pool_id, d.id, s.kind, s.expires_at_unix_millis
          FROM authentication.interaction_deliveries AS d
          JOIN authentication.interaction_sessions AS s
            ON s.user_pool_id = d.user_pool_id AND s.session_id = d.session_id
          WHERE s.state = 'CREATED'
        ) AS s USING (user_pool_id, id)
        WHERE d.user_pool_id = due.user_pool_id AND d.id = due.id
        RETURNING d.user_pool_id, d.id, d.session_id, d.sub, d.instance_id, d.payload, d.attempts,
          d.expires_at_unix_millis, s.kind AS session_kind,
          s.expires_at_unix_millis AS session_expires_at_unix_millis
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try Self.read(row, kind, lease)
      }
    }
  }

  private static func read(
    _ row: borrowing PostgresRow,
    _ kind: InteractionDeliveryKind,
    _ lease: String
  ) throws(PostgresError) -> Claimed {
    guard let pool = UserPoolID(try row.value("user_pool_id", as: String.self)) else {
      throw PostgresError(kind: .invalidValue)
    }
    var push: Push?
    if let session = try row.optional("session_id", as: String.self),
      let sub = try row.optional("sub", as: String.self),
      let instance = try row.optional("instance_id", as: String.self),
      let kind = try row.optional("session_kind", as: InteractionKind.self),
      let expiry = try row.optional("session_expires_at_unix_millis", as: Int64.self)
    {
      push = Push(
        session: session,
        sub: sub,
        instance: instance,
        kind: kind,
        expiresAt: Instant(unixMillis: expiry)
      )
    }
    return Claimed(
      id: try row.value("id"),
      pool: pool,
      kind: kind,
      push: push,
      payload: try row.optional("payload"),
      expiresAt: Instant(unixMillis: try row.value("expires_at_unix_millis")),
      attempts: try row.value("attempts"),
      leaseID: lease
    )
  }

  /// Notes the end of a delivery: made, or not to be made.
  ///
  /// Its row stays for the count of pushes.
  func end(
    _ delivery: Claimed,
    isSent: Bool,
    error: String? = nil
  ) async throws(AuthenticationFailure) {
    try await execute(
      """
      UPDATE authentication.interaction_deliveries
      SET state = \(isSent ? "sent" : "failed"), lease_id = NULL, last_error = \(error)
      WHERE user_pool_id = \(delivery.pool.text) AND id = \(delivery.id)
        AND (\(isSent)::boolean OR lease_id = \(delivery.leaseID))
      """
    )
  }

  /// Gives the delivery back for another attempt; without effect when the lease is another's.
  func postpone(
    _ delivery: Claimed,
    until next: Instant,
    error: String
  ) async throws(AuthenticationFailure) {
    try await execute(
      """
      UPDATE authentication.interaction_deliveries
      SET state = 'pending', next_attempt_at_unix_millis = \(next.unixMillis), lease_id = NULL,
        last_error = \(error)
      WHERE user_pool_id = \(delivery.pool.text) AND id = \(delivery.id)
        AND state = 'sending' AND lease_id = \(delivery.leaseID)
      """
    )
  }

  func execute(_ statement: SQL) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(statement)
    }
  }
}

/// What is posted to the operator's webhooks.
package enum InteractionDeliveryKind: String, Sendable, Hashable, CaseIterable {
  /// An app is told that a session waits.
  case push
  /// What happened to an instance of an app.
  case event
}

extension InteractionDeliveryKind: SQLEncodable {}
