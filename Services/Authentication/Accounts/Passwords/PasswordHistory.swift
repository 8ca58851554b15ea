package import AuthenticationCore
internal import Domain

extension Accounts {
  /// Refuses a password that the user had before, as far back as the pool's policy looks.
  ///
  /// One exponentiation for each former password: only pools that ask for it pay.
  package func checkHistory(
    _ password: String,
    of user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    let size = pool.passwordPolicy.historySize
    guard size > 0 else { return }
    var former = try await passwordHistory.newest(size, of: user.username, in: pool.id)
    // Set before the policy was made, the present one may not be among them.
    if let salt = user.salt, let sealed = user.sealedVerifier {
      former.append(SealedPassword(salt: salt, sealedVerifier: sealed))
    }
    for each in former
    where
      try passwords.matches(password, each, username: user.username, sub: user.sub, in: pool.id)
    {
      throw .passwordHistory("Password has previously been used.")
    }
  }
}
