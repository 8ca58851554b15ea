internal import AuthenticationCore
internal import AuthenticationPasskeys
internal import Domain

/// How a sign-in may begin, as it is offered to the name that a client claims.
struct FirstFactorOffer: Sendable {
  let ways: [FirstChallenge]
  /// The passkeys that a browser may look for; empty for any.
  let passkeys: [PasskeyDescriptor]
  /// Whether no user has what is offered: codes go nowhere, and nothing can be right.
  let isMadeUp: Bool
}

extension SignIn {
  /// How the user may begin; where the client may not learn that there is none, or that the user has nothing to
  /// begin with, what such a user would have.
  ///
  /// Both are found out for every name, so that the time does not show which one is told.
  func offer(_ attempt: SignInAttempt) async throws(AuthenticationFailure) -> FirstFactorOffer {
    let (pool, user, state) = (attempt.subject.pool, attempt.subject.user, attempt.state)
    let passkeys = try await passkeys.offered(to: state.username, in: pool)
    let factors = try user?.firstFactors(in: pool, hasPasskey: !passkeys.isEmpty) ?? []
    let madeUp = unknownUsers.firstFactors(state.enteredName, in: pool)
    let madeUpPasskey = PasskeyDescriptor(
      madeUp: unknownUsers.passkeyID(state.enteredName, in: pool.id)
    )
    guard factors.isEmpty, attempt.subject.client.hidesUserExistence else {
      return FirstFactorOffer(
        ways: attempt.ways(of: factors),
        passkeys: passkeys,
        isMadeUp: false
      )
    }
    return FirstFactorOffer(
      ways: attempt.ways(of: madeUp),
      passkeys: madeUp.contains(.passkey) ? [madeUpPasskey] : [],
      isMadeUp: true
    )
  }
}

extension SignInAttempt {
  /// The ways of the factors that can lead to what the client asks for.
  fileprivate func ways(of factors: [FirstFactor]) -> [FirstChallenge] {
    FirstChallenge.allCases.filter { factors.contains($0.factor) && mayLead($0) }
  }
}
