internal import AuthenticationCore
internal import Deliveries
internal import Domain
internal import Logging
internal import Postgres

/// How far the messages of the outbox have come.
struct MessageDeliveryStore: DeliveryQueue {
  typealias Row = Claimed

  let database: PostgresPool

  static let table: SQL = "authentication.outbox_messages"
  static let pool: SQL = "user_pool_id"

  /// One message that this instance alone may send until the lease ends.
  struct Claimed: ClaimedRow {
    let id: String
    let userPoolID: String
    /// The client that gave reason for it; nil where an administrator did.
    let clientID: String?
    let username: String
    let medium: DeliveryMedium
    let destination: String
    /// The sender of the pool's mails, and the address for replies.
    let from: String?
    let replyTo: String?
    let sealedContents: [UInt8]
    let createdAt: Instant
    let expiresAt: Instant
    /// This attempt included.
    let attempts: Int
    let leaseID: String

    var poolText: String { userPoolID }
    var labels: Logger.Metadata { ["message": "\(id)", "user-pool": "\(userPoolID)"] }
  }

  /// A message without an expiry of its own expires after a day.
  fileprivate static let usualLifetimeMillis: Int64 = 86_400_000

  /// Takes the message that waits longest; nil when none is due.
  ///
  /// A row that another instance is taking at the same time is skipped, not waited for. The statement
  /// looks for each medium separately: a medium without a sender may have a long queue. It looks once:
  /// were it to look for each row of the table, it would find another message each time.
  func claim(
    _ media: [DeliveryMedium],
    lease: String,
    until leaseEnd: Instant,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Claimed? {
    let names = media.map(\.rawValue)
    let due: SQL = """
      due AS MATERIALIZED (
        SELECT first.user_pool_id, first.id FROM unnest(\(names)::text[]) AS medium (name)
        CROSS JOIN LATERAL (
          SELECT user_pool_id, id, next_attempt_at_unix_millis
          FROM authentication.outbox_messages
          WHERE state IN ('pending', 'sending') AND delivery_medium = medium.name
            AND NOT awaits_function AND next_attempt_at_unix_millis <= \(now.unixMillis)
          ORDER BY next_attempt_at_unix_millis
          LIMIT 1 FOR UPDATE SKIP LOCKED
        ) AS first
        ORDER BY first.next_attempt_at_unix_millis LIMIT 1
      )
      """
    return try await claim(due, lease: lease, until: leaseEnd)
  }

  /// Takes the message that the part `due` of the statement finds.
  func claim(
    _ due: SQL,
    lease: String,
    until leaseEnd: Instant
  ) async throws(AuthenticationFailure) -> Claimed? {
    try await claim(due, lease: lease, until: leaseEnd, returning: Claimed.columns) {
      (row: borrowing PostgresRow) throws(PostgresError) in
      try Claimed(row, lease: lease)
    }
  }

  /// Notes that the receiver accepted the message, also where another instance has the lease meanwhile.
  func markSent(_ message: Claimed, at now: Instant) async throws(AuthenticationFailure) {
    try await execute(
      """
      UPDATE authentication.outbox_messages
      SET state = 'sent', sent_at_unix_millis = \(now.unixMillis), lease_id = NULL,
        last_error = NULL
      WHERE \(key(of: message))
      """
    )
  }

  /// Gives the message up, and writes that to the pool's log; without effect when the lease is another's.
  func giveUp(
    _ message: Claimed,
    error: String,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    let entry = UnsentMessageLog.Entry(
      address: message.medium.masked(message.destination),
      reason: error,
      moment: now
    )
    try await execute(
      """
      WITH failed AS (
        \(givingUp(message, error: error))
        RETURNING user_pool_id, id, delivery_medium AS medium, purpose
      )
      \(UnsentMessageLog.queueing("failed", entry))
      """
    )
  }

  /// Removes older messages that will not be sent, at most so many.
  ///
  /// That includes expired messages of a medium without a sender.
  func remove(
    before oldest: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await execute(
      .removal(
        of: limit,
        from: "authentication.outbox_messages",
        where: """
          created_at_unix_millis < \(oldest.unixMillis)
            AND (
              state IN ('sent', 'failed')
              OR coalesce(
                expires_at_unix_millis, created_at_unix_millis + \(Self.usualLifetimeMillis)
              ) < \(oldest.unixMillis)
            )
          """,
        inOrderOf: "created_at_unix_millis"
      )
    )
  }
}

extension MessageDeliveryStore.Claimed {
  /// A member of the pool's EmailConfiguration; for notices of risks of the client's or the pool's
  /// NotifyConfiguration, where that has it.
  private static func sender(_ notice: SQL, else usual: SQL) -> SQL {
    """
    (SELECT coalesce(
        CASE WHEN claimed.purpose = 'risk_notice' THEN coalesce(
          (SELECT client.risk_configuration
              #>> '{AccountTakeoverRiskConfiguration,NotifyConfiguration,\(notice)}'
            FROM authentication.user_pool_clients AS client
            WHERE client.user_pool_id = claimed.user_pool_id AND client.id = claimed.client_id),
          pool.risk_configuration
            #>> '{AccountTakeoverRiskConfiguration,NotifyConfiguration,\(notice)}'
        ) END,
        settings #>> '{EmailConfiguration,\(usual)}'
      )
      FROM authentication.user_pools AS pool WHERE pool.id = claimed.user_pool_id)
    """
  }

  /// The columns that make a claimed message.
  static let columns: SQL = """
    claimed.user_pool_id, claimed.id, client_id, username, delivery_medium, destination,
    sealed_contents, attempts, created_at_unix_millis,
    \(sender("From", else: "From")) AS mail_from,
    \(sender("ReplyTo", else: "ReplyToEmailAddress")) AS mail_reply_to,
    coalesce(
      expires_at_unix_millis,
      created_at_unix_millis + \(MessageDeliveryStore.usualLifetimeMillis)
    ) AS expires_at_unix_millis
    """

  init(_ row: borrowing PostgresRow, lease: String) throws(PostgresError) {
    id = try row.value("id")
    userPoolID = try row.value("user_pool_id")
    clientID = try row.optional("client_id")
    username = try row.value("username")
    medium =
      try row.value("delivery_medium", as: String.self) == DeliveryMedium.sms.rawValue
      ? .sms : .email
    destination = try row.value("destination")
    from = try row.optional("mail_from")
    replyTo = try row.optional("mail_reply_to")
    sealedContents = try row.value("sealed_contents")
    createdAt = Instant(unixMillis: try row.value("created_at_unix_millis"))
    expiresAt = Instant(unixMillis: try row.value("expires_at_unix_millis"))
    attempts = try row.value("attempts")
    leaseID = lease
  }
}
