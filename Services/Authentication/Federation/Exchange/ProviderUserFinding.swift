internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationSignIn
internal import Domain
internal import PublicOperations
internal import RPC

extension Federation {
  /// The user of a proved identity, whose attributes are as the provider now says: found, or made where
  /// there is none (FED-10).
  ///
  /// A refusal by a function, or by what the pool demands of attributes, leaves nothing behind.
  func provedUser(
    _ proof: ProvedSubject,
    cached: ClientAndPool,
    clientMetadata: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    var subject = try await accounts.subject(of: proof.identity, cached: cached)
    let said = try await attributesToMap(of: proof, for: subject, call)
    let mapped = proof.mapped(said)
    if subject.user == nil {
      let isMade = try await accounts.makeUser(
        of: proof.identity,
        mapped: mapped,
        for: subject,
        clientMetadata: clientMetadata,
        call
      )
      subject = try await accounts.subject(of: proof.identity, cached: cached)
      guard subject.user != nil else {
        // The name is a user's who has not this identity.
        let username = proof.identity.username(in: subject.pool)
        throw call.refusal(
          .usernameExists("Already found an entry for username \(username)"),
          "the username is another user's"
        )
      }
      if isMade {
        note(subject, call)
        try await accounts.tellOfConfirmation(
          .confirmSignUp,
          of: proof.identity.username(in: subject.pool),
          in: subject.pool,
          client: subject.client.id,
          clientMetadata: clientMetadata,
          call
        )
        return subject
      }
    }
    guard let user = subject.user else { throw .internalFault("a proved user is not there") }
    note(subject, call)
    try user.standing.check(for: .signInStep)
    try await signIn.askBeforeProviderSignIn(of: user, subject, call: call)
    try await accounts.updateUser(user, mapped: mapped, for: subject)
    return try await accounts.subject(of: proof.identity, cached: cached)
  }

  private func note(_ subject: SignInContext, _ call: Call) {
    call.note(subject)
    call.trail.noteAcceptedToken()
  }
}
