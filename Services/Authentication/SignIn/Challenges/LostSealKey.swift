internal import AuthenticationCore
internal import Cryptography

/// A Session or secret block under a sealing key that is not held.
extension SignIn {
  /// Refuses an answer whose key was removed too early: a fault of the installation, which must not look
  /// like a wrong answer.
  ///
  /// A client may name any key in what it sends, so the key's id alone proves nothing. The row of the
  /// named user decides: where it is sealed under the same key, the key was ours. All other requests
  /// are refused like a made-up Session. That does not reveal that the user exists: the user's
  /// InitiateAuth ends in the same fault.
  func checkSealKeys(of request: SignInRequest) async throws(AuthenticationFailure) {
    let carried = [
      request.session.flatMap { Base64URL.decode($0) },
      request.parameters["PASSWORD_CLAIM_SECRET_BLOCK"].flatMap { Base64.decode($0) },
    ]
    let missing = Set(carried.compactMap { $0.flatMap { sealer.missingKeyID(of: $0) } })
    guard !missing.isEmpty, request.parameters["USERNAME"] != nil else { return }
    let subject = try await directory.subject(named: try request.requiredUsername(), for: request)
    guard let user = subject.user else { return }
    let cached = [user.sealedVerifier, user.secondFactors.sealedTOTPSecret]
    for sealed in cached.compactMap({ $0 }) {
      guard let id = sealer.missingKeyID(of: sealed), missing.contains(id) else { continue }
      throw .lostSealKey(id)
    }
  }
}
