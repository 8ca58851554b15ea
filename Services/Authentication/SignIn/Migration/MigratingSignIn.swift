internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC

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
    _ subject: SignInSubject,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInSubject {
    guard subject.user == nil, subject.pool.triggers[.userMigration] != nil else { return subject }
    // The guess is judged all the same, as that at a locked user is.
    guard !subject.isLocked else { return subject }
    let canonical = subject.pool.canonical(name)
    let verdict = try await passwordFailures.judge(
      isRight: false,
      of: .password(of: unknownUsers.countedUsername(canonical, in: subject.pool)),
      from: origins(
        ofGuessAt: unknownUsers.username(canonical, in: subject.pool),
        deviceKey: request.deviceKey,
        in: subject.pool.id,
        request
      ),
      in: subject.pool.id,
      at: clock.now()
    )
    guard verdict == .wrong else { return subject }
    let outcome = try await accounts.migrate(
      name,
      .authentication(password: password, validationData: request.validationData),
      subject,
      request.call
    )
    switch outcome {
    case .there(let found):
      return found
    case .notAsked where !subject.client.hidesUserExistence:
      throw .unknownUser
    case .unknown where !subject.client.hidesUserExistence:
      throw .migrationFailed(of: subject.client.id)
    case .notAsked, .unknown:
      throw AuthenticationFailure.incorrectPassword
    }
  }
}
