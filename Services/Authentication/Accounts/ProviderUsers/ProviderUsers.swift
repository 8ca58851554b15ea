package import AuthenticationCore
package import Domain
internal import Postgres
internal import PublicOperations

/// Users that outside providers prove.
extension Accounts {
  /// The client, and the user whose identity it is, if it has one here.
  package func subject(
    of identity: ProviderIdentity,
    cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> SignInContext {
    let found = try await users.find(identity, in: cached.pool.id, for: cached.client.id)
    guard let found else {
      settings.forget(cached.client.id)
      throw .clientNotFound(cached.client.id.text)
    }
    return try await directory.unprovedSubject(found, cached: cached)
  }

  /// The account that an identity without one is to have, once the pool's function allows it; nothing is written
  /// yet.
  package func pendingUser(
    of identity: ProviderIdentity,
    mapped: [String: String],
    for subject: SignInContext,
    clientMetadata: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) -> PendingProviderUser {
    let pool = subject.pool
    let mapping = try MappedAttributes(mapped, in: pool, client: subject.client)
    let username = identity.username(in: pool)
    guard username.utf8.count <= SignInName.maxBytes, username.unicodeScalars.count <= 128 else {
      throw .invalidParameter("The provider's name for the user is too long.")
    }
    let sub = random.uuid()
    var pendingUser = PendingUser(
      username: username,
      sub: sub,
      attributes: try mapping.ofNewUser(),
      names: [SignInName(kind: .sub, name: sub), SignInName(kind: .username, name: username)]
    )
    let decision = try await askBeforeSignUp(
      of: pendingUser,
      SignUpData(
        source: "PreSignUp_ExternalProvider",
        client: subject.client.id,
        validationData: [],
        clientMetadata: clientMetadata.isEmpty ? nil : clientMetadata
      ),
      in: pool,
      call
    )
    for flag in decision.verifiedFlags { pendingUser.attributes[flag] = "true" }
    return PendingProviderUser(identity: identity, user: pendingUser)
  }

  /// Makes the account; false where the username, or the identity, was taken meanwhile.
  package func makeUser(
    _ pending: PendingProviderUser,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> Bool {
    let now = clock.now()
    var pendingUser = pending.user
    pendingUser.attributes[UserAttributes.identities] = try pending.identity.attribute(at: now)
    let user = try NewUser(pendingUser, from: .provider(pending.identity))
    do throws(AuthenticationFailure) {
      _ = try await users.insert(user, in: pool, at: now)
      return true
    } catch .usernameExists {
      return false
    } catch {
      throw error
    }
  }

  /// A user of the pool by the username.
  package func user(
    _ username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> UserRecord? {
    try await users.find(named: username, in: pool)?.user
  }

  /// The provider's name for a user of ours; of several identities there the one that came last.
  package func subject(
    of username: String,
    at provider: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> String? {
    try await users.subject(of: username, at: provider, in: pool)
  }

  /// The account that waits for an identity of which the provider says this.
  package func link(
    to provider: String,
    by attributes: [String: String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> ProviderLink? {
    guard !attributes.isEmpty else { return nil }
    return try await users.link(to: provider, by: attributes, in: pool)
  }

  /// The only user of the pool's own whose address this is, and verified.
  package func onlyUser(
    verified address: String,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> String? {
    try await users.onlyUser(verified: address, in: pool.id)
  }

  /// Takes over what the provider now says of its user; writes nothing where all is as it was.
  package func updateUser(
    _ user: UserRecord,
    mapped: [String: String],
    for subject: SignInContext
  ) async throws(AuthenticationFailure) {
    let mapping = try MappedAttributes(mapped, in: subject.pool, client: subject.client)
    let present = try user.attributes()
    guard try mapping.applied(to: present) != present else { return }
    try await write(mapping, of: user, linking: nil, in: subject.pool)
  }

  /// Gives the account the identity that it waits for, with what the provider says of its user.
  ///
  /// Both or neither is written. False where another sign-in has used the link, or has brought the identity, since it
  /// was found: a link by an attribute counts once.
  package func link(
    _ identity: ProviderIdentity,
    by link: ProviderLink,
    to user: UserRecord,
    mapped: [String: String],
    for subject: SignInContext
  ) async throws(AuthenticationFailure) -> Bool {
    let mapping = try MappedAttributes(mapped, in: subject.pool, client: subject.client)
    do throws(AuthenticationFailure) {
      try await write(mapping, of: user, linking: (identity, link), in: subject.pool)
      return true
    } catch .usernameExists {
      return false
    } catch {
      guard error == .linkedAlready else { throw error }
      return false
    }
  }

  private func write(
    _ mapping: MappedAttributes,
    of user: UserRecord,
    linking: (identity: ProviderIdentity, link: ProviderLink)?,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    let now = clock.now()
    let identity = linking?.identity
    let link = linking?.link.attribute
    _ = try await users.changeAttributes(
      of: user,
      in: pool,
      finishing: { (db: inout PostgresConnection) throws(AuthenticationFailure) in
        guard let identity else { return }
        if let link, try !db.delete(link, to: identity.provider, in: pool.id) {
          throw .linkedAlready
        }
        db.insert(identity, of: user.username, in: pool.id, at: now)
      },
      at: now
    ) { (user) throws(AuthenticationFailure) in
      let before = try user.attributes()
      var after = try mapping.applied(to: before)
      if let identity {
        after[UserAttributes.identities] = try identity.attribute(
          addedTo: before[UserAttributes.identities],
          at: now
        )
      }
      let lost = LostFactors(
        of: user.secondFactors,
        before: before,
        after: after,
        in: pool.secondFactors
      )
      return AttributeChange(
        attributes: after,
        attributesJSON: try SettingsJSON.text(of: after),
        pendingAttributesJSON: try SettingsJSON.text(of: try user.pendingAttributes()),
        movedAddresses: UserAttributes.verifiedFlags.keys
          .filter { before[$0]?.exact != after[$0]?.exact }.sorted(),
        lostFactors: lost.all,
        hasLostProvedAddress: AttributeChange.losesProvedAddress(from: before, to: after),
        aliasKinds: pool.aliasKinds.filter { pool.aliasAttributes.contains($0.rawValue) },
        // A provider's word never takes an address from a user of the pool's own (MAP-4). The user keeps none either
        // that is another mailbox's by now.
        claimsAliases: false,
        deliveries: []
      )
    }
  }
}

/// An account that a provider's identity is about to have.
package struct PendingProviderUser: Sendable {
  let identity: ProviderIdentity
  let user: PendingUser
}
