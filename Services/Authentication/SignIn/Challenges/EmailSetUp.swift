internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations

/// E-mail as the second factor that a sign-in sets up: MFA_SETUP is answered with EMAIL, the code
/// goes there, and its answer makes the address the user's own, as Amplify expects it.
extension SignIn {
  /// MFA_SETUP's answer that names an address.
  func answerByNewAddress(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let address = try request.required("EMAIL")
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .setUp, for: cached)
    let subject = try await directory.subject(sub: asked.state.sub, cached: cached, request.call)
    var attempt = try resume(asked, of: subject, named: name, request)
    let user = try attempt.knownUser()
    guard try isSetUpOpen(.email, of: user, in: subject.pool) else {
      throw try await refusal(
        ofClosed: asked.id,
        "the set-up is over, or not of e-mail",
        in: subject.pool.id,
        request.call
      )
    }
    let update = try AttributeUpdate(
      setting: [AttributeType(name: "email", value: address)],
      in: subject.pool,
      client: subject.client
    )
    // Refuses what the code could not make the user's own afterwards.
    _ = try update.apply(to: user)
    // One address a session: otherwise one password would buy any number of messages.
    guard try await secondFactors.consume(asked.key(in: subject.pool.id)) else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    attempt.answered = .newAddress(address)
    return attempt
  }

  /// Gives the user the address whose code was right, verified and switched on.
  func finishEmailSetUp(
    _ address: String,
    _ asked: AskedChallenge,
    _ attempt: SignInAttempt,
    _ cached: ClientAndPool,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let pool = attempt.subject.pool
    // The code proved the address, which no client may say by itself.
    let update = try AttributeUpdate(
      setting: [
        AttributeType(name: "email", value: address),
        AttributeType(name: "email_verified", value: "true"),
      ],
      in: pool,
      client: nil
    )
    let fresh = try freshRecoveryCodes(for: attempt, request)
    try await request.call.beginChange()
    let setUp = EmailSetUp(challenge: asked.key(in: pool.id), recoveryCodes: fresh?.hashes)
    let change = try await users.changeAttributes(
      of: try attempt.knownUser(),
      in: pool,
      finishing: { (db) throws(AuthenticationFailure) in try db.finish(setUp) },
      at: clock.now()
    ) { (user) throws(AuthenticationFailure) in
      guard user.sub == asked.state.sub, isCurrent(asked, for: user, in: pool),
        try self.isSetUpOpen(.email, of: user, in: pool)
      else { throw .invalidSession }
      return try self.accounts.attributeChange(
        of: user,
        to: try update.apply(to: user),
        in: pool,
        client: nil
      )
    }
    if let change {
      request.call.trail.note(formerOwners: change.formerOwners)
      try await accounts.endSessions(ofFormerOwners: change.formerOwners, in: pool, request.call)
    }
    try await endSessions(of: attempt, by: .factorChange)
    var refreshed = try await refreshed(attempt, cached)
    refreshed.recoveryCodes = fresh
    refreshed.state.customFlow?.add(SecondFactor.email.rawValue)
    return refreshed
  }
}
