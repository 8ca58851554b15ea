internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// A Session or secret block under a sealing key that is not held.
extension SignIn {
  /// Refuses an answer where the key was taken away too early: a fault of the installation, which must
  /// not be told as a wrong answer.
  ///
  /// What a client sends may name any key, so that the key's id alone proves nothing. The row of the
  /// user whom the request names tells: where that is sealed under the same key, the key was ours.
  /// Everybody else is refused like with every made-up Session. Who exists is not told by it: such a
  /// user's InitiateAuth ends in the same fault.
  func checkSealKeys(of request: SignInRequest) async throws(AuthenticationFailure) {
    let carried = [
      request.session.flatMap { Base64URL.decode($0) },
      request.parameters["PASSWORD_CLAIM_SECRET_BLOCK"].flatMap { Base64.decode($0) },
    ]
    let missing = Set(carried.compactMap { $0.flatMap { sealer.missingKeyID(of: $0) } })
    guard !missing.isEmpty, request.parameters["USERNAME"] != nil else { return }
    let subject = try await directory.subject(named: try request.requiredUsername(), for: request)
    guard let user = subject.user else { return }
    let kept = [user.sealedVerifier, user.secondFactors.sealedTOTPSecret]
    for sealed in kept.compactMap({ $0 }) {
      guard let id = sealer.missingKeyID(of: sealed), missing.contains(id) else { continue }
      throw .lostSealKey(id)
    }
  }
}
