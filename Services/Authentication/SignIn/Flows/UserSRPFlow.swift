internal import AuthenticationCore
internal import Cryptography

extension SignInFlow {
  static let userSRP = SignInFlow(
    names: ["USER_SRP_AUTH"],
    doors: [.client, .administrator]
  ) { (signIn, request) async throws(AuthenticationFailure) in
    try await signIn.beginUserSRP(request)
  }
}

/// USER_SRP_AUTH: the client proves that it knows the password without showing it.
extension SignIn {
  /// Begins the proof.
  func beginUserSRP(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let clientPublic = try Self.clientPublic(try request.required("SRP_A"))
    let subject = try await directory.subject(named: name, for: request)
    try checkFlow(.userSRP, of: subject.client, request.door)
    try checkExistence(of: subject)
    try await askBeforeAuthentication(of: name, subject, request)

    var attempt = newAttempt(named: name, subject, request)
    attempt.state.clientPublic = clientPublic
    return attempt
  }

  /// A, which clients write in hexadecimal without a leading zero.
  ///
  /// With a multiple of N an attacker would know the session key without the password.
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
