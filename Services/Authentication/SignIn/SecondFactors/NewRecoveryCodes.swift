internal import AuthenticationCore
internal import Domain

extension SignIn {
  /// New codes, where the pool offers them and the answer asks for them.
  ///
  /// Only an answer that gives a second factor comes here: so neither a password nor a stolen
  /// access token is enough to make codes.
  func freshRecoveryCodes(
    for attempt: SignInAttempt,
    _ request: SignInRequest
  ) throws(AuthenticationFailure) -> FreshRecoveryCodes? {
    guard attempt.subject.pool.offersRecoveryCodes, request.asksForRecoveryCodes else {
      return nil
    }
    let (sub, pool) = (attempt.state.sub, attempt.subject.pool.id)
    let codes = recoveryCodes.make()
    return FreshRecoveryCodes(
      texts: codes.map(\.text),
      hashes: codes.map { recoveryCodes.hash($0, sub: sub, in: pool) }
    )
  }

  /// Refuses to make codes for a recovery code: an attacker who found one would never run out of them.
  func checkRecoveryCodeUse(
    _ code: String,
    _ request: SignInRequest,
    _ pool: UserPoolSettings
  ) throws(AuthenticationFailure) {
    guard pool.offersRecoveryCodes, request.asksForRecoveryCodes, RecoveryCode(code) != nil else {
      return
    }
    throw .invalidParameter("A recovery code cannot be exchanged for new recovery codes.")
  }
}

extension SignInRequest {
  fileprivate var asksForRecoveryCodes: Bool { clientMetadata[RecoveryCodeOption.member] == "new" }
}

extension SignInAnswer {
  /// The answer, with the new codes if there are any: no later call shows them.
  func showing(_ fresh: FreshRecoveryCodes?) -> SignInAnswer {
    guard let fresh else { return self }
    var answer = self
    answer.challengeParameters[RecoveryCodeOption.member] =
      fresh.texts.joined(separator: " ")
    return answer
  }
}
