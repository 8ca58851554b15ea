internal import Domain
internal import FoundationEssentials
internal import Postgres

extension InteractionSession {
  /// The columns of the table `s` that make a session.
  static let columns: SQL = """
    s.user_pool_id, s.session_id, s.client_id, s.kind, s.state, s.version, s.starter,
    s.handle_hash, s.user_key, s.sub, s.username, s.preselected_account, s.account, s.content,
    s.comparison, s.comparison_digits, s.is_compared, s.is_pushed, s.instance_id, s.shown, s.confirmation_hash,
    s.user_input, s.account_key, s.decision, s.factor_context, s.factor, s.reason, s.is_approved,
    s.created_at_unix_millis, s.expires_at_unix_millis, s.ended_at_unix_millis
    """

  /// From a row with the columns.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    guard let pool = UserPoolID(try row.value("user_pool_id")) else {
      throw PostgresError(kind: .invalidValue)
    }
    self.pool = pool
    id = try row.value("session_id")
    guard let client = ClientID(try row.value("client_id", as: String.self)) else {
      throw PostgresError(kind: .invalidValue)
    }
    self.client = client
    kind = try row.value("kind")
    state = try row.value("state")
    version = try row.value("version")
    starter = try row.value("starter")
    handleHash = try row.value("handle_hash")
    userKey = try row.optional("user_key")
    sub = try row.optional("sub")
    username = try row.optional("username")
    preselectedAccount = try row.optional("preselected_account")
    account = try row.optional("account")
    content = try Self.content(try row.value("content"))
    comparison = try row.value("comparison")
    comparisonDigits = try row.optional("comparison_digits")
    isCompared = try row.value("is_compared")
    isPushed = try row.value("is_pushed")
    instance = try row.optional("instance_id")
    shown = try row.optional("shown")
    confirmationHash = try row.optional("confirmation_hash")
    userInput = try row.optional("user_input")
    accountKey = try row.optional("account_key")
    decision = try row.optional("decision")
    factorContext = try row.optional("factor_context")
    factor = try row.optional("factor")
    reason = try row.optional("reason")
    isApproved = try row.value("is_approved")
    createdAt = Instant(unixMillis: try row.value("created_at_unix_millis"))
    expiresAt = Instant(unixMillis: try row.value("expires_at_unix_millis"))
    endedAt = try row.optional("ended_at_unix_millis", as: Int64.self)
      .map { Instant(unixMillis: $0) }
  }

  private static func content(_ json: String) throws(PostgresError) -> InteractionContent {
    do {
      return try JSONDecoder().decode(InteractionContent.self, from: Data(json.utf8))
    } catch {
      throw PostgresError(kind: .invalidValue)
    }
  }
}

extension InteractionKind: SQLEncodable, SQLDecodable {}
extension InteractionStatus: SQLEncodable, SQLDecodable {}
extension InteractionStarter: SQLEncodable, SQLDecodable {}
extension InteractionComparison: SQLEncodable, SQLDecodable {}
extension InteractionFactorKind: SQLEncodable, SQLDecodable {}
extension InteractionReason: SQLEncodable, SQLDecodable {}
