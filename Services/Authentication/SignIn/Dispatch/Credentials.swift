internal import AuthenticationCore
internal import Domain
internal import PublicOperations

/// What a password is checked against: a user's verifier, or a made-up one.
struct Credential: Sendable {
  /// USER_ID_FOR_SRP.
  let username: String
  /// Under which wrong passwords are counted.
  let failureName: FailureName
  let sub: String
  let salt: [UInt8]
  let verifier: [UInt8]
  /// False: no password can be right.
  let isReal: Bool
}

extension SignIn {
  /// The credential behind the name; for a user who does not exist one that looks the same.
  func credential(
    of user: UserRecord?,
    named name: String,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> Credential {
    let canonical = pool.canonical(name)
    let unknownSub = unknownUsers.sub(canonical, in: pool.id)
    let seed = user?.sub ?? unknownSub
    // Made for every name, so that the time does not show which names need them.
    let salt = unknownUsers.salt(seed, in: pool.id)
    let verifier = unknownUsers.verifier(seed, in: pool.id)
    guard let user else {
      try passwords.openNone(inPlaceOf: verifier)
      return Credential(
        username: unknownUsers.username(canonical, in: pool),
        failureName: .password(of: unknownUsers.countedUsername(canonical, in: pool)),
        sub: unknownSub,
        salt: salt,
        verifier: verifier,
        isReal: false
      )
    }
    let own = try passwords.verifier(of: user, in: pool.id)
    if own == nil { try passwords.openNone(inPlaceOf: verifier) }
    return Credential(
      username: user.username,
      failureName: .password(of: user.username),
      sub: user.sub,
      salt: own?.salt ?? salt,
      verifier: own?.verifier ?? verifier,
      isReal: own != nil
    )
  }

  /// Refuses an unknown user at once where the client may know, as Cognito does.
  func checkExistence(of subject: SignInContext) throws(AuthenticationFailure) {
    guard subject.user != nil || subject.client.hidesUserExistence else { throw .unknownUser }
  }

  /// Counts a guess that was compared with the verifier.
  func verdict(
    on isRight: Bool,
    _ credential: Credential,
    from origins: GuessOrigins,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> PasswordVerdict {
    try await passwordFailures.judge(
      isRight: isRight,
      of: credential.failureName,
      from: origins,
      in: pool,
      at: clock.now()
    )
  }

  /// Refuses a guess unless it was judged right; a wrong one is counted for the caller's network.
  func accept(
    _ verdict: PasswordVerdict?,
    of subject: SignInContext,
    from origins: GuessOrigins,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) {
    let call = request.call
    switch verdict {
    case .right: return
    case .locked, nil: throw .passwordAttemptsExceeded
    case .slowed:
      throw call.refusal(.rateExceeded, "too many passwords from the caller's network were wrong")
    case .wrong: break
    }
    try await countFailure(from: origins, in: subject.pool.id, call: call)
    recordWrongPassword(subject, request)
    guard let user = subject.user else {
      throw call.refusal(.incorrectPassword, "there is no such user")
    }
    guard user.sealedVerifier == nil else {
      throw call.refusal(.incorrectPassword, "the password is wrong")
    }
    // A user who is imported without a password enters any one and is asked to reset it, as Cognito
    // does where existence is not hidden.
    if user.sealedPasswordHash == nil,
      user.standing.refusal(of: .signInWithoutPassword) == .passwordResetRequired,
      !subject.client.hidesUserExistence
    {
      throw call.refusal(.passwordResetRequired, "the imported user has no password yet")
    }
    throw call.refusal(.incorrectPassword, "the user has no password")
  }
}
