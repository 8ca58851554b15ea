internal import AuthenticationCore
internal import Domain

/// SELECT_MFA_TYPE: a user who has several factors and prefers none says which.
extension SignIn {
  func askForChoice(
    among factors: [SecondFactor],
    _ signIn: ProvedSignIn
  ) throws(AuthenticationFailure) -> SignInAnswer {
    SignInAnswer(
      challengeName: "SELECT_MFA_TYPE",
      session: try secondFactorSession(signIn).text(for: .choice, sealer: sealer),
      challengeParameters: [
        "MFAS_CAN_CHOOSE": try SecondFactor.list(factors),
        "USER_ID_FOR_SRP": signIn.user.username,
      ]
    )
  }

  func answerSelectMFAType(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let answer = try request.required("ANSWER")
    let (session, kept) = try await openSession(of: request, at: .choice)
    let subject = try await directory.subject(sub: session.sub, kept: kept, request.call)
    let signIn = try resume(session, of: subject, named: name, request)
    guard let factor = SecondFactor(choice: answer),
      try SecondFactorNeed.accepts(factor, of: signIn.user, in: subject.pool)
    else { throw .invalidParameter("Invalid MFA type selected: \(answer)") }
    // One choice a session: otherwise one password would buy any number of messages.
    guard try await secondFactors.spend(session) else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    return try await ask(for: factor, signIn)
  }
}
