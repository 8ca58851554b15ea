package import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Confirms a sign-up by the newest code, which also verifies the address it was sent to.
  ///
  /// ClientMetadata is for the function of PostConfirmation. AnalyticsMetadata, UserContextData and
  /// Session have no effect yet.
  package func confirmSignUp(
    _ request: ConfirmSignUpRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ConfirmSignUpResponse {
    let clientID = try requiredClientID(request.clientId)
    guard let code = request.confirmationCode else { throw .missing("confirmationCode") }
    guard let name = request.username else { throw .missing("username") }
    guard !name.utf8.contains(0) else { throw .codeMismatch }
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
    try await confirm(subject, key, by: code, isForced: isForced, isWithheld: isWithheld, call)
    try await tellOfConfirmation(
      .confirmSignUp,
      of: key,
      in: subject.pool,
      client: clientID,
      clientMetadata: request.clientMetadata,
      call
    )
    return ConfirmSignUpResponse()
  }

  private func confirm(
    _ subject: SignInSubject,
    _ key: String,
    by code: String,
    isForced: Bool,
    isWithheld: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard !subject.client.hidesUserExistence else {
      let outcome = try await confirm(
        subject,
        keptAs: isWithheld ? unknownUsers.sub(key, in: subject.pool.id) : key,
        by: code,
        isForced: isForced,
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
      try await confirm(user, by: code, in: subject.pool, isForced: isForced, call)
    } catch {
      // The same code twice in one moment, as by a double click: the first has done it.
      let outcome = try await outcomeOfUsed(code, of: key, subject)
      guard outcome == .alreadyConfirmed else { throw error }
      throw .cannotBeConfirmed(.confirmed)
    }
  }

  private func confirm(
    _ user: UserRecord,
    by code: String,
    in pool: UserPoolSettings,
    isForced: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let verified = try await checkCode(
      code,
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
      call
    )
    guard isConfirmed else { throw .codeMismatch }
  }
}
