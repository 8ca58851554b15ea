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
    guard !subject.failures.isLocked(at: clock.now()) else { throw .passwordAttemptsExceeded }

    let credential = try credential(of: subject.user, named: name, in: subject.pool)
    let verifier = SRP.verifier(
      identity: SRPIdentity(group: subject.pool.id.name, user: credential.username),
      password: Array(password.utf8),
      salt: credential.salt
    )
    let isRight = constantTimeEquals(verifier, credential.verifier)
    let own = isRight && credential.isReal ? subject.user : nil
    let imported = try await provedImport(password, subject: subject)
    guard let user = own ?? imported else {
      throw try await refusePassword(credential, subject: subject, context: request.context)
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
