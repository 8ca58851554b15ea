internal import AuthenticationCore
internal import Domain
internal import Postgres
internal import PublicOperations

/// An event as its row has it.
struct StoredEvent: Sendable, Hashable {
  var id: String
  var sub: String
  var client: String
  var kind: String
  var createdAt: Instant
  var response: String
  var password: String?
  var factor: String?
  var address: String?
  var deviceName: String?
  var timeZone: String?
  var traits: [String]
  var mode: String
  var factsJSON: String?
  var reasonsJSON: String
  var score: Int
  var level: String?
  var action: String?
  var isPasswordLeaked: Bool?
  var feedback: String?
  var feedbackBy: String?
  var feedbackAt: Instant?

  static let columns: SQL = """
    event_id, sub, client_id, kind, created_at_unix_millis, response, password_result,
    factor_result, source_ip, device_name, time_zone, traits, mode, facts::text AS facts,
    reasons::text AS reasons, score, level, action, is_password_leaked, feedback, feedback_by,
    feedback_at_unix_millis
    """

  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    id = try row.value("event_id")
    sub = try row.value("sub")
    client = try row.value("client_id")
    kind = try row.value("kind")
    createdAt = Instant(unixMillis: try row.value("created_at_unix_millis"))
    response = try row.value("response")
    password = try row.optional("password_result")
    factor = try row.optional("factor_result")
    address = try row.optional("source_ip")
    deviceName = try row.optional("device_name")
    timeZone = try row.optional("time_zone")
    traits = try row.value("traits")
    mode = try row.value("mode")
    factsJSON = try row.optional("facts")
    reasonsJSON = try row.value("reasons")
    score = Int(try row.value("score", as: Int32.self))
    level = try row.optional("level")
    action = try row.optional("action")
    isPasswordLeaked = try row.optional("is_password_leaked")
    feedback = try row.optional("feedback")
    feedbackBy = try row.optional("feedback_by")
    feedbackAt = try row.optional("feedback_at_unix_millis", as: Int64.self)
      .map { Instant(unixMillis: $0) }
  }

  /// What made its score.
  func reasons() throws(AuthenticationFailure) -> [RiskDecision.Reason] {
    try SettingsJSON.decode([RiskDecision.Reason].self, from: reasonsJSON)
  }

  /// What was known when it was decided; nil where nothing was decided.
  func facts() throws(AuthenticationFailure) -> RiskFacts? {
    try factsJSON.map { (json) throws(AuthenticationFailure) in
      try SettingsJSON.decode(RiskFacts.self, from: json)
    }
  }
}

/// Reads events.
struct AuthEventListing: Sendable {
  let database: PostgresPool

  /// A user's events, newest first, after a place.
  func list(
    of sub: String,
    in pool: UserPoolID,
    after position: CreationPosition?,
    limit: Int
  ) async throws(AuthenticationFailure) -> [StoredEvent] {
    let place = position ?? CreationPosition(createdAtUnixMillis: .max, id: "")
    return try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(StoredEvent.columns) FROM authentication.auth_events
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
          AND (created_at_unix_millis, event_id)
            < (\(place.createdAtUnixMillis)::bigint, \(place.id))
        ORDER BY created_at_unix_millis DESC, event_id DESC LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try StoredEvent(row) }
    }
  }

  /// The event; nil where the pool has none of the id.
  func find(
    _ id: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> StoredEvent? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(StoredEvent.columns) FROM authentication.auth_events
        WHERE user_pool_id = \(pool.text) AND event_id = \(id)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try StoredEvent(row) }
    }
  }

  /// The decided sign-ins of a pool since a moment, oldest first.
  func decided(
    in pool: UserPoolID,
    client: ClientID?,
    since moment: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> [StoredEvent] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(StoredEvent.columns) FROM authentication.auth_events
        WHERE user_pool_id = \(pool.text) AND created_at_unix_millis >= \(moment.unixMillis)
          AND facts IS NOT NULL AND (\(client?.text)::text IS NULL OR client_id = \(client?.text))
        ORDER BY created_at_unix_millis LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try StoredEvent(row) }
    }
  }
}
