internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection
internal import AuthenticationTokens
internal import Domain
internal import PublicOperations

/// Sign-ins whose user is proved in one step: by an outside provider, or by the user's own app.
extension SignIn {
  func authenticated(
    _ user: UserRecord,
    _ subject: SignInContext,
    by door: Door,
    _ proof: Proof.Kind,
    source: TokenSource,
    _ clientMetadata: [String: String]
  ) throws(AuthenticationFailure) -> AuthenticatedSignIn {
    let now = clock.now()
    var signIn = AuthenticatedSignIn(
      of: user,
      at: subject.client,
      by: door,
      proofs: [Proof(proof, at: now)],
      at: now,
      source: source
    )
    signIn.installation = try clientMetadata[Installation.member].map(Installation.init)
    signIn.clientMetadata = clientMetadata
    return signIn
  }

  /// Its tokens, once the pool's function has nothing against it.
  func tokens(
    of signIn: AuthenticatedSignIn,
    _ user: UserRecord,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let signIn = try await watched(signIn, user, subject, call)
    try await askAfterAuthentication(of: signIn, user, subject, call)
    return try await tokens.issue(for: signIn, subject, call)
  }

  /// Asks the pool's function whether the user may have tokens; a refusal is what became of the event.
  func askAfterAuthentication(
    of signIn: AuthenticatedSignIn,
    _ user: UserRecord,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    do throws(AuthenticationFailure) {
      try await askAfterAuthentication(
        user,
        subject,
        isNewDevice: false,
        clientMetadata: signIn.clientMetadata,
        signIn.risk,
        call
      )
    } catch {
      if let id = signIn.eventID {
        protection.record(
          AuthEventOutcome(
            pool: signIn.pool,
            id: id,
            sub: signIn.sub,
            response: .fail,
            factor: nil,
            evidence: nil,
            isTrusted: false,
            at: clock.now()
          )
        )
      }
      throw error
    }
  }

  /// Scores and records the sign-in where its pool watches; blocked ranges alone act on it (THR-23).
  func watched(
    _ signIn: AuthenticatedSignIn,
    _ user: UserRecord,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticatedSignIn {
    guard subject.pool.protection.mode != .off else { return signIn }
    let evaluated = try await protection.evaluate(
      ContextSource(ClientContext(), enteredName: user.username, call),
      of: user.sub,
      user: user,
      isCustomFlow: false,
      subject.client,
      in: subject.pool
    )
    protection.note(evaluated, call)
    let isBlocked = evaluated.decision.exception == .blocked && evaluated.action == .block
    var event = protection.event(
      evaluated,
      id: protection.newEventID(),
      of: user,
      at: subject.client,
      call
    )
    event.action = isBlocked ? .block : .none
    event.response = isBlocked ? .fail : .inProgress
    protection.record(event)
    guard !isBlocked else {
      throw call.refusal(.blockedAddress, "the address is in a blocked range")
    }
    var signIn = signIn
    signIn.eventID = event.id
    signIn.evidence = event.evidence
    signIn.risk = evaluated.assessment(isPasswordLeaked: nil)
    return signIn
  }
}
