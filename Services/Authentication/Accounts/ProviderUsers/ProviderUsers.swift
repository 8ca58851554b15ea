package import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import PublicOperations
internal import RPC

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

  /// Makes the account of an identity that has none, once the pool's function allows it.
  ///
  /// False where the username, or the identity, was taken meanwhile.
  package func makeUser(
    of identity: ProviderIdentity,
    mapped: [String: String],
    for subject: SignInContext,
    clientMetadata: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
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
    let now = clock.now()
    pendingUser.attributes["identities"] = try identity.attribute(at: now)
    let user = try NewUser(pendingUser, from: .provider(identity))
    do throws(AuthenticationFailure) {
      _ = try await users.insert(user, in: pool, at: now)
      return true
    } catch .usernameExists {
      return false
    } catch {
      throw error
    }
  }

  /// Takes over what the provider now says of its user; writes nothing where all is as it was.
  package func updateUser(
    _ user: UserRecord,
    mapped: [String: String],
    for subject: SignInContext
  ) async throws(AuthenticationFailure) {
    let mapping = try MappedAttributes(mapped, in: subject.pool, client: subject.client)
    let before = try user.attributes()
    guard try mapping.applied(to: before) != before else { return }
    let pool = subject.pool
    _ = try await users.changeAttributes(of: user.username, in: pool, at: clock.now()) {
      (user) throws(AuthenticationFailure) in
      let before = try user.attributes()
      let after = try mapping.applied(to: before)
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
        // A provider's word never takes an address from a user of the pool's own (MAP-4).
        aliasKinds: [],
        deliveries: []
      )
    }
  }
}
