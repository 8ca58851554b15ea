internal import Domain
internal import Postgres

/// From which addresses users have come of late, as the audit events say.
struct CallerAddresses: Sendable {
  /// One of them, or nil where no event is about a user.
  let first: String?
  /// How many there are.
  let count: Int
  /// How many users the events are about.
  let users: Int

  /// So many of the newest events of a table are read: a look takes no longer where there are millions.
  private static let events = 1000

  /// The events since a moment that no access key has caused, and that are about users who exist: an
  /// administrator's backend has one address, and a guesser of names too.
  static func seen(
    in configuration: PostgresPool.Configuration,
    since moment: Instant
  ) async throws(PostgresError) -> CallerAddresses {
    var configuration = configuration
    configuration.maxSessions = 1
    let found = try await PostgresPool(configuration).first(
      """
      WITH lately AS (
        (SELECT actor, source_ip, username FROM authentication.audit_events
          WHERE at_unix_millis >= \(moment.unixMillis)
          ORDER BY at_unix_millis DESC LIMIT \(events))
        UNION ALL
        (SELECT actor, source_ip, username FROM authentication.user_refusals
          WHERE at_unix_millis >= \(moment.unixMillis)
          ORDER BY at_unix_millis DESC LIMIT \(events))
      )
      SELECT min(source_ip) AS first, count(DISTINCT source_ip) AS count,
        count(DISTINCT username) AS users
      FROM lately
      WHERE actor <> 'access_key' AND source_ip IS NOT NULL AND username IS NOT NULL
      """
    ) { (row) throws(PostgresError) in
      CallerAddresses(
        first: try row.optional("first"),
        count: try row.value("count"),
        users: try row.value("users")
      )
    }
    return found ?? CallerAddresses(first: nil, count: 0, users: 0)
  }
}
