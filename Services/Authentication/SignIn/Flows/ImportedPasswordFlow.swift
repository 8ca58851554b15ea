internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// Passwords of users who were imported with a password hash and have not signed in yet.
extension SignIn {
  /// The user whose imported hash the password fits, with a verifier in the hash's place; nil for all
  /// other users and passwords.
  ///
  /// The caller has counted the guess as a wrong one, so that of many at once only those that the lock
  /// lets through cost a hash. Where existence is hidden every name costs one: the time must not show
  /// which users are imported and have not signed in yet.
  func adoptedUser(
    _ password: String,
    of credential: Credential,
    subject: SignInContext
  ) async throws(AuthenticationFailure) -> UserRecord? {
    let pool = subject.pool
    let own = try subject.user.flatMap { user throws(AuthenticationFailure) in
      try passwords.importedHash(of: user, in: pool.id)
    }
    let decoy = try decoy(inPlaceOf: own, of: credential, subject: subject)
    guard let hash = own ?? decoy else { return nil }
    let isRight: Bool
    do throws(PasswordHashQueue.Failure) {
      isRight = try await hashQueue.matches(password, hash, for: pool.id)
    } catch {
      switch error {
      case .full: throw .tooManyRequests("Too many requests")
      case .library(let reason): throw .unavailable("a password hash is not computed: \(reason)")
      }
    }
    guard isRight, own != nil else { return nil }
    return try await adoptImportedPassword(password, subject: subject)
  }

  /// A hash that no password fits, always of the same kind for the user; nil where a wrong password
  /// need not cost one.
  ///
  /// Chosen for every user, so that the time does not show which users need it.
  private func decoy(
    inPlaceOf own: PasswordHash?,
    of credential: Credential,
    subject: SignInContext
  ) throws(AuthenticationFailure) -> PasswordHash? {
    guard subject.client.hidesUserExistence else { return nil }
    let pool = subject.pool
    let kind = unknownUsers.hashKind(
      credential.sub,
      among: pool.hashesToCover,
      in: pool.id
    )
    if let kind, own == nil { try passwords.openNone(inPlaceOf: Array(kind.text.utf8)) }
    return kind?.decoy
  }

  /// Replaces the imported hash by an SRP verifier of its password.
  ///
  /// Nil when the password is no longer the user's.
  private func adoptImportedPassword(
    _ password: String,
    subject: SignInContext
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

  /// The user as another call updated it meanwhile, if the password is right there too: of two first
  /// sign-ins at once one finds the hash gone.
  private func other(
    than user: UserRecord,
    _ password: String,
    subject: SignInContext
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
    guard isRight else { return nil }
    // It was counted as a wrong one, perhaps after the other was forgiven.
    let verdict = try await passwordFailures.judge(
      isRight: true,
      of: .password(of: present.username),
      in: subject.pool.id,
      at: clock.now()
    )
    return verdict == .right ? present : nil
  }
}
