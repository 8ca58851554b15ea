package import Domain
package import PublicOperations

/// Loading a client, its pool and a user in one statement where the kept settings are current.
extension Directory {
  /// The client and the user that its request names.
  package func subject(
    named name: String,
    for request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInSubject {
    request.call.trail.note(typedName: name)
    let kept = try await keptSettings(of: request)
    let canonical = kept.pool.canonical(name)
    let found = try await users.find(
      named: canonical,
      unknownName: unknownUsers.username(canonical, in: kept.pool),
      in: kept.pool.id,
      for: kept.client.id,
      at: clock.now()
    )
    return try await subject(found, kept: kept, request.call)
  }

  /// Under which codes of the user are kept who was asked for by this name: the same for each name of
  /// a user, and of one who does not exist.
  package func countedName(of subject: SignInSubject, named name: String) -> String {
    let unknown = unknownUsers.username(subject.pool.canonical(name), in: subject.pool)
    return subject.user?.username ?? unknown
  }

  /// The client and the user whose sub a token names.
  package func subject(
    sub: String,
    kept: ClientOfPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInSubject {
    let found = try await users.find(sub: sub, in: kept.pool.id, for: kept.client.id)
    return try await subject(found, kept: kept, call)
  }

  /// What was found, with settings of the very versions that the statement saw or newer.
  package func subject(
    _ found: UserStore.ClientLookup?,
    kept: ClientOfPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInSubject {
    guard let found else {
      settings.forget(kept.client.id)
      throw .clientNotFound(kept.client.id.text)
    }
    let subject = try await unprovedSubject(found, kept: kept)
    call.note(subject)
    return subject
  }

  /// The same of a user whom nothing connects with the call yet: no event may name him.
  package func unprovedSubject(
    _ found: UserStore.ClientLookup,
    kept: ClientOfPool
  ) async throws(AuthenticationFailure) -> SignInSubject {
    let isCurrent =
      found.clientVersion == kept.client.version && found.poolVersion == kept.pool.version
    let current = isCurrent ? kept : try await settings.client(kept.client.id)
    return SignInSubject(
      client: current.client,
      pool: current.pool,
      user: found.user,
      isLocked: found.isLocked
    )
  }

  /// Settings that may be out of date, of a client that is in the pool that the request names.
  ///
  /// A client stays in its pool, and what decides how names are looked up never changes; everything
  /// else is to be read from a subject.
  package func keptSettings(
    of request: SignInRequest
  ) async throws(AuthenticationFailure) -> ClientOfPool {
    if let pool = request.userPoolID, settings.known(request.clientID)?.pool.id != pool {
      // Says which of the two is missing.
      _ = try await settings.pool(pool)
    }
    let kept = try await keptSettings(of: request.clientID)
    if let pool = request.userPoolID, kept.pool.id != pool {
      throw .clientNotFound(request.clientID.text)
    }
    return kept
  }

  package func keptSettings(of client: ClientID) async throws(AuthenticationFailure) -> ClientOfPool
  {
    if let known = settings.known(client) { return known }
    return try await settings.client(client)
  }

  /// A pool and the user whom an administrator names there.
  package func managedUser(
    _ name: String?,
    in poolID: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (pool: UserPoolSettings, user: UserRecord) {
    let id = try requiredUserPoolID(poolID)
    guard let name else { throw .missing("username") }
    let kept = try await cachedSettings(of: id)
    guard !name.utf8.contains(0) else { throw .unknownUser }
    guard let found = try await users.find(named: kept.canonical(name), in: id) else {
      settings.forget(id)
      throw .userPoolNotFound(id.text)
    }
    let pool = found.poolVersion == kept.version ? kept : try await settings.pool(id)
    guard let user = found.user else { throw .unknownUser }
    call.note(user)
    return (pool, user)
  }

  /// A pool's settings, which may be out of date.
  func cachedSettings(
    of pool: UserPoolID
  ) async throws(AuthenticationFailure) -> UserPoolSettings {
    if let known = settings.known(pool) { return known }
    return try await settings.pool(pool)
  }
}
