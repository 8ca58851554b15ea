internal import Cryptography
internal import Domain
internal import RPC

/// What a password is checked against: a user's, or that of one who does not exist.
struct Credential: Sendable {
  /// USER_ID_FOR_SRP.
  let username: String
  let sub: String
  let salt: [UInt8]
  let verifier: [UInt8]
  /// Under which wrong passwords are counted.
  let failureName: String
  /// False: no password can be right.
  let isReal: Bool
}

extension Authentication {
  /// The credential behind the name; for a user who does not exist one that looks the same.
  func credential(
    of user: UserRecord?,
    named name: String,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> Credential {
    let canonical = pool.canonical(name)
    let seed = user?.sub ?? canonical
    // Made for everybody, so that the time does not tell for whom it was needed.
    let salt = unknownUsers.salt(seed, in: pool.id)
    let verifier = unknownUsers.verifier(seed, in: pool.id)
    guard let user else {
      try passwords.openNone(inPlaceOf: verifier)
      return Credential(
        username: unknownUsers.username(canonical, in: pool),
        sub: unknownUsers.sub(canonical, in: pool.id),
        salt: salt,
        verifier: verifier,
        failureName: canonical,
        isReal: false
      )
    }
    let own = try passwords.verifier(of: user, in: pool.id)
    if own == nil { try passwords.openNone(inPlaceOf: verifier) }
    return Credential(
      username: user.username,
      sub: user.sub,
      salt: own?.salt ?? salt,
      verifier: own?.verifier ?? verifier,
      failureName: user.username,
      isReal: own != nil
    )
  }

  /// Refuses an unknown user at once where the client may know, as Cognito does.
  func checkExistence(of subject: SignInSubject) throws(AuthenticationFailure) {
    guard subject.user != nil || subject.client.hidesUserExistence else { throw .unknownUser }
  }

  /// Counts a wrong password and says so.
  func refusePassword(
    _ credential: Credential,
    subject: SignInSubject,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AuthenticationFailure {
    // Whoever is imported without a password types any one and is asked to reset it, as Cognito
    // does where existence is no secret.
    if let user = subject.user, !credential.isReal, user.sealedPasswordHash == nil,
      user.status == .resetRequired, user.isEnabled, !subject.client.hidesUserExistence
    {
      return refusal(.passwordResetRequired, "the imported user has no password yet", context)
    }
    try await passwordFailures.record(credential.failureName, in: subject.pool.id, at: clock.now())
    guard subject.user != nil else {
      return refusal(.incorrectPassword, "there is no such user", context)
    }
    guard credential.isReal else {
      return refusal(.incorrectPassword, "the user has no password", context)
    }
    return refusal(.incorrectPassword, "the password is wrong", context)
  }
}
