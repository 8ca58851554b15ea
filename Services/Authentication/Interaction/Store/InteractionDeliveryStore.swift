internal import AuthenticationCore
internal import Deliveries
internal import Domain
internal import Logging
internal import Postgres

/// What the operator's webhooks have to receive, and how far its delivery is.
struct InteractionDeliveryStore: DeliveryQueue {
  typealias Failure = AuthenticationFailure
  typealias Row = Claimed

  let database: PostgresPool

  static let table: SQL = "authentication.interaction_deliveries"
  static let pool: SQL = "user_pool_id"

  /// One delivery that this process alone may make until the lease ends.
  struct Claimed: ClaimedRow {
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

    var poolText: String { pool.text }
    var labels: Logger.Metadata { ["delivery": "\(id)", "kind": "\(kind)"] }
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
    try await claim(
      due(kind, at: now),
      lease: lease,
      until: leaseEnd,
      joining: """
        LEFT JOIN (
          SELECT d.user_pool_id, d.id, s.kind, s.expires_at_unix_millis
          FROM authentication.interaction_deliveries AS d
          JOIN authentication.interaction_sessions AS s
            ON s.user_pool_id = d.user_pool_id AND s.session_id = d.session_id
          WHERE s.state = 'CREATED'
        ) AS s USING (user_pool_id, id)
        """,
      returning: """
        claimed.user_pool_id, claimed.id, claimed.session_id, sub, instance_id, payload, attempts,
        claimed.expires_at_unix_millis, s.kind AS session_kind,
        s.expires_at_unix_millis AS session_expires_at_unix_millis
        """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try Self.read(row, kind, lease)
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

  /// Notes that a delivery was made; its row stays for the count of pushes.
  func markSent(_ delivery: Claimed) async throws(AuthenticationFailure) {
    try await execute(
      """
      UPDATE authentication.interaction_deliveries
      SET state = 'sent', lease_id = NULL, last_error = NULL
      WHERE \(key(of: delivery))
      """
    )
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
