internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// USER_SRP_AUTH: the client proves that it knows the password without showing it.
extension SignIn {
  /// Begins the proof.
  ///
  /// No Session: clients answer without one, and the secret block says it all.
  func beginUserSRP(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let clientPublic = try Self.clientPublic(try request.required("SRP_A"))
    let subject = try await directory.subject(named: name, for: request)
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    try checkFlow(.userSRP, of: subject.client)
    try checkExistence(of: subject)
    try await askBeforeAuthentication(of: name, subject, request)

    return try askForPassword(
      of: subject,
      named: name,
      clientPublic: clientPublic,
      deviceKey: request.deviceKey
    )
  }

  /// PASSWORD_VERIFIER, for whoever claims the name; the answer goes on with the pool's own flow
  /// where this is a part of one.
  func askForPassword(
    of subject: SignInSubject,
    named name: String,
    clientPublic: [UInt8],
    deviceKey: String?,
    customFlow: CustomFlow? = nil
  ) throws(AuthenticationFailure) -> SignInAnswer {
    let credential = try credential(of: subject.user, named: name, in: subject.pool)
    let exponent = SRP.makeServerExponent()
    let serverPublic: [UInt8]
    do throws(CryptographyError) {
      serverPublic = try SRP.serverPublic(verifier: credential.verifier, exponent: exponent)
    } catch {
      throw .internalFault("SRP_B cannot be computed: \(error)")
    }
    let block = SecretBlock(
      id: random.bytes(16),
      credential: credential,
      typedName: subject.pool.canonical(name),
      deviceKey: deviceKey,
      exponent: exponent,
      clientPublic: clientPublic,
      serverPublic: serverPublic,
      expiresAt: clock.now().adding(seconds: subject.client.sessionValiditySeconds),
      customFlow: customFlow
    )
    return SignInAnswer(
      challengeName: "PASSWORD_VERIFIER",
      challengeParameters: [
        "SALT": Hex.encode(credential.salt),
        "SRP_B": Hex.encode(serverPublic),
        "SECRET_BLOCK": Base64.encode(try block.sealed(with: sealer, client: subject.client)),
        "USERNAME": credential.username,
        "USER_ID_FOR_SRP": credential.username,
      ]
    )
  }

  /// A, which clients write in hexadecimal without a leading zero.
  ///
  /// A multiple of N would make the session key known to anybody, whatever the password.
  static func clientPublic(_ text: String) throws(AuthenticationFailure) -> [UInt8] {
    guard text.utf8.count <= 2048,
      let bytes = Hex.decode(text.utf8.count.isMultiple(of: 2) ? text : "0" + text)
    else { throw .invalidParameter("SRP_A is not a hexadecimal number") }
    let significant = Array(bytes.drop { $0 == 0 })
    guard SRP.isClientPublic(significant) else {
      throw .invalidParameter("SRP_A is not a number of the group")
    }
    return significant
  }
}
