internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension SignIn {
  /// The challenge of a set-up with its user, refused where the user has meanwhile got a factor.
  func setUpChallenge(
    _ session: String?,
    at step: SignInStep.Name,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (AskedChallenge, SignInStep.FactorSetUp, SignInContext) {
    guard session != nil else {
      throw .invalidParameter("Either AccessToken or Session must be provided.")
    }
    let (asked, setUp) = try seal.setUpChallenge(of: session, at: step, now: clock.now())
    let cached = try await directory.cachedSettings(of: setUp.client)
    let subject = try await directory.subject(sub: asked.state.sub, cached: cached, call)
    guard subject.pool.secondFactors.offers(.softwareToken) else { throw .softwareTokenNotOffered }
    guard let user = subject.user, user.standing.refusal(of: .signInStep) == nil,
      isCurrent(asked, for: user, in: subject.pool)
    else { throw call.refusal(.invalidSession, "the set-up is over") }
    guard try isSetUpOpen(.softwareToken, of: user, in: subject.pool),
      !(try await consumedChallenges.isConsumed(asked.id, in: subject.pool.id))
    else {
      throw try await refusal(
        ofClosed: asked.id,
        "the set-up is over",
        in: subject.pool.id,
        call
      )
    }
    return (asked, setUp, subject)
  }
}
