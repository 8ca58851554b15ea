package import PublicOperations

extension AccessTokenHolder {
  /// Refuses to change second factors by a token whose sign-in gave none, where the user has one and the
  /// pool asks for that.
  package func checkMayChangeFactors(_ call: Call) throws(AuthenticationFailure) {
    guard try needsFactor().isEmpty else { throw Self.factorNeeded(call) }
  }

  /// The same for addresses to which a factor's codes are sent: another one is another factor.
  package func checkMayChange(
    _ attributes: [String],
    _ call: Call
  ) throws(AuthenticationFailure) {
    let addresses = try needsFactor().compactMap { $0.medium?.attributeName }
    guard !addresses.contains(where: attributes.contains) else { throw Self.factorNeeded(call) }
  }

  /// The factors that this token may not change.
  private func needsFactor() throws(AuthenticationFailure) -> [SecondFactor] {
    guard pool.needsFactorForFactors, !isFactorGiven else { return [] }
    return SecondFactorNeed.usable(
      pool: pool.secondFactors,
      possessed: try user.possessedFactors(),
      enabled: user.secondFactors.enabled
    )
  }

  /// On this exception clients sign in anew, which is what it takes.
  private static func factorNeeded(_ call: Call) -> AuthenticationFailure {
    call.refusal(
      .notAuthorized("Second factors are changed after a sign-in with one."),
      "the token's sign-in gave no second factor"
    )
  }
}
