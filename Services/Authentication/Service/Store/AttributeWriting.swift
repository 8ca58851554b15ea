internal import Domain
internal import Postgres

/// What becomes of a user's attributes, and what is sent because of it.
struct AttributeChange: Sendable {
  let attributes: [String: String]
  let attributesJSON: String
  let pendingAttributesJSON: String
  /// Address attributes with another value than before: no code counts that was sent there.
  let movedAddresses: [String]
  /// The kinds of alias that may be affected, and those that find the user from now on.
  let aliasKinds: [SignInName.Kind]
  let aliases: [SignInName]
  let deliveries: [CodeDelivery]
}

extension UserStore {
  /// Changes a user's attributes as the closure decides, which sees them locked.
  func changeAttributes(
    of username: String,
    in pool: UserPoolSettings,
    spending code: SpentCode? = nil,
    finishing setUp: EmailSetUp? = nil,
    at now: Instant,
    _ decide: @Sendable (UserRecord) throws(AuthenticationFailure) -> AttributeChange
  ) async throws(AuthenticationFailure) -> AttributeChange {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let user = try db.one(
        """
        SELECT \(UserRecord.columns) FROM authentication.users AS u
        WHERE u.user_pool_id = \(pool.id.text) AND u.username = \(username)
        FOR UPDATE OF u
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try UserRecord.read(row) }
      guard let user else { throw .unknownUser }
      if let code { try db.spend(code, of: username, in: pool.id) }
      let change = try decide(user)
      if let setUp { try db.finish(setUp) }
      db.enqueue(
        """
        UPDATE authentication.users
        SET attributes = \(change.attributesJSON)::jsonb,
          pending_attributes = \(change.pendingAttributesJSON)::jsonb,
          -- The sign-up proved the old address, not this one.
          proved_at_sign_up = CASE WHEN proved_at_sign_up = ANY (\(change.movedAddresses)) THEN NULL
            ELSE proved_at_sign_up END,
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.id.text) AND username = \(username)
        """
      )
      if !change.movedAddresses.isEmpty {
        db.enqueue(
          """
          DELETE FROM authentication.confirmation_codes
          WHERE user_pool_id = \(pool.id.text) AND username = \(username)
            AND attribute_name = ANY (\(change.movedAddresses))
          """
        )
      }
      for delivery in change.deliveries {
        db.enqueue(delivery.code.replacing(in: pool.id, of: username))
        db.enqueue(delivery.message.insertion)
      }
      try db.moveAliases(change, of: username, in: pool)
      return change
    }
  }
}

extension PostgresConnection {
  /// Gives up the aliases that no longer are the user's, and claims those that now are.
  fileprivate mutating func moveAliases(
    _ change: AttributeChange,
    of username: String,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) {
    guard !change.aliasKinds.isEmpty else { return }
    let held = try names(of: username, in: pool.id)
    for kind in change.aliasKinds {
      let old = held.first { $0.kind == kind }
      var wanted = change.aliases.first { $0.kind == kind }
      // An address in the username's place finds its user verified or not, as after the sign-up.
      if wanted == nil, old != nil, pool.usernameAttributes.contains(kind.rawValue) {
        wanted = change.attributes[kind.rawValue].map {
          SignInName(kind: kind, name: pool.canonical($0))
        }
      }
      guard old != wanted else { continue }
      if let old {
        enqueue(
          """
          DELETE FROM authentication.sign_in_names
          WHERE user_pool_id = \(pool.id.text) AND name = \(old.name) AND username = \(username)
          """
        )
      }
      if let wanted { try claim(AliasClaims(names: [wanted]), for: username, in: pool.id) }
    }
  }

  private mutating func names(
    of username: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> [SignInName] {
    do throws(PostgresError) {
      return try query(
        """
        SELECT kind, name FROM authentication.sign_in_names
        WHERE user_pool_id = \(pool.text) AND username = \(username)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        SignInName(kind: try row.value("kind"), name: try row.value("name"))
      }
    } catch {
      throw AuthenticationFailure(error)
    }
  }
}
