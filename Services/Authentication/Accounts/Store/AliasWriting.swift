internal import AuthenticationCore
internal import Domain
internal import Postgres
internal import PublicOperations

/// Which user each alias finds. A name is one row of one key, so that no two users have it.
extension PostgresConnection {
  /// Makes the user found by every alias that the account carries.
  ///
  /// Every operation that ends UNCONFIRMED calls it. A preferred_username finds no user before that,
  /// and may belong to another user by now, which is refused as an alias that exists. Returns the
  /// former owners of addresses.
  mutating func claimCarriedAliases(
    _ attributesJSON: String,
    of username: String,
    in pool: UserPoolSettings,
    isForced: Bool
  ) throws(AuthenticationFailure) -> [AuditTrail.Subject] {
    let attributes = try SettingsJSON.decode([String: String].self, from: attributesJSON)
    return try claim(
      UserAttributes.claims(of: attributes, in: pool, isForced: isForced),
      for: username,
      in: pool.id
    )
  }

  /// Gives up the aliases of these kinds that the attributes no longer make the user's, and claims
  /// those that they now do, unless none are to be claimed.
  ///
  /// A verified address moves to the next user who verifies it, as in Cognito: the mailbox no longer
  /// belongs to the former owner alone. Returns the former owners. An address in the username's place
  /// does not move.
  mutating func moveAliases(
    _ kinds: [SignInName.Kind],
    to attributes: [String: String],
    of username: String,
    in pool: UserPoolSettings,
    isClaiming: Bool = true
  ) throws(AuthenticationFailure) -> [AuditTrail.Subject] {
    guard !kinds.isEmpty else { return [] }
    var formerOwners: [AuditTrail.Subject] = []
    let aliases = UserAttributes.claims(of: attributes, in: pool, isForced: false).names
    let held = try names(of: username, in: pool.id)
    for kind in kinds {
      let old = held.first { $0.kind == kind }
      var wanted = aliases.first { $0.kind == kind }
      // An address in the username's place finds its user verified or not, as after the sign-up.
      if wanted == nil, old != nil, pool.usernameAttributes.contains(kind.rawValue) {
        wanted = attributes[kind.rawValue].map {
          SignInName(kind: kind, name: pool.canonical($0))
        }
      }
      guard old != wanted else { continue }
      if let old { giveUp(old, of: username, in: pool.id, aliases) }
      guard let wanted, isClaiming else { continue }
      formerOwners += try claim(wanted, isProved: aliases.contains(wanted), by: username, in: pool)
    }
    return formerOwners
  }

  /// Gives the user an address, and returns the former owners.
  ///
  /// `isProved` where the user has verified it: that ends a sign-up which only holds it. What is merely
  /// entered ends none, or anyone could end the sign-up of another.
  private mutating func claim(
    _ name: SignInName,
    isProved: Bool,
    by username: String,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> [AuditTrail.Subject] {
    let isUsername = pool.usernameAttributes.contains(name.kind.rawValue)
    let endsUnconfirmed = isProved && pool.unconfirmedSignUps != .kept
    do throws(AuthenticationFailure) {
      return try claim(
        AliasClaims(names: [name], isForced: !isUsername, endsUnconfirmed: endsUnconfirmed),
        for: username,
        in: pool.id
      )
    } catch .aliasExists where isUsername {
      throw .aliasExists("An account with the given \(name.kind.rawValue) already exists.")
    } catch {
      throw error
    }
  }

  /// Deletes the name, or leaves it to the user's other alias with the same text: otherwise another
  /// user could take a verified address.
  private mutating func giveUp(
    _ old: SignInName,
    of username: String,
    in pool: UserPoolID,
    _ aliases: [SignInName]
  ) {
    if let other = aliases.first(where: { $0.name.exact == old.name.exact && $0.kind != old.kind })
    {
      enqueue(
        """
        UPDATE authentication.sign_in_names SET kind = \(other.kind)
        WHERE user_pool_id = \(pool.text) AND name = \(old.name) AND username = \(username)
        """
      )
      return
    }
    enqueue(
      """
      DELETE FROM authentication.sign_in_names
      WHERE user_pool_id = \(pool.text) AND name = \(old.name) AND username = \(username)
      """
    )
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

  /// Gives verified aliases to the user, one after the other; returns the former owners.
  mutating func claim(
    _ claims: AliasClaims,
    for username: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> [AuditTrail.Subject] {
    var formerOwners: [AuditTrail.Subject] = []
    for claim in claims.names {
      guard let holder = try holder(of: claim, claimedBy: username, in: pool),
        holder.username.exact != username.exact
      else { continue }
      if claims.endsUnconfirmed, holder.kind == claim.kind, claim.kind.isTransferable,
        try endUnconfirmed(holder.username, in: pool)
      {
        _ = try self.holder(of: claim, claimedBy: username, in: pool)
        continue
      }
      guard claims.isForced, holder.kind == claim.kind, claim.kind.isTransferable else {
        throw .aliasExists(of: claim.kind)
      }
      enqueue(
        """
        UPDATE authentication.sign_in_names SET username = \(username)
        WHERE user_pool_id = \(pool.text) AND name = \(claim.name)
        """
      )
      let unverified: SQL =
        claim.kind == .email
        ? #"'{"email_verified": "false"}'::jsonb"# : #"'{"phone_number_verified": "false"}'::jsonb"#
      let former = try one(
        """
        UPDATE authentication.users SET attributes = attributes || \(unverified)
        WHERE user_pool_id = \(pool.text) AND username = \(holder.username)
        RETURNING username, sub
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        AuditTrail.Subject(username: try row.value("username"), sub: try row.value("sub"))
      }
      if let former { formerOwners.append(former) }
    }
    return formerOwners
  }

  /// Ends a sign-up that is not confirmed, with its names; false where the user is confirmed.
  private mutating func endUnconfirmed(
    _ username: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> Bool {
    let sub = try one(
      """
      SELECT sub FROM authentication.users
      WHERE user_pool_id = \(pool.text) AND username = \(username) AND status = 'UNCONFIRMED'
      FOR UPDATE
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("sub", as: String.self)
    }
    guard let sub else { return false }
    deleteUnconfirmed(sub: sub, in: pool)
    return true
  }

  /// The owner of the name after the attempt to take it; the row stays locked.
  private mutating func holder(
    of claim: SignInName,
    claimedBy username: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> (username: String, kind: SignInName.Kind)? {
    try one(
      """
      INSERT INTO authentication.sign_in_names AS n (user_pool_id, name, kind, username)
      VALUES (\(pool.text), \(claim.name), \(claim.kind), \(username))
      ON CONFLICT (user_pool_id, name) DO UPDATE SET kind = n.kind
      RETURNING n.username, n.kind
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      (username: try row.value("username"), kind: try row.value("kind"))
        as (username: String, kind: SignInName.Kind)
    }
  }
}
