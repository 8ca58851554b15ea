package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import PublicOperations

extension SignIn {
  /// The tokens of a sign-in that the user's own app has confirmed (USR-27).
  ///
  /// The usual end of a sign-in: account state, switch, functions, session terms. No second factor is
  /// asked for: the app has, where one was due.
  package func tokens(
    ofApproved user: UserRecord,
    _ approval: AppApproval,
    _ subject: SignInContext,
    clientMetadata: [String: String],
    call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    try user.standing.check(for: .customSignIn)
    let request = try SignInRequest(withoutProof: subject, clientMetadata, call)
    var attempt = SignInAttempt(ofProved: user, subject, request)
    attempt.note(approval, at: clock.now())
    return try await tokens(of: attempt, approval.device.map { .trackedDevice($0) } ?? .tokens)
  }
}

extension SignInAttempt {
  /// Takes up what the user's app has confirmed: PIN and biometrics are a second factor.
  mutating func note(_ approval: AppApproval, at moment: Instant) {
    appApproval = approval
    state.proofs.note(.app(approval.factors), at: moment)
  }
}
