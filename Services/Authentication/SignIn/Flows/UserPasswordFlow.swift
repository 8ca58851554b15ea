internal import AuthenticationCore
internal import Cryptography
internal import Domain

extension SignInFlow {
  static let userPassword = SignInFlow(
    names: ["USER_PASSWORD_AUTH"],
    doors: [.client, .hostedPage]
  ) { (signIn, request) async throws(AuthenticationFailure) in
    try await signIn.beginUserPassword(request, flow: .userPassword)
  }

  static let adminUserPassword = SignInFlow(
    names: ["ADMIN_USER_PASSWORD_AUTH", "ADMIN_NO_SRP_AUTH"],
    doors: [.administrator]
  ) { (signIn, request) async throws(AuthenticationFailure) in
    try await signIn.beginUserPassword(request, flow: .adminUserPassword)
  }
}

/// USER_PASSWORD_AUTH and ADMIN_USER_PASSWORD_AUTH: the client shows the password.
extension SignIn {
  func beginUserPassword(
    _ request: SignInRequest,
    flow: AuthenticationFlow
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let password = try request.required("PASSWORD")
    var subject = try await directory.subject(named: name, for: request)
    try checkFlow(flow, of: subject.client, request.door)
    subject = try await migrated(name, password, subject, request)
    try checkExistence(of: subject)
    return try await attempt(byPassword: password, name, subject, request)
  }

  /// The sign-in once the shown password was found right.
  ///
  /// The pool's function is asked before, unless it was when the sign-in began.
  func attempt(
    byPassword password: String,
    _ name: String,
    _ subject: SignInContext,
    _ request: SignInRequest,
    isFunctionAsked: Bool = false
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    // At a locked name the function is asked once the password is right: by a user who is known here.
    let asksLater = subject.isLocked
    if !isFunctionAsked, !asksLater {
      try await askBeforeAuthentication(of: name, subject, request)
    }

    let credential = try credential(of: subject.user, named: name, in: subject.pool)
    let verifier = SRP.verifier(
      identity: SRPIdentity(group: subject.pool.id.name, user: credential.username),
      password: Array(password.utf8),
      salt: credential.salt
    )
    let isRight = constantTimeEquals(verifier, credential.verifier)
    let origins = origins(
      ofGuessAt: credential.username,
      deviceKey: request.deviceKey,
      in: subject.pool.id,
      request
    )
    let verdict = try await verdict(
      on: isRight && credential.isReal,
      credential,
      from: origins,
      in: subject.pool.id
    )
    let user = try await provedUser(password, credential, verdict, origins, subject, request)
    if !isFunctionAsked, asksLater { try await askBeforeAuthentication(of: name, subject, request) }
    var attempt = newAttempt(named: name, subject, request)
    attempt.setUser(user)
    attempt.answered = .password
    attempt.isPasswordLeaked = try await checkShownPassword(password, of: attempt)
    return attempt
  }

  /// The user whose password it is, by the verifier or by an imported hash.
  ///
  /// A hash is computed after the guess was counted: otherwise the time would tell, of many guesses
  /// at once, for which names they are counted late, and a right one would overtake the others.
  private func provedUser(
    _ password: String,
    _ credential: Credential,
    _ verdict: PasswordVerdict,
    _ origins: GuessOrigins,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> UserRecord {
    if verdict == .wrong,
      let adopted = try await adoptedUser(password, of: credential, subject: subject)
    {
      return adopted
    }
    try await accept(verdict, of: subject, from: origins, request)
    guard let user = subject.user else {
      throw .internalFault("a password was right without a user")
    }
    return user
  }
}
