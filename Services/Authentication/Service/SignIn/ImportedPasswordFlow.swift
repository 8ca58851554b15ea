internal import Cryptography
internal import Domain

/// The first sign-in of a user who was imported with a password hash.
extension Authentication {
  /// Whether the password is the one behind the imported hash; false at once for a user without one.
  ///
  /// The time a hash takes tells who was imported with one and has not signed in yet; that the README
  /// says, because doing such work for every unknown name would let anybody keep the processors busy.
  func matchesImportedHash(
    _ password: String,
    subject: SignInSubject
  ) async throws(AuthenticationFailure) -> Bool {
    guard let user = subject.user,
      let hash = try passwords.importedHash(of: user, in: subject.pool.id)
    else { return false }
    do throws(PasswordHashQueue.Failure) {
      return try await hashQueue.matches(password, hash)
    } catch {
      switch error {
      case .full: throw .tooManyRequests("Too many requests")
      case .library(let reason): throw .unavailable("a password hash is not computed: \(reason)")
      }
    }
  }

  /// Makes a verifier as everybody has of the password behind the imported hash, which is then gone.
  ///
  /// Nil when the password is not the user's any more.
  func adoptImportedPassword(
    _ password: String,
    subject: SignInSubject
  ) async throws(AuthenticationFailure) -> UserRecord? {
    guard let user = subject.user, let sealed = user.sealedPasswordHash else { return nil }
    // With the new salt: later challenges are bound to it.
    let adopted = try await users.adopt(
      try passwords.seal(
        password,
        username: user.username,
        sub: user.sub,
        in: subject.pool.id
      ),
      of: user.username,
      in: subject.pool.id,
      replacing: sealed,
      historySize: subject.pool.passwordPolicy.historySize
    )
    if let adopted { return adopted }
    return try await other(than: user, password, subject: subject)
  }

  /// The user as somebody else left it meanwhile, if the password is right there too: of two first
  /// sign-ins at once one finds the hash gone.
  private func other(
    than user: UserRecord,
    _ password: String,
    subject: SignInSubject
  ) async throws(AuthenticationFailure) -> UserRecord? {
    let found = try await users.find(sub: user.sub, in: subject.pool.id, for: subject.client.id)
    guard let present = found?.user, let salt = present.salt,
      let verifier = present.sealedVerifier
    else { return nil }
    let isRight = try passwords.matches(
      password,
      SealedPassword(salt: salt, sealedVerifier: verifier),
      username: present.username,
      sub: present.sub,
      in: subject.pool.id
    )
    return isRight ? present : nil
  }
}
