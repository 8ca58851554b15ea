internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import PublicOperations

/// E-mail as the second factor that a sign-in sets up: MFA_SETUP is answered with EMAIL, the code
/// goes there, and its answer makes the address the user's own, as Amplify expects it.
extension SignIn {
  func beginEmailSetUp(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let address = try request.required("EMAIL")
    let (session, kept) = try await openSession(of: request, at: .setUp)
    let subject = try await directory.subject(sub: session.sub, kept: kept, request.call)
    let signIn = try resume(session, of: subject, named: name, request)
    guard try isSetUpOpen(.email, of: signIn.user, in: subject.pool) else {
      throw try await refusal(
        ofClosed: session.id,
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
    _ = try update.apply(to: signIn.user)
    // One address a session: otherwise one password would buy any number of messages.
    guard try await secondFactors.spend(session) else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    return try await ask(for: .email, at: address, signIn)
  }

  /// Gives the user the address whose code was right, verified and switched on.
  func finishEmailSetUp(
    _ session: SecondFactorSession,
    _ signIn: ProvedSignIn,
    _ kept: ClientOfPool,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let pool = signIn.subject.pool
    // The code proved the address, which no client may say by itself.
    let update = try AttributeUpdate(
      setting: [
        AttributeType(name: "email", value: session.newAddress),
        AttributeType(name: "email_verified", value: "true"),
      ],
      in: pool,
      client: nil
    )
    let fresh = try freshRecoveryCodes(for: signIn, request)
    try await signIn.call.beginChange()
    let setUp = EmailSetUp(session: session, recoveryCodes: fresh?.hashes)
    let change = try await users.changeAttributes(
      of: signIn.user.username,
      in: pool,
      finishing: { (db) throws(AuthenticationFailure) in try db.finish(setUp) },
      at: clock.now()
    ) { (user) throws(AuthenticationFailure) in
      guard user.sub == session.sub, user.salt ?? [] == session.salt,
        try self.isSetUpOpen(.email, of: user, in: pool)
      else { throw .invalidSession }
      return try self.accounts.attributeChange(
        of: user,
        to: try update.apply(to: user),
        in: pool,
        client: nil
      )
    }
    signIn.call.trail.note(formerOwners: change.formerOwners)
    return try await continueAfterGivenFactor(try await refreshed(signIn, kept)).showing(fresh)
  }
}

/// What belongs to an address that a sign-in sets up, besides the attribute.
struct EmailSetUp: Sendable {
  let session: SecondFactorSession
  /// Hashes of recovery codes that replace the user's; nil leaves them.
  let recoveryCodes: [[UInt8]]?
}
