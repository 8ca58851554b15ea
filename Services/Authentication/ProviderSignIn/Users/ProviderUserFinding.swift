internal import AuthenticationAccounts
package import AuthenticationCore
internal import AuthenticationSignIn
package import Domain
internal import PublicOperations

extension ProviderSignIn {
  /// The user of a proved identity, whose attributes are as the provider now says: found, linked, or made where
  /// there is none (FED-10).
  ///
  /// A refusal by a function, by a rule of domains, or by what the pool demands of attributes leaves nothing
  /// behind.
  package func user(
    of proof: ProvedIdentity,
    at cached: ClientAndPool,
    clientMetadata: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    let subject = try await accounts.subject(of: proof.identity, cached: cached)
    let said = try await attributesToMap(of: proof, for: subject, call)
    let domains = ProviderDomains(of: proof.identity.provider, tags: subject.pool.tags)
    let fitting = MappedTokens.fitting(proof.mapped(said), by: proof.mapping, call)
    let mapped = try domains.permitted(fitting, call)
    if subject.user != nil {
      return try await returning(subject, proof, mapped, call)
    }
    if let linked = try await linked(to: proof, mapped, for: subject, domains, call) {
      if let user = try await linking(linked, proof, mapped, call) { return user }
      // Another browser's sign-in came first, and what it has left decides.
      return try await user(of: proof, at: cached, clientMetadata: clientMetadata, call)
    }
    return try await new(proof, mapped, for: subject, domains, clientMetadata, call)
  }

  /// The name that the provider has for a user who has an identity there; nil where the user has none.
  package func subject(
    of user: UserRecord,
    at provider: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> String? {
    try await accounts.subject(of: user.username, at: provider, in: pool)
  }

  /// A user who has been here before.
  private func returning(
    _ subject: SignInContext,
    _ proof: ProvedIdentity,
    _ mapped: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    let user = try await present(subject, call)
    let once = MapOnce(of: proof.identity.provider, tags: subject.pool.tags)
    try await accounts.updateUser(user, mapped: once.later(mapped), for: subject)
    return try await accounts.subject(
      of: proof.identity,
      cached: ClientAndPool(client: subject.client, pool: subject.pool)
    )
  }

  /// A user to whose account the identity now comes; nil where another sign-in has used the link, or has brought
  /// the identity, since the link was found.
  private func linking(
    _ linked: (subject: SignInContext, link: ProviderLink),
    _ proof: ProvedIdentity,
    _ mapped: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext? {
    let (subject, identity) = (linked.subject, proof.identity)
    let user = try await present(subject, call)
    // A second way into an account: its owner and the operator find in the events when it came.
    try await call.beginChange()
    let isLinked = try await accounts.link(
      identity,
      by: linked.link,
      to: user,
      mapped: MapOnce(of: identity.provider, tags: subject.pool.tags).later(mapped),
      for: subject
    )
    guard isLinked else { return nil }
    call.trail.note(
      rule: "the identity at \(identity.provider) was linked to a waiting account"
    )
    return try await accounts.subject(
      of: identity,
      cached: ClientAndPool(client: subject.client, pool: subject.pool)
    )
  }

  private func present(
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> UserRecord {
    guard let user = subject.user else { throw .internalFault("a proved user is not there") }
    note(subject, call)
    try user.standing.check(for: .signInStep)
    try await signIn.askBeforeProviderSignIn(of: user, subject, call: call)
    return user
  }

  private func new(
    _ proof: ProvedIdentity,
    _ mapped: [String: String],
    for subject: SignInContext,
    _ domains: ProviderDomains,
    _ clientMetadata: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    let cached = ClientAndPool(client: subject.client, pool: subject.pool)
    let pending = try await accounts.pendingUser(
      of: proof.identity,
      mapped: mapped,
      for: subject,
      clientMetadata: clientMetadata,
      call
    )
    // The function may have linked the identity just now (LNK-5).
    let now = try await accounts.subject(of: proof.identity, cached: cached)
    if now.user != nil { return try await returning(now, proof, mapped, call) }
    if let linked = try await linked(to: proof, mapped, for: subject, domains, call) {
      if let user = try await linking(linked, proof, mapped, call) { return user }
      return try await user(of: proof, at: cached, clientMetadata: clientMetadata, call)
    }
    try await call.beginChange()
    let isMade = try await accounts.makeUser(pending, in: subject.pool)
    let made = try await accounts.subject(of: proof.identity, cached: cached)
    guard made.user != nil else {
      // The name is a user's who has not this identity.
      let username = proof.identity.username(in: made.pool)
      throw call.refusal(
        .usernameExists("Already found an entry for username \(username)"),
        "the username is another user's"
      )
    }
    // When two sign-ins come at once, one makes the user, and the other is a returning one.
    guard isMade else { return try await returning(made, proof, mapped, call) }
    note(made, call)
    call.trail.note(rule: "the user was made, as \(proof.identity.provider) proves it")
    try await accounts.tellOfConfirmation(
      .confirmSignUp,
      of: proof.identity.username(in: made.pool),
      in: made.pool,
      client: made.client.id,
      clientMetadata: clientMetadata,
      call
    )
    return made
  }

  /// The account that waits for the identity, if there is one.
  private func linked(
    to proof: ProvedIdentity,
    _ mapped: [String: String],
    for subject: SignInContext,
    _ domains: ProviderDomains,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (subject: SignInContext, link: ProviderLink)? {
    var link = try await accounts.link(
      to: proof.identity.provider,
      by: mapped,
      in: subject.pool.id
    )
    if link == nil, let address = mapped["email"], proof.holdsVerified(address),
      ProviderTag.linkVerifiedEmail.names(proof.identity.provider, in: subject.pool.tags),
      domains.mayAssert(address)
    {
      link = try await accounts.onlyUser(verified: address, in: subject.pool)
        .map { ProviderLink(username: $0, attribute: nil) }
    }
    guard let link, let user = try await accounts.user(link.username, in: subject.pool.id) else {
      return nil
    }
    return (
      SignInContext(
        client: subject.client,
        pool: subject.pool,
        user: user,
        isLocked: false
      ), link
    )
  }

  private func note(_ subject: SignInContext, _ call: Call) {
    call.note(subject)
    call.trail.noteAcceptedToken()
  }
}
