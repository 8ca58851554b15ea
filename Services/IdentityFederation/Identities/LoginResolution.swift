internal import Domain
internal import IdentityFederationCore
internal import PublicOperations

/// Finds, makes, links or merges the identity of proved logins.
struct LoginResolution: Sendable {
  let store: LoginStore
  let pools: any IdentityPoolReading
  let clock: any WallClock
  let random: any RandomSource

  /// How often another call may come in between.
  private static let maxAttempts = 10

  /// The identity that the logins belong to from now on.
  ///
  /// The call becomes an event where something is made, linked or merged for it. `named` is the given identity
  /// as the call has found it.
  func identity(
    for question: LoginLinking.Question,
    named: LinkedIdentity? = nil,
    in pool: IdentityPoolID,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityID {
    if let named, let id = settled(question, by: named) { return id }
    return try await untilDone(in: pool) { () async throws(IdentityFederationFailure) in
      let seen = try await store.identities(question.given, havingOneOf: question.logins, in: pool)
      let decision = LoginLinking.decide(question, seeing: seen)
      return try await carryOut(decision, question, in: pool, call)
    }
  }

  /// The identity where all logins are those of the named one already: a login is one identity's alone, so no
  /// other has a say, and nothing is left to do.
  private func settled(
    _ question: LoginLinking.Question,
    by named: LinkedIdentity
  ) -> IdentityID? {
    guard Set(question.logins).isSubset(of: named.logins),
      case .link(let missing, to: let id) = LoginLinking.decide(question, seeing: [named]),
      missing.isEmpty
    else { return nil }
    return id
  }

  /// Looks and changes until no other call comes in between, which the attempt tells by nil.
  func untilDone(
    in pool: IdentityPoolID,
    _ attempt: () async throws(IdentityFederationFailure) -> IdentityID?
  ) async throws(IdentityFederationFailure) -> IdentityID {
    for _ in 0..<Self.maxAttempts {
      if let identity = try await attempt() { return identity }
      // Where the pool was deleted meanwhile, nothing will ever be found.
      _ = try await pools.pool(pool)
    }
    throw .unavailable("other calls keep changing the identities of these logins")
  }

  /// A new identity of the pool.
  func create(
    with logins: [Login],
    in pool: IdentityPoolID,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityID? {
    guard let id = IdentityID.random(region: pool.region, from: random) else {
      throw .internalFault("no identity id was drawn")
    }
    try await call.beginChange()
    let isCreated = try await store.create(id, with: logins, in: pool, at: clock.now())
    return isCreated ? id : nil
  }

  private func carryOut(
    _ decision: LoginLinking.Decision,
    _ question: LoginLinking.Question,
    in pool: IdentityPoolID,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityID? {
    switch decision {
    case .create:
      return try await create(with: question.logins, in: pool, call)
    case .refuse(let refusal):
      throw refusal.failure(of: question.given)
    case .link(let logins, to: let id) where logins.isEmpty:
      return id
    case .link(_, to: let id):
      return try await change([id], question, in: pool, call)
    case .merge(let child, into: let parent, linking: _):
      return try await change([child, parent], question, in: pool, call)
    }
  }

  private func change(
    _ ids: [IdentityID],
    _ question: LoginLinking.Question,
    in pool: IdentityPoolID,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityID? {
    var locked = ids
    if let given = question.given, !ids.contains(given) { locked.append(given) }
    try await call.beginChange()
    let change = try await store.change(
      in: pool,
      locking: locked,
      logins: question.logins,
      at: clock.now()
    ) { seen in
      LoginLinking.decide(question, seeing: seen)
    }
    switch change {
    case .done(let id): return id
    case .refused(let refusal): throw refusal.failure(of: question.given)
    case .lost: return nil
    }
  }
}
