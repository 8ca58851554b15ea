package import AuthenticationCore
internal import Domain

extension Accounts {
  /// Has a user whose password is a leaked one reset it before the next sign-in (THR-41).
  package func requireReset(
    of user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    try await users.requireReset(of: user, in: pool.id, at: clock.now())
  }
}
