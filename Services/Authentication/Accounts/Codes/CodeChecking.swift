internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain

extension Accounts {
  /// Refuses a code that is not the newest of its purpose, in time, and sent to one of the
  /// destinations, which are addresses by the names of their attributes.
  func checkCode(
    _ code: String,
    _ purpose: CodePurpose,
    of user: UserRecord,
    destinations: [String: String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> ConfirmationCodeStore.Stored {
    let stored = try await takeTry(purpose, of: user.username, in: pool)
    let isRight = try confirmationCodes.matches(
      code,
      stored.hash,
      purpose,
      sub: user.sub,
      destination: destinations[stored.attributeName] ?? "",
      in: pool
    )
    guard isRight else { throw .codeMismatch }
    return stored
  }

  /// The newest code of the purpose, after one of its tries was taken.
  func takeTry(
    _ purpose: CodePurpose,
    of name: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> ConfirmationCodeStore.Stored {
    switch try await codes.takeTry(purpose, of: name, in: pool) {
    case .noCode: throw .expiredCode
    case .noTriesLeft: throw .attemptLimitExceeded
    case .code(let stored):
      guard clock.now() < stored.expiresAt else { throw .expiredCode }
      return stored
    }
  }
}
