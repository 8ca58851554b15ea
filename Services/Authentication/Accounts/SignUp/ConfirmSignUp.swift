package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations

/// What ConfirmSignUp shows.
private struct ConfirmationProof: Sendable {
  let code: String
  /// The sign-up's session, where the client kept it.
  let session: String?
}

extension Accounts {
  /// Confirms a sign-up by the newest code, which also verifies the address it was sent to.
  ///
  /// ClientMetadata is for the function of PostConfirmation. AnalyticsMetadata and UserContextData have no
  /// effect yet. The Session of the sign-up proves who chose the password, where the pool asks for that. By
  /// the one that is returned the user signs in without another code.
  package func confirmSignUp(
    _ request: ConfirmSignUpRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ConfirmSignUpResponse {
    let clientID = try requiredClientID(request.clientId)
    guard let code = request.confirmationCode else { throw .missing("confirmationCode") }
    guard let name = request.username else { throw .missing("username") }
    guard !name.utf8.contains(0) else { throw .codeMismatch }
    let cached = try await directory.cachedSettings(of: clientID)
    try protection.checkAddress(
      ContextSource(ClientContext(request.userContextData), enteredName: name, call),
      cached.client,
      in: cached.pool
    )
    let subject = try await directory.subject(named: name, for: clientID, call)
    try directory.checkSecretHash(request.secretHash, over: name, of: subject.client)
    let key = directory.countedName(of: subject, named: name)
    let isWithheld = try await countAttempt(
      .confirmSignUp,
      of: countedNames(of: subject, named: name),
      for: subject.client,
      in: subject.pool.id,
      call
    )
    let isForced = request.forceAliasCreation ?? false
    let proof = ConfirmationProof(code: code, session: request.session)
    try await confirm(subject, key, by: proof, isForced: isForced, isWithheld: isWithheld, call)
    try await tellOfConfirmation(
      .confirmSignUp,
      of: key,
      in: subject.pool,
      client: clientID,
      clientMetadata: request.clientMetadata,
      call
    )
    return ConfirmSignUpResponse(
      session: try subject.user.flatMap { (user) throws(AuthenticationFailure) in
        try ConfirmedSignUps(sealer: sealer)
          .session(of: user.sub, at: subject.client, in: subject.pool, now: clock.now())
      }
    )
  }

  private func confirm(
    _ subject: SignInContext,
    _ key: String,
    by proof: ConfirmationProof,
    isForced: Bool,
    isWithheld: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard !subject.client.hidesUserExistence else {
      let outcome = try await confirm(
        subject,
        keptAs: isWithheld ? unknownUsers.sub(key, in: subject.pool.id) : key,
        by: proof.code,
        isForced: isForced,
        session: proof.session,
        call
      )
      if let refusal = outcome.refusal { throw refusal }
      return
    }
    guard let user = subject.user else {
      throw .userNotFound("Username/client id combination not found.")
    }
    guard user.status == .unconfirmed else { throw .cannotBeConfirmed(user.status) }

    do throws(AuthenticationFailure) {
      try await confirm(user, by: proof, in: subject.pool, isForced: isForced, call)
    } catch {
      // The same code twice in one moment, as by a double click: the first has done it.
      let outcome = try await outcomeOfUsed(proof.code, of: key, subject)
      guard outcome == .alreadyConfirmed else { throw error }
      throw .cannotBeConfirmed(.confirmed)
    }
  }

  private func confirm(
    _ user: UserRecord,
    by proof: ConfirmationProof,
    in pool: UserPoolSettings,
    isForced: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let verified = try await checkCode(
      proof.code,
      .signUp,
      of: user,
      destinations: try user.attributes(),
      in: pool.id
    )
    let isConfirmed = try await confirm(
      user,
      by: verified,
      in: pool,
      isForced: isForced,
      session: proof.session,
      call
    )
    guard isConfirmed else { throw .codeMismatch }
  }
}
