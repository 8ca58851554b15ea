package import AuthenticationCore
package import AuthenticationNotifications
internal import Domain
internal import Postgres

/// Which accounts identities of outside providers belong to (LNK).
extension Accounts {
  /// More identities than that an account does not have.
  private static let maxIdentities: Int64 = 5

  /// Gives an account an identity that has none (LNK-1).
  package func link(
    _ identity: ProviderIdentity,
    to user: UserRecord,
    in pool: UserPoolSettings,
    telling notice: NewOutboxMessage? = nil
  ) async throws(AuthenticationFailure) {
    if let owner = try await users.username(
      of: identity.subject,
      at: identity.provider,
      in: pool.id
    ) {
      throw owner == user.username ? .linkedAlready : .mergingNotSupported
    }
    let now = clock.now()
    do throws(AuthenticationFailure) {
      try await changeIdentities(of: user, in: pool, telling: notice, at: now) {
        (present) throws(AuthenticationFailure) in
        try identity.attribute(addedTo: present, at: now)
      } finishing: { (db: inout PostgresConnection) throws(AuthenticationFailure) in
        try Self.checkNumber(of: user.username, in: pool.id, &db)
        db.insert(identity, of: user.username, in: pool.id, at: now)
      }
    } catch .usernameExists {
      // Another account was linked with this identity at the same time.
      throw .mergingNotSupported
    } catch {
      throw error
    }
  }

  /// Has an account wait for the identity of which the provider will say this.
  package func link(
    _ attribute: ProviderLink.Attribute,
    at provider: String,
    to user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    let now = clock.now()
    try await users.writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      guard try db.locked(user, in: pool.id) != nil else { throw .unknownUser }
      try Self.checkNumber(of: user.username, in: pool.id, &db)
      let isNew = try db.insert(attribute, to: provider, of: user.username, in: pool.id, at: now)
      guard isNew else { throw .linkedAlready }
    }
  }

  /// Takes a linked identity from its account, so that its next sign-in is of a new user (LNK-4).
  package func unlink(
    _ identity: ProviderIdentity,
    in pool: UserPoolSettings,
    telling notice: NewOutboxMessage? = nil,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard
      let username = try await users.username(
        of: identity.subject,
        at: identity.provider,
        in: pool.id
      ), let user = try await user(username, in: pool.id)
    else { throw .unknownUser }
    guard username != identity.username(in: pool) else {
      throw .invalidParameter("The identity is not linked: it is the user's own.")
    }
    // Should this fail, the call can be repeated.
    try await removeTokens(of: [identity], in: pool.id, call)
    try await changeIdentities(of: user, in: pool, telling: notice, at: clock.now()) {
      (present) throws(AuthenticationFailure) in
      try identity.attribute(removedFrom: present)
    } finishing: { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      db.removeIdentity(identity.subject, at: identity.provider, of: username, in: pool.id)
    }
    // A sign-in at the same time may have kept some.
    try await removeTokens(of: [identity], in: pool.id, call)
  }

  /// Ends the wait for an identity that has not signed in yet.
  package func unlink(
    _ attribute: ProviderLink.Attribute,
    at provider: String,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    try await users.writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      guard try db.delete(attribute, to: provider, in: pool.id) else { throw .unknownUser }
    }
  }

  /// Takes a user's password, so that only outside providers prove the user (LNK-4).
  package func disablePassword(
    of user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    guard user.status != .externalProvider else {
      throw .invalidParameter("The user has no password.")
    }
    try await users.removePassword(of: user, in: pool.id, at: clock.now())
  }

  /// The account of an identity, for an administrator who names it.
  package func user(
    of subject: String,
    at provider: String,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> UserRecord {
    guard let username = try await users.username(of: subject, at: provider, in: pool.id),
      let user = try await user(username, in: pool.id)
    else { throw .unknownUser }
    return user
  }

  private static func checkNumber(
    of username: String,
    in pool: UserPoolID,
    _ db: inout PostgresConnection
  ) throws(AuthenticationFailure) {
    guard try db.countIdentities(of: username, in: pool) < maxIdentities else {
      throw .limitExceeded("A user can have no more than \(maxIdentities) linked identities.")
    }
  }

  private func changeIdentities(
    of user: UserRecord,
    in pool: UserPoolSettings,
    telling notice: NewOutboxMessage? = nil,
    at now: Instant,
    _ change: @Sendable (String?) throws(AuthenticationFailure) -> String?,
    finishing finish:
      @escaping @Sendable (inout PostgresConnection) throws(AuthenticationFailure) ->
      Void
  ) async throws(AuthenticationFailure) {
    _ = try await users.changeAttributes(
      of: user,
      in: pool,
      finishing: finish,
      telling: notice,
      at: now
    ) { (user) throws(AuthenticationFailure) in
      var attributes = try user.attributes()
      attributes[UserAttributes.identities] = try change(attributes[UserAttributes.identities])
      return AttributeChange(
        attributes: attributes,
        attributesJSON: try SettingsJSON.text(of: attributes),
        pendingAttributesJSON: try SettingsJSON.text(of: try user.pendingAttributes()),
        movedAddresses: [],
        lostFactors: [],
        hasLostProvedAddress: false,
        aliasKinds: [],
        deliveries: []
      )
    }
  }
}

extension AuthenticationFailure {
  /// The identity is the account's already, or an account waits for it.
  static let linkedAlready = invalidParameter("SourceUser is already linked to DestinationUser")
  /// The identity has signed in before, and has an account.
  static let mergingNotSupported = invalidParameter(
    "Merging is not currently supported, provide a SourceUser that has not been signed up in order"
      + " to link"
  )
}
