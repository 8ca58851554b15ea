internal import Cryptography
internal import Domain

/// USER_PASSWORD_AUTH and ADMIN_USER_PASSWORD_AUTH: the client shows the password.
extension Authentication {
  func beginUserPassword(
    _ request: SignInRequest,
    flow: AuthenticationFlow
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let password = try request.required("PASSWORD")
    let subject = try await subject(named: name, for: request)
    try checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    try checkFlow(flow, of: subject.client)
    try checkExistence(of: subject)
    // Spares the comparison; it is the statement after it that decides.
    guard !subject.isLocked else { throw .passwordAttemptsExceeded }
    try await askBeforeAuthentication(of: name, subject, request)

    let credential = try credential(of: subject.user, named: name, in: subject.pool)
    let verifier = SRP.verifier(
      identity: SRPIdentity(group: subject.pool.id.name, user: credential.username),
      password: Array(password.utf8),
      salt: credential.salt
    )
    let isRight = constantTimeEquals(verifier, credential.verifier)
    let isOwn = isRight && credential.isReal
    let isImported = try await matchesImportedHash(password, subject: subject)
    try await judge(isOwn || isImported, credential, subject, context: request.context)
    let own = isOwn ? subject.user : nil
    let user =
      if let own { own } else { try await adoptImportedPassword(password, subject: subject) }
    guard let user else {
      // It was replaced since it was compared, so that the one shown is a wrong one now.
      try await judge(false, credential, subject, context: request.context)
      throw .internalFault("a wrong password was judged right")
    }
    return try await continueSignIn(
      ProvedSignIn(
        user: user,
        subject: subject,
        typedName: subject.pool.canonical(name),
        deviceKey: request.parameters["DEVICE_KEY"],
        clientPublic: nil,
        isAdministrators: request.isAdministrators,
        context: request.context
      )
    )
  }
}
