internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import PublicOperations

/// USER_PASSWORD_AUTH and ADMIN_USER_PASSWORD_AUTH of a name that no user has.
extension SignIn {
  /// The user of the name as the pool's function describes one, who then signs in as any other; the
  /// subject as it is where no function is asked.
  ///
  /// The guess is counted as a wrong one before the function judges it, and forgiven with the right
  /// password afterwards: otherwise passwords of the system that users come from could be tried here
  /// at the speed of the network.
  func migrated(
    _ name: String,
    _ password: String,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInContext {
    guard subject.user == nil, subject.pool.triggers[.userMigration] != nil else { return subject }
    let origins = origins(
      ofGuessAt: unknownUsers.username(subject.pool.canonical(name), in: subject.pool),
      deviceKey: request.deviceKey,
      in: subject.pool.id,
      request
    )
    let verdict = try await countedGuess(at: name, subject, from: origins)
    guard verdict == .wrong else {
      // The guess is judged once more, as that at a locked user is. But no client hears that there is no
      // such user: the function was not asked.
      if !subject.client.hidesUserExistence {
        try await accept(verdict, of: subject, from: origins, request)
      }
      return subject
    }
    let outcome = try await accounts.migrate(
      name,
      .authentication(password: password, validationData: request.validationData),
      subject,
      request.call
    )
    switch outcome {
    case .there(let found):
      return found
    case .notAsked:
      try await countFailure(from: origins, in: subject.pool.id, call: request.call)
      throw subject.client.hidesUserExistence
        ? AuthenticationFailure.incorrectPassword : .unknownUser
    case .unknown:
      try await countFailure(from: origins, in: subject.pool.id, call: request.call)
      throw subject.client.hidesUserExistence
        ? AuthenticationFailure.incorrectPassword : .migrationFailed(of: subject.client.id)
    }
  }

  /// Counts the guess as a wrong one; at a locked name none is counted.
  private func countedGuess(
    at name: String,
    _ subject: SignInContext,
    from origins: GuessOrigins
  ) async throws(AuthenticationFailure) -> PasswordVerdict {
    guard !subject.isLocked else { return .locked }
    let canonical = subject.pool.canonical(name)
    return try await passwordFailures.judge(
      isRight: false,
      of: .password(of: unknownUsers.countedUsername(canonical, in: subject.pool)),
      from: origins,
      in: subject.pool.id,
      at: clock.now()
    )
  }
}
