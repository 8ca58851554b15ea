package import Domain
package import PublicOperations

/// Loading a client, its pool and a user in one statement where the cached settings are current.
extension Directory {
  /// The client and the user that its request names.
  package func subject(
    named name: String,
    for request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInContext {
    request.call.trail.note(enteredName: name)
    return try await subject(
      named: name,
      cached: try await cachedSettings(of: request),
      request.call
    )
  }

  /// The client, and the user whom a call that is no sign-in names.
  package func subject(
    named name: String,
    for client: ClientID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    call.trail.note(enteredName: name)
    return try await subject(named: name, cached: try await cachedSettings(of: client), call)
  }

  private func subject(
    named name: String,
    cached: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    let canonical = cached.pool.canonical(name)
    let found = try await users.find(
      named: canonical,
      unknownName: unknownUsers.countedUsername(canonical, in: cached.pool),
      in: cached.pool.id,
      for: cached.client.id,
      at: clock.now()
    )
    return try await subject(found, cached: cached, call)
  }

  /// The key under which the codes of a named user are stored: the same for each name of a user, and
  /// made up for one who does not exist.
  package func countedName(of subject: SignInContext, named name: String) -> String {
    let unknown = unknownUsers.countedUsername(subject.pool.canonical(name), in: subject.pool)
    return subject.user?.username ?? unknown
  }

  /// The client and the user whose sub a token names, without groups where nothing asks for them.
  package func subject(
    sub: String,
    cached: ClientAndPool,
    withGroups: Bool = true,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    let found = try await users.find(
      sub: sub,
      in: cached.pool.id,
      for: cached.client.id,
      withGroups: withGroups
    )
    return try await subject(found, cached: cached, call)
  }

  /// What was found, with settings of the very versions that the statement saw or newer.
  package func subject(
    _ found: UserStore.ClientLookup?,
    cached: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    guard let found else {
      settings.forget(cached.client.id)
      throw .clientNotFound(cached.client.id.text)
    }
    let subject = try await unprovedSubject(found, cached: cached)
    call.note(subject)
    return subject
  }

  /// The same for a user whom the call has not yet proved to be its own: no event may name the user.
  package func unprovedSubject(
    _ found: UserStore.ClientLookup,
    cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> SignInContext {
    let isCurrent =
      found.clientVersion == cached.client.version && found.poolVersion == cached.pool.version
    let current = isCurrent ? cached : try await settings.client(cached.client.id)
    return SignInContext(
      client: current.client,
      pool: current.pool,
      user: found.user,
      isLocked: found.isLocked
    )
  }

  /// Settings that may be out of date, of a client that is in the pool that the request names.
  ///
  /// A client stays in its pool, and the settings that decide how names are looked up never change.
  /// Read all other settings from a subject.
  package func cachedSettings(
    of request: SignInRequest
  ) async throws(AuthenticationFailure) -> ClientAndPool {
    if let pool = request.userPoolID, settings.known(request.clientID)?.pool.id != pool {
      // Says which of the two is missing.
      _ = try await settings.pool(pool)
    }
    let cached = try await cachedSettings(of: request.clientID)
    if let pool = request.userPoolID, cached.pool.id != pool {
      throw .clientNotFound(request.clientID.text)
    }
    return cached
  }

  /// The same of a client; every call that may make something up comes by here.
  package func cachedSettings(
    of client: ClientID
  ) async throws(AuthenticationFailure) -> ClientAndPool {
    try await loadUnknownUsers()
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
    let cached = try await cachedSettings(of: id)
    guard !name.utf8.contains(0) else { throw .unknownUser }
    guard let found = try await users.find(named: cached.canonical(name), in: id) else {
      settings.forget(id)
      throw .userPoolNotFound(id.text)
    }
    let pool = found.poolVersion == cached.version ? cached : try await settings.pool(id)
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
